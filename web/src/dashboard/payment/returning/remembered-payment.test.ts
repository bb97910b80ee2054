import { describe, expect, it } from 'vitest'
import { readRemembered } from './remembered-payment.ts'

const payment = { paymentId: '6b0b1c4e-6f7a-4c1e-9a52-0f1d2c3b4a59', name: 'Mariage de Léa' }

describe('a payment under way survives a reload', () => {
  it('is read as it was written', () => expect(readRemembered(JSON.stringify(payment))).toEqual(payment))
  it('is nothing when none was under way', () => expect(readRemembered(null)).toBeNull())
  it('is nothing when what is stored is not ours', () => {
    expect(readRemembered('{"paymentId":"1"}')).toBeNull()
    expect(readRemembered('not json')).toBeNull()
  })
})

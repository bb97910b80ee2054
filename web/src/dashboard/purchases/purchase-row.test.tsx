import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { PurchaseRow } from './purchase-row.tsx'

const purchase: Purchase = {
  id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
  paidAt: '2026-11-18T23:30:00.000Z',
  sessionName: 'Mariage de Léa',
  kind: 'package',
  packageType: 'pack_5',
  words: { name: { fr: 'Essentiel', en: 'Essential' } },
  images: 5,
  amountCents: 990,
  refundedCents: 0,
  state: 'paid',
}
const draw = (facts: Partial<Purchase>, language: 'fr' | 'en' = 'fr') =>
  drawForTest(<PurchaseRow purchase={{ ...purchase, ...facts }} />, { language })

describe('a purchase tells', () => {
  it('what was bought, for which transformation', () => {
    expect(draw({})).toContain('Essentiel, 5 images')
    expect(draw({})).toContain('pour «\u00a0Mariage de Léa\u00a0»')
  })
  it('the day it was paid, in Paris', () => expect(draw({})).toContain('19 novembre 2026'))
  it('the amount, to the cent', () => expect(draw({})).toContain('9,90\u00a0€'))
  it('that it is paid', () => expect(draw({})).toContain('Payé'))
  it('that all of it went back', () =>
    expect(draw({ state: 'refunded', refundedCents: 990 })).toContain('Remboursé'))
  it('that some of it went back', () =>
    expect(draw({ refundedCents: 300 })).toContain('dont 3,00\u00a0€ remboursés'))
  it('the same in English', () => {
    expect(draw({ refundedCents: 300 }, 'en')).toMatch(/Essential, 5 images.*€9\.90.*Paid.*€3\.00 refunded/s)
  })
})

import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import { samplePurchase } from './sample-purchase.ts'

const draw = (facts: Partial<Purchase>, language: 'fr' | 'en' = 'fr') =>
  drawForTest(<PurchaseRow purchase={samplePurchase(facts)} />, { language })

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

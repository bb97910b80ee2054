import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { REFUND_REASONS } from '@app/domain/payment/refund-reasons.ts'
import { api } from '@app/domain/routes.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { PurchasePage } from './purchase-page.tsx'
import { samplePurchase } from './sample-purchase.ts'

const draw = (facts: Partial<PurchaseDetail> = {}) =>
  drawKnowing(
    <PurchasePage />,
    // Without a route around it the address names no id.
    knowing({ [api.purchase('')]: { purchase: samplePurchase(facts) } }),
  ).replace(/[\u00a0\u202f]/g, ' ')

const RECEIPT = {
  id: '5a0d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
  number: '2026-000012',
  kind: 'receipt',
  issuedAt: '2026-11-18T23:30:00.000Z',
  amountCents: 990,
  url: '/api/receipts/5a0d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11/pdf',
} as const
const REFUND = { amountCents: 990, reason: 'failure', at: '2026-11-19T08:00:00.000Z', state: 'sent' } as const

describe('the page of a purchase tells', () => {
  it('what was bought, the day it was paid in Paris, and the total to the cent', () => {
    expect(draw()).toMatch(/<h1[^>]*>Essentiel, 5 images</)
    expect(draw()).toContain('19 novembre 2026')
    expect(draw()).toContain('9,90 €')
  })
  it('credits by their number', () =>
    expect(
      draw({ kind: 'credits', words: null, packageType: null, images: 30, transformationName: '' }),
    ).toMatch(/<h1[^>]*>30 crédits</))
  it('a course by its name, the way to it, and what she agreed to', () => {
    const html = draw({
      ...{ kind: 'course', course: 'essai', packageType: null, images: 1, transformationName: '' },
      words: { name: { fr: 'Colorimétrie', en: 'Colorimetry' } },
    })
    expect(html).toMatch(/<h1[^>]*>Formation : Colorimétrie</)
    expect(html).toMatch(/href="\/dashboard\/formations\/essai"[^>]*>Colorimétrie</)
    expect(html).toContain('dès la première leçon ou le premier quiz ouvert')
  })
  it('the way to its transformation', () =>
    expect(draw({ transformationId: '9d9d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11' })).toMatch(
      /href="\/dashboard\/transformations\/9d9d3c5e[^"]*"[^>]*>Mariage de Léa</,
    ))
  it('only the name of one she has deleted', () =>
    expect(draw()).not.toContain('/dashboard/transformations/'))
  it('each document with its number, as a PDF', () => {
    const note = {
      ...RECEIPT,
      id: REFUND.at,
      number: 'A-2026-000003',
      kind: 'credit_note',
      amountCents: -990,
    } as const
    const html = draw({ receipts: [RECEIPT, note] })
    expect(html).toMatch(/href="\/api\/receipts\/5a0d[^"]*" download="" aria-label="[^"]*Reçu 2026-000012"/)
    expect(html).toContain('Avoir A-2026-000003')
    expect(html).not.toContain('-9,90')
  })
  it('that there is no receipt yet, when there is none', () =>
    expect(draw()).toContain(fr.purchases.noReceipt.replaceAll("'", '’')))
})

describe('money that went back is told with its reason and when it arrives', () => {
  it.each(REFUND_REASONS)('%s', (reason) => {
    const html = draw({ refunds: [{ ...REFUND, reason }], refundedCents: 990, state: 'refunded' })
    expect(html).toContain(fr.purchases.reasons[reason].replaceAll("'", '’'))
    expect(html).toContain('ur votre carte sous 5 à 10 jours.')
  })
  it.each([
    ['asked', 'Transmis à notre prestataire'],
    ['sent', 'Sur votre carte sous 5 à 10 jours.'],
    ['failed', 'Votre banque n’a pas pu le recevoir. Nous vous écrivons'],
    ['paid_otherwise', 'Remboursé autrement que sur votre carte.'],
  ] as const)('how far it has come: %s', (state, words) =>
    expect(draw({ refunds: [{ ...REFUND, state }] })).toContain(words),
  )
  it('nothing is said of refunds when there is none', () => expect(draw()).not.toContain('Remboursement'))
})

describe('what she agreed to is told with its day and the terms she saw', () => {
  it('for a package', () => {
    expect(draw()).toContain('la création commence tout de suite')
    expect(draw()).toMatch(/Donnés le 19 novembre 2026.*\(version 2026-11\)/)
  })
  it('for credits, in their own words', () =>
    expect(draw({ kind: 'credits', words: null })).toContain('vos crédits soient utilisables tout de suite'))
  it('and that nothing was recorded, when nothing was', () =>
    expect(draw({ consent: null })).toContain('n’ont pas été enregistrés'))
})

describe('« Renoncer au contrat ici » stands for as long as she may', () => {
  const withdrawal = { until: '2026-12-02T22:59:59.000Z', refundCents: 990 }
  it('with the last day, what comes back, and the number of her receipt', () => {
    const html = draw({ withdrawal, receipts: [RECEIPT] })
    expect(html).toContain('jusqu’au 2 décembre 2026. 9,90 € vous seront remboursés.')
    expect(html).toMatch(/href="\/renoncer-au-contrat\?commande=2026-000012"[^>]*>Renoncer au contrat ici</)
  })
  it('with the number of the order before she has a receipt', () =>
    expect(draw({ withdrawal })).toContain('?commande=0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11"'))
  it('not once she may no longer', () => expect(draw()).not.toContain('Renoncer au contrat'))
  it('gives way to the day she did', () => {
    const html = draw({ withdrawnAt: '2026-11-20T10:00:00.000Z', withdrawal: null })
    expect(html).toContain('Vous avez renoncé à ce contrat le 20 novembre 2026.')
    expect(html).not.toContain('Renoncer au contrat ici')
  })
})

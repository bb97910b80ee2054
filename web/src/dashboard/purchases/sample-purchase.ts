import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'

/** A whole purchase for tests; each test states only the facts its rule is about. */
export const samplePurchase = (facts: Partial<PurchaseDetail> = {}): PurchaseDetail => ({
  id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
  paidAt: '2026-11-18T23:30:00.000Z',
  transformationName: 'Mariage de Léa',
  kind: 'package',
  packageType: 'pack_5',
  course: null,
  words: { name: { fr: 'Essentiel', en: 'Essential' } },
  images: 5,
  amountCents: 990,
  refundedCents: 0,
  state: 'paid',
  receipts: [],
  refunds: [],
  consent: { at: '2026-11-18T23:29:00.000Z', terms: '2026-11', photosTo: [] },
  transformationId: null,
  withdrawnAt: null,
  withdrawal: null,
  ...facts,
})

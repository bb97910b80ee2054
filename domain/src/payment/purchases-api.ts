import { z } from 'zod'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { photosToSchema } from '../engines/photo-consent.ts'
import { PURCHASE_NAMES, purchaseInCalls } from './payment-api.ts'
import { REFUND_REASONS } from './refund-reasons.ts'

/** A receipt for what came in, or a credit note for what went back: numbers without a gap, words frozen on the day. */
export const RECEIPT_KINDS = ['receipt', 'credit_note'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/**
 * How far money that goes back has come: asked of the card provider; sent on to her bank; failed there, so that the
 * house owes it; paid another way since.
 */
export const REFUND_STATES = ['asked', 'sent', 'failed', 'paid_otherwise'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const receiptSchema = z.object({
  id: z.uuid(),
  /** « 2026-000001 », or « A-2026-000001 » for a credit note. */
  number: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  issuedAt: z.iso.datetime(),
  amountCents: z.int(),
  /** Where its PDF is. */
  url: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** One purchase with everything that was written about it. */
export const purchaseDetailSchema = namedInCalls(
  purchaseInCalls.extend({
    receipts: z.array(receiptSchema),
    refunds: z.array(
      z.object({
        amountCents: z.int(),
        reason: z.enum(REFUND_REASONS),
        at: z.iso.datetime(),
        state: z.enum(REFUND_STATES),
      }),
    ),
    /** The consents, given together, the version of the terms she saw, and to whom her photos may be sent. */
    consent: z.object({ at: z.iso.datetime(), terms: z.string(), photosTo: photosToSchema }).nullable(),
    /** What it began, as long as she keeps it. */
    transformationId: z.uuid().nullable(),
    withdrawnAt: z.iso.datetime().nullable(),
    /** Possible now: until when, and what would come back. */
    withdrawal: z.object({ until: z.iso.datetime(), refundCents: z.int() }).nullable(),
  }),
  PURCHASE_NAMES,
)
export type PurchaseDetail = z.infer<typeof purchaseDetailSchema>

/** GET /api/purchases/:id */
export const purchaseAnswer = z.object({ purchase: purchaseDetailSchema })

import { z } from 'zod'
import { dayInParis } from '../calendar/day-in-paris.ts'
import { LEGAL_FIELDS, type LegalField } from '../site/legal-fields.ts'
import { CARD_PROVIDERS } from './card-providers.ts'
import { ORDER_KINDS } from './order-states.ts'
import { RECEIPT_KINDS, type ReceiptKind } from './purchases-api.ts'
import { REFUND_REASONS } from './refund-reasons.ts'

/** What she agreed to, in the words she was shown, and when. */
const consentSchema = z.object({ at: z.iso.datetime(), words: z.string() })

/**
 * What a receipt says, frozen on the day: no later price, name, rate or address of the seller changes it. Nothing in
 * it says who bought: that stands apart, and can be forgotten.
 */
export const receiptContentSchema = z.object({
  kind: z.enum(RECEIPT_KINDS),
  language: z.enum(['fr', 'en']),
  seller: z.object({
    brand: z.string(),
    email: z.string(),
    // A field the law adds one day is empty on the receipts of before.
    ...(Object.fromEntries(LEGAL_FIELDS.map((field) => [field, z.string().default('')])) as Record<
      LegalField,
      z.ZodDefault<z.ZodString>
    >),
  }),
  line: z.object({
    kind: z.enum(ORDER_KINDS),
    /** The package or the course as it was called then; empty for credits, which have no name. */
    name: z.string(),
    /** Images, as many credits, or one enrolment. */
    count: z.int(),
  }),
  amountCents: z.int(),
  vat: z.union([
    z.object({ rate: z.number(), netCents: z.int(), vatCents: z.int() }),
    z.object({ exemption: z.string() }),
  ]),
  cardProvider: z.enum(CARD_PROVIDERS),
  /** How long it was said to take. Receipts of before promised minutes. */
  usualWait: z.enum(['minutes', 'hour']).default('minutes'),
  paidAt: z.iso.datetime(),
  /** Both consents, given together at the pay button; null where she gave none. */
  consents: z
    .object({
      startNow: consentSchema,
      losesWithdrawal: consentSchema,
      terms: z.string(),
    })
    .nullable(),
  /** Of a credit note: the receipt it takes back from, and why. */
  corrects: z.object({ number: z.string(), reason: z.enum(REFUND_REASONS) }).nullable(),
})
export type ReceiptContent = z.infer<typeof receiptContentSchema>

/** Who bought. A professional's salon and SIRET make it an invoice the law has us keep. */
export const buyerSchema = z.object({
  name: z.string(),
  email: z.string(),
  salon: z.string().nullable(),
  siret: z.string().nullable(),
})
export type Buyer = z.infer<typeof buyerSchema>

/** Numbers begin again with each year of Paris; credit notes have their own. */
export const seriesOf = (kind: ReceiptKind, at: Date): string =>
  `${kind === 'credit_note' ? 'A-' : ''}${dayInParis(at).slice(0, 'yyyy'.length)}`

export const receiptNumber = (series: string, nth: number): string =>
  `${series}-${String(nth).padStart(6, '0')}`

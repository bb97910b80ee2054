import { z } from 'zod'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { PACKAGE_TYPES } from '../catalogue/packages.ts'
import { TRANSFORMATION_NAME_MAX } from '../drafts/draft-rules.ts'
import { makerSchema, photosToSchema } from '../engines/photo-consent.ts'
import { CARD_PROVIDERS } from './card-providers.ts'
import { ORDER_KINDS, ORDER_STATUSES } from './order-states.ts'

const intentInCalls = z.object({
  /** Euros. Must equal the price of the package; the server's price counts (product rule 14). */
  amount: z.number().nonnegative().max(100_000),
  packageType: z.enum(PACKAGE_TYPES),
  sessionName: z.string().max(TRANSFORMATION_NAME_MAX),
})
export const createIntentSchema = namedInCalls(intentInCalls, { sessionName: 'name' })

export const intentAnswer = z.object({
  success: z.literal(true),
  clientSecret: z.string(),
  paymentId: z.uuid(),
  amountCents: z.int(),
  provider: z.enum(CARD_PROVIDERS),
  /** What the provider's own script needs; `null` for the built-in test cards. */
  publicKey: z.string().nullable(),
  /** Of a package: who makes its images, and would be sent her photos; null of anything else. */
  maker: makerSchema,
})
export type Intent = z.infer<typeof intentAnswer>

/** GET /api/payments/:id asks the provider when it has not spoken yet. */
export const paymentAnswer = z.object({
  payment: z.object({
    id: z.uuid(),
    status: z.enum(ORDER_STATUSES),
    amountCents: z.int(),
    kind: z.enum(ORDER_KINDS),
    /** Of a package; null of anything else. */
    transformationId: z.uuid().nullable(),
    /** What a paid pack added, and her balance now; null until it has. */
    credits: z.object({ added: z.int(), balance: z.int() }).nullable(),
  }),
})

export const PURCHASE_STATES = ['paid', 'refunded'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** Nothing is left of what she paid once all of it went back. */
export const purchaseState = (bought: { amountCents: number; refundedCents: number }): PurchaseState =>
  bought.refundedCents >= bought.amountCents ? 'refunded' : 'paid'

/** One thing she bought, whatever became of the money since (product rule 16). */
export const purchaseInCalls = z.object({
  id: z.uuid(),
  paidAt: z.iso.datetime(),
  kind: z.enum(ORDER_KINDS),
  /** Of a package; empty of anything else, or once she has deleted the transformation's name. */
  sessionName: z.string(),
  packageType: z.enum(PACKAGE_TYPES).nullable(),
  /** Of a course: the last part of its address. */
  course: z.string().nullable(),
  /** The package or the course in both languages: it may have left the catalogue since. Null for credits. */
  words: z.object({ name: z.object({ fr: z.string(), en: z.string() }) }).nullable(),
  /** What it brings: images, as many credits, or one enrolment. */
  images: z.int(),
  amountCents: z.int(),
  refundedCents: z.int(),
  state: z.enum(PURCHASE_STATES),
})
export const PURCHASE_NAMES = { sessionName: 'transformationName' } as const
export const purchaseSchema = namedInCalls(purchaseInCalls, PURCHASE_NAMES)
export type Purchase = z.infer<typeof purchaseSchema>
/** GET /api/purchases: newest first. */
export const purchasesAnswer = z.object({ purchases: z.array(purchaseSchema) })

/** The consents at the pay button, with the version of the terms she saw. */
export const consentSchema = z.object({
  /** Asks that it begins before the fourteen days are over. */
  startNow: z.literal(true),
  /** Knows when the right to withdraw is lost: once the images are delivered, credits spent, a lesson opened. */
  losesWithdrawal: z.literal(true),
  photosTo: photosToSchema,
  termsVersion: z.string().max(40),
})

export const TEST_CARD_OUTCOMES = ['succeeded', 'requires_action', 'requires_payment_method'] as const

/** The built-in test cards' own confirmation call, as a provider's script would make it. */
export const testCardConfirmSchema = z.object({
  clientSecret: z.string().max(200),
  card: z.object({ number: z.string().max(32), expiry: z.string().max(9), cvc: z.string().max(6) }),
})
export const testCardChallengeSchema = z.object({ clientSecret: z.string().max(200), accept: z.boolean() })
export const testCardAnswer = z.object({
  status: z.enum(TEST_CARD_OUTCOMES),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})

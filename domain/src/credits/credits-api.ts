import { z } from 'zod'
import { CREDIT_PACK_IDS } from './credit-packs.ts'
import { CREDIT_REASONS } from './credit-reasons.ts'

export const creditPackSchema = z.object({
  id: z.enum(CREDIT_PACK_IDS),
  credits: z.int(),
  /** Cents, VAT included. */
  price: z.int(),
  /** Euros, two decimals. */
  pricePerCredit: z.number(),
})
export type CreditPack = z.infer<typeof creditPackSchema>

/** What came and went, the latest first. */
export const creditLineSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  amount: z.int(),
  reason: z.enum(CREDIT_REASONS),
  /** Of what the house gave or took: why. */
  words: z.string().nullable(),
})
export type CreditLine = z.infer<typeof creditLineSchema>

/** How many of them she is shown; all of them go with her export. */
export const CREDIT_LINES_SHOWN = 50

/** The most the house gives or takes at once: more is a slip of the keyboard. */
export const HOUSE_CREDITS_MAX = 500

/** GET /api/credits */
export const creditsAnswer = z.object({
  balance: z.int(),
  packs: z.array(creditPackSchema),
  lines: z.array(creditLineSchema).max(CREDIT_LINES_SHOWN),
})
export type Credits = z.infer<typeof creditsAnswer>

/** POST /api/credits/create-payment-intent answers as a package does: `intentAnswer`. */
export const creditIntentSchema = z.object({
  packId: z.string().max(40),
  /** Euros. Must equal the price of the pack; the server's price counts (product rule 14). */
  amount: z.number().nonnegative().max(100_000),
})

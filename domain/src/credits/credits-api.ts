import { z } from 'zod'
import { CREDIT_PACK_IDS } from './credit-packs.ts'

export const creditPackSchema = z.object({
  id: z.enum(CREDIT_PACK_IDS),
  credits: z.int(),
  /** Cents, VAT included. */
  price: z.int(),
  /** Euros, two decimals. */
  pricePerCredit: z.number(),
})
export type CreditPack = z.infer<typeof creditPackSchema>

/** GET /api/credits */
export const creditsAnswer = z.object({ balance: z.int(), packs: z.array(creditPackSchema) })
export type Credits = z.infer<typeof creditsAnswer>

/** POST /api/credits/create-payment-intent answers as a package does: `intentAnswer`. */
export const creditIntentSchema = z.object({
  packId: z.string().max(40),
  /** Euros. Must equal the price of the pack; the server's price counts (product rule 14). */
  amount: z.number().nonnegative().max(100_000),
})

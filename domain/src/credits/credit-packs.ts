/** Packs of credits. Prices live in the database: the operator edits them. */
export const CREDIT_PACK_IDS = ['credits_10', 'credits_30', 'credits_100'] as const
export type CreditPackId = (typeof CREDIT_PACK_IDS)[number]

/** « Encore 5 images »: how many one press makes, and what each costs (product rule 17). */
export const MORE_IMAGES = 5
export const CREDITS_PER_IMAGE = 1

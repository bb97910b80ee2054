/** Why credits came or went. */
export const CREDIT_REASONS = [
  /** A pack she bought. */
  'purchase',
  /** What is left of a pack goes when its money goes back. */
  'refund',
  /** Spent on more images. */
  'images',
  /** Images that could not be made well, given back. */
  'shortfall',
  /** Not one of them could be made, given back. */
  'failure',
  /** The house gave or took them, and says why. */
  'house',
] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

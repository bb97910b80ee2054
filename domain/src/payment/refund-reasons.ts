/** Why money went back. */
export const REFUND_REASONS = [
  /** Paid, but nothing could be begun: canceled meanwhile, or a photo was taken out. */
  'nothing_to_make',
  /** Not one image could be made. */
  'failure',
  /** Not one image within the promised day. */
  'late',
  /** Paid without her two consents: nothing may begin. */
  'no_consent',
  /** She withdrew from the contract. */
  'withdrawal',
  /** Given back by the house, whole or in parts. */
  'operator',
  /** Given back at the card provider's own dashboard; we heard of it. */
  'provider',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

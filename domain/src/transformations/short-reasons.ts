/**
 * Why a run brought fewer images than were asked for, where more is known than that others were not good enough: her
 * photos give no more of the style; what an image service had learned of her is gone there, for good or until it may be
 * paid anew; or her photos are.
 */
export const SHORT_REASONS = ['exhausted', 'learned_lost', 'learning_later', 'photos_gone'] as const
export type ShortReason = (typeof SHORT_REASONS)[number]

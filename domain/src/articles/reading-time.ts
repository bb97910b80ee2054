/** A calm reader, on a screen. */
export const WORDS_PER_MINUTE = 200

/** Whole minutes, never none. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

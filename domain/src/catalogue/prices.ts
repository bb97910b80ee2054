/** Less than this no card provider takes. */
export const CARD_MIN_CENTS = 50

/** What a package or a pack of credits may cost; above that it is a slip of the keyboard. */
export const PRICE_CENTS = { min: CARD_MIN_CENTS, max: 99_999 } as const

export const isPrice = (cents: number): boolean => cents >= PRICE_CENTS.min && cents <= PRICE_CENTS.max

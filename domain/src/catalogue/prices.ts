/** What a card provider takes at least, and more than anything here costs: beyond either it is a slip of the keyboard. */
export const PRICE_CENTS = { min: 50, max: 99_999 } as const

export const isPrice = (cents: number): boolean => cents >= PRICE_CENTS.min && cents <= PRICE_CENTS.max

const THOUSANDTHS_OF_A_CENT_A_EURO = 100_000

/** Euros, of what was asked of image services in thousandths of a cent. */
export const eurosOfCost = (cost: number): number => cost / THOUSANDTHS_OF_A_CENT_A_EURO

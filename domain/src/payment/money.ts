/** Money is whole cents everywhere; euros exist only in the bodies of the API and on screen. */
export function centsFromEuros(euros: number): number {
  return Math.round(euros * 100)
}

/** True when an amount in euros names exactly this price. */
export const isSameAmount = (euros: number, cents: number): boolean =>
  Number.isFinite(euros) && Math.abs(euros * 100 - cents) < 0.001

/** The shortfall of a package in credits: one credit is one image (product rule 17). */
export const creditsForShortfall = (ordered: number, delivered: number): number =>
  Math.max(0, ordered - delivered)

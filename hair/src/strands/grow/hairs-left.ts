import type { Groom } from './groom.ts'

/** What a lock narrows to at its tip, a share of how wide it is: no two hairs lie in one another. */
const POINT = 0.12

/**
 * Share of the hairs of a lock that reach so far along it, 0 to 1. Each of them is shorter by the taper times two numbers of
 * chance, and so likely is it that their product is less than a share t: t (1 - ln t).
 * @param u how far along the lock, 0 to 1; @param taper see `Groom`
 */
export function hairsLeft(u: number, taper: number): number {
  if (u <= 1 - taper) return 1
  const share = (1 - u) / taper
  return share <= 0 ? 0 : share * (1 - Math.log(share))
}

/**
 * How wide a lock that hangs is so far along it, as a share of how wide it is: it narrows as its hairs end, so that those that
 * are left lie as near to each other. As wide as ever, it ended as a veil. What is cut short or plaited, and coils, keep theirs.
 */
export function narrowing({ taper, tress, curl }: Groom): (u: number) => number {
  const hangs = tress !== undefined || curl?.ribbon !== undefined
  return hangs ? (u) => Math.max(POINT, hairsLeft(u, taper)) : () => 1
}

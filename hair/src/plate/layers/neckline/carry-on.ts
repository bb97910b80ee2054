import type { Plane } from '../../../pixels/picture.ts'

/** What was last seen is the mean of a few rows: so much is taken of each. */
const FRESH = 0.3
/** After so many rows without anything it begins anew. */
const GAP = 3

/**
 * Values that are known in some rows (NaN elsewhere), carried on into the others, less and less. What is known
 * is evened out: an edge is seen to a pixel, and not better.
 * @param reach rows over which they fade to a third
 */
export function carryOn(known: Plane, reach: number): Plane {
  const sum = new Float32Array(known.length)
  const cover = new Float32Array(known.length)
  for (const step of [1, -1]) {
    let last = 0
    let far = Number.POSITIVE_INFINITY
    for (let k = 0; k < known.length; k++) {
      const r = step > 0 ? k : known.length - 1 - k
      const isKnown = !Number.isNaN(known[r])
      if (isKnown) last = far > GAP ? known[r] : last + FRESH * (known[r] - last)
      far = isKnown ? 0 : far + 1
      const near = Math.exp(-far / reach)
      sum[r] += near * near * last
      cover[r] += near
    }
  }
  return sum.map((value, r) => (cover[r] > 1e-3 ? value / cover[r] : 0))
}

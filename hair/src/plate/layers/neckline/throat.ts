import { isSeenCloth, isSeenSkin, type Layout } from '../layout.ts'

/** Pixels of cloth in a row beyond which skin is an arm or a shoulder. */
const GARMENT = 2
/** Cloth beside a throat that is broader is no strap, face heights. */
export const BROADEST = 0.3

/**
 * Per row, how far left and right of the middle skin may be the throat's, pixels: up to where a garment begins. Where on
 * one side none is seen, as far as on the other; above a strap that ends below hair as far as to the strap, and above a
 * garment with an arm beyond it as far as to its middle.
 * @param axis column of the middle
 * @param from the first row
 */
export function throatOf(
  layout: Layout,
  { axis, s }: { axis: number; s: number },
  from: number,
): [left: Float32Array, right: Float32Array] {
  const { w, h } = layout
  const middle = Math.max(1, Math.min(w - 2, Math.round(axis)))
  const [left, right] = ([-1, 1] as const).map((side) => {
    const out = new Float32Array(Math.max(0, h - from)).fill(Number.POSITIVE_INFINITY)
    let below = Number.POSITIVE_INFINITY
    for (let r = out.length - 1; r >= 0; r--) {
      const found = garment(layout, (from + r) * w, middle, side)
      if (found) below = found.begin + (found.broad < BROADEST * s ? 0 : found.broad / 2)
      out[r] = found ? found.begin : below
    }
    return out
  })
  const other = (one: Float32Array, two: Float32Array) => one.map((reach, r) => (reach < w ? reach : two[r]))
  return [other(left, right), other(right, left)]
}

/** Where cloth begins in a row, and how broad it is where skin is seen beyond, pixels; null where there is none. */
function garment(
  layout: Layout,
  row: number,
  middle: number,
  side: -1 | 1,
): { begin: number; broad: number } | null {
  const { w } = layout
  let run = 0
  let x = middle
  const isCloth = () => isSeenCloth(layout, row + x)
  for (; x > 0 && x < w - 1 && run < GARMENT; x += side) run = isCloth() ? run + 1 : 0
  if (run < GARMENT) return null
  const begin = Math.abs(x - middle)
  while (x > 0 && x < w - 1 && isCloth()) x += side
  return {
    begin,
    broad: isSeenSkin(layout, row + x) ? Math.abs(x - middle) - begin : Number.POSITIVE_INFINITY,
  }
}

import { median } from '../../../pixels/median.ts'
import { isSeenCloth, isSeenSkin, LAYER, type Layout } from '../layout.ts'
import { type Fitted, halfWidthAt, middleAt, type Side } from './shape.ts'
import { BROADEST } from './throat.ts'

/** How far from the neckline a strap may begin. */
const ASIDE = 0.1
/** Straps are looked for above what they hold: in so much of the way down to the lowest point of the neckline. */
const UPPER = 0.6
/** What the rounding of outlines takes off a strap, pixels. */
const ROUNDED = 1
/** Rows in which it must be seen between skin and skin, face heights. */
const SEEN = 0.05

/**
 * How broad the straps left and right are that hold a garment, pixels; null where cloth covers the shoulder. A side of
 * which nothing is seen is as the other.
 */
export function strapsOf(
  layout: Layout,
  fitted: Fitted,
  { from, s }: { from: number; s: number },
): [left: number | null, right: number | null] {
  const [left, right] = ([-1, 1] as const).map((side) => {
    const found: number[] = []
    let covered = 0
    for (let r = 0; r < Math.min(layout.h - from, UPPER * fitted.depth); r++) {
      const broad = breadth(layout, from + r, { ...edgeAt(fitted, side, r), s })
      if (broad === null) continue
      if (broad < BROADEST * s) found.push(broad)
      else covered++
    }
    if (found.length + covered < SEEN * s) return undefined
    return found.length > covered ? median(found) + ROUNDED : null
  })
  return [left === undefined ? (right ?? null) : left, right === undefined ? (left ?? null) : right]
}

const edgeAt = (fitted: Fitted, side: Side, row: number) => ({
  side,
  x: middleAt(fitted, row) + side * halfWidthAt(fitted, side, row),
})

/** How broad the cloth is that begins beside a place of a row; infinite where the garment goes on to its outline; null where that is not seen. */
function breadth(
  layout: Layout,
  y: number,
  { side, x, s }: { side: Side; x: number; s: number },
): number | null {
  const { w, layer, seen } = layout
  const inside = (at: number) => at > 0 && at < w - 1
  const isCloth = (at: number) => isSeenCloth(layout, y * w + at)
  let at = Math.round(x - side * ASIDE * s)
  const last = Math.round(x + side * ASIDE * s)
  while (inside(at) && !isCloth(at) && (last - at) * side > 0) at += side
  if (!inside(at) || !isCloth(at) || !isSeenSkin(layout, y * w + at - side)) return null
  const begin = at
  while (inside(at) && isCloth(at)) at += side
  if (!inside(at)) return Number.POSITIVE_INFINITY
  if (isSeenSkin(layout, y * w + at)) return Math.abs(at - begin)
  const isBroad = Math.abs(at - begin) >= BROADEST * s
  return isBroad || (seen[y * w + at] && layer[y * w + at] === LAYER.background)
    ? Number.POSITIVE_INFINITY
    : null
}

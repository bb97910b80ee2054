import type { Masks } from '../../matte/masks.ts'
import type { Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { backgroundFill } from '../fills/smooth-fills.ts'
import { LAYER, type Layout } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { calmAt, calmness } from '../trust/calmness.ts'
import { type Carried, carryLines } from './carry-lines.ts'

/** Where two ways to continue a backdrop stray by less the smooth one is right, gamma-coded, any channel. */
const [SAME, OTHER] = [0.02, 0.06]

/** A backdrop continued behind hair. */
export interface Continued {
  /** Three channels at a quarter of the portrait's size. */
  background: Plane[]
  /** The same as smooth as can be; see `backgroundFill`. */
  smooth: Plane[]
  /** 0 to 1 at mask size: where no patches are wanted. */
  calm: Plane
  /** The same, as far as it is believed. */
  sure: Plane
  /** Where the backdrop is not calm all over. */
  carried: Carried | null
}

interface Around {
  masks: Masks
  layout: Layout
  /** 1 where the backdrop is surely seen, at a quarter of the portrait's size. */
  seen: Plane
  /** One face height at that size, pixels. */
  s: number
}

/**
 * Continues a backdrop: a calm one as the smoothest surface, one in which something ends along its lines.
 * @param at a quarter of the portrait's size
 * @param atMask reads a plane of that size, as it will be painted, at mask size
 */
export function continueBackdrop(
  at: Reduced,
  { masks, layout, seen, s }: Around,
  atMask: (plane: Plane) => Plane,
): Continued {
  const level = calmness(at, seen)
  const { w, h } = layout
  const calmOf = ([, green]: Plane[]) => calmAt(level, { backdrop: atMask(green), w, h, s: (s * w) / at.w })
  const smooth = backgroundFill(at, masks)
  const calm = calmOf(smooth)
  const isBehind = (i: number) => layout.seen[i] === 0 && layout.layer[i] === LAYER.background
  if (!calm.some((v, i) => v < 1 && isBehind(i)))
    return { background: smooth, smooth, calm, sure: calm, carried: null }
  const carried = carryLines(at, { seen, smooth, s })
  const same = smooth[1].map((v, o) => 1 - smoothstep(SAME, OTHER, Math.abs(v - carried.fill[1][o])))
  const up = (plane: Plane) => resizePlane(plane, at.w, at.h, w, h)
  const [agreed, alike, sure] = [same, carried.alike, carried.sure].map(up)
  const either = calmOf(carried.fill).map((v, i) => Math.max(v, calm[i] * agreed[i]))
  return {
    background: carried.fill,
    smooth,
    calm: either.map((v, i) => Math.max(v, alike[i])),
    sure: either.map((v, i) => Math.max(v, sure[i])),
    carried,
  }
}

import { distance } from '../../../pixels/masks/distance.ts'
import type { Plane } from '../../../pixels/picture.ts'
import { isSeenCloth, isSeenSkin, type Layout } from '../layout.ts'
import { throatOf } from './throat.ts'

/** The body below a head, in pixels of the layout. */
export interface Body {
  /** Column of the neck's middle. */
  axis: number
  /** Row of the chin. */
  chin: number
  /** Half the neck's width. */
  half: number
  /** One face height. */
  s: number
}

/** How much of a row lies left of each column: w + 1 values a row. */
export interface Sums {
  /** Bare skin around the throat. */
  skin: Plane
  cloth: Plane
}

/** What speaks for a neckline and against it, row by row from where shoulders meet the neck. */
export interface Evidence {
  w: number
  rows: number
  /** Weighted by how much each place says of what hair hides; with what the ground network says behind hair. */
  all: Sums
  /** What is seen near hair. */
  near: Sums
  /** Pixels of edge between the two, seen near hair. */
  edge: number
}

/** What is seen within so many face heights of hair says most of what goes on behind it; what is seen elsewhere counts so much. */
const NEAR = 0.25
const FAR = 0.25
/** What the ground network says counts so much. */
const GUESSED = 0.03

/**
 * @param shares background, skin and clothes behind hair, as the ground network says
 * @param from row where shoulders meet the neck
 */
export function evidenceOf(
  layout: Layout,
  shares: readonly Plane[],
  { axis, s }: Body,
  from: number,
): Evidence {
  const { w, h, seen } = layout
  const toHidden = distance((i) => !seen[i], w, h)
  const rows = h - from
  const sums = () => ({ skin: new Float32Array((w + 1) * rows), cloth: new Float32Array((w + 1) * rows) })
  const [all, near] = [sums(), sums()]
  const [left, right] = throatOf(layout, { axis, s }, from)
  let edge = 0
  for (let r = 0; r < rows; r++) {
    const row = (from + r) * w
    for (let x = 0; x < w; x++) {
      const i = row + x
      const o = r * (w + 1) + x
      const close = seen[i] ? Math.exp(-toHidden[i] / (NEAR * s)) : 0
      const isCloth = isSeenCloth(layout, i)
      const isThroat = x >= axis - left[r] && x <= axis + right[r]
      const isSkin = isThroat && isSeenSkin(layout, i)
      const skin = isSkin ? FAR + close : isThroat && !seen[i] ? GUESSED * shares[1][i] : 0
      const cloth = isCloth ? FAR + close : seen[i] ? 0 : GUESSED * shares[2][i]
      all.skin[o + 1] = all.skin[o] + skin
      all.cloth[o + 1] = all.cloth[o] + cloth
      near.skin[o + 1] = near.skin[o] + (isSkin ? close : 0)
      near.cloth[o + 1] = near.cloth[o] + (isCloth ? close : 0)
      if (isSkin && isBesideCloth(layout, i)) edge += close
    }
  }
  return { w, rows, all, near, edge }
}

const isBesideCloth = (layout: Layout, i: number): boolean =>
  [i - 1, i + 1, i + layout.w].some((j) => isSeenCloth(layout, j))

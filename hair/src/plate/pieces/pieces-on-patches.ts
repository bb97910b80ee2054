import type { Plane, Size } from '../../pixels/picture.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { PatchField } from '../patches/patch-fill.ts'
import { STAYS } from './candidate-shifts.ts'
import type { Pieces } from './lay-pieces.ts'

interface Painted {
  /** The `LAYER` that was continued. */
  layer: number
  patches: PatchField
  /** What is added to its patches, three channels. */
  shading: Plane[]
}

/**
 * A layer that is continued in pieces is read from where they come from, in their light; where one comes from nothing seen,
 * its patch stays, and what stays is in that light too.
 * Writes into what is painted.
 * @param half half the portrait's size
 * @param quarter the size of the pieces
 */
export function piecesOnPatches(
  half: Reduced,
  quarter: Size,
  { shifts, label, light }: Pieces,
  { layer, patches, shading }: Painted,
): void {
  const { w, h } = half
  for (let o = 0; o < half.n; o++) {
    if (!half.hole[o] || half.layer[o] !== layer) continue
    const [x, y] = [o % w, (o / w) | 0]
    const q = Math.min(quarter.h - 1, y >> 1) * quarter.w + Math.min(quarter.w - 1, x >> 1)
    if (label[q] < 0) continue
    const shift = shifts[label[q]]
    const sx = shift.isMirrored ? 2 * shift.x + 1 - x : x + 2 * shift.x
    const sy = y + 2 * shift.y
    if (shift !== STAYS) {
      if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue
      const j = sy * w + sx
      if (half.hole[j] || half.layer[j] !== layer) continue
      patches.x[o] = sx
      patches.y[o] = sy
      patches.mirrored[o] = shift.isMirrored ? 1 : 0
    }
    for (let c = 0; c < 3; c++) shading[c][o] = light[c][q]
  }
}

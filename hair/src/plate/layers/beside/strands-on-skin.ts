import { CLOTHES, SKIN } from '../../../matte/masks.ts'
import { planeOf } from '../../../pixels/fill-plane.ts'
import { connectedAreas } from '../../../pixels/masks/connected-areas.ts'
import type { Plane } from '../../../pixels/picture.ts'
import { grown } from '../grown.ts'
import { FREE, type Near } from './near-hair.ts'

/** Half the gap over which a strand goes on, and how far from cloth skin is mixed with its dark rim, pixels at half size. */
const GAP = 1
const RIM = 2

/**
 * 1 where what looks like a strand on skin may be one: it comes out of her hair, or a part of it has the colour of that.
 * Moles, folds and chains do not, and nothing at the rim of cloth is asked.
 * @param found above 0 where a pixel looks like hair, 3 where it has its colour
 */
export function strandsOnSkin({ w, h, alpha, kind }: Near, found: Plane): Plane {
  const n = w * h
  const rim = grown(
    planeOf(n, (o) => (kind[o] === CLOTHES ? 1 : 0)),
    w,
    h,
    RIM,
  )
  const asked = planeOf(n, (o) => (found[o] && kind[o] === SKIN && !rim[o] ? 1 : 0))
  const joined = grown(
    asked.map((is, o) => (is || alpha[o] >= FREE ? 1 : 0)),
    w,
    h,
    GAP,
  )
  const out = new Float32Array(n)
  for (const area of connectedAreas(joined, w)) {
    if (!area.some((o) => alpha[o] >= FREE || (asked[o] && found[o] > 2))) continue
    for (const o of area) out[o] = asked[o]
  }
  return out
}

import { BACKGROUND } from '../../../matte/masks.ts'
import { planeOf } from '../../../pixels/fill-plane.ts'
import { connectedAreas } from '../../../pixels/masks/connected-areas.ts'
import type { Plane } from '../../../pixels/picture.ts'
import { grown, shrunk } from '../grown.ts'
import { type Near, wayBetween } from './near-hair.ts'

/** From this share of the way from what surrounds a pixel to the hair's colour it may be of a hair. */
const FAINTEST = 0.05
/** Hair must differ so much from what it lies before (sum of squares). */
const CONTRAST = 0.02
/** Half the width of what is too broad for a hair, pixels at half size. */
const BROAD = 3
/** What lies within the wide margin for less than this share of it goes on beyond: an edge, a twig. */
const ENDS = 0.3

/**
 * Thin things before a backdrop that may be hairs: 1 where one strays towards the colour of her hair and hardly goes on
 * beyond where hairs end. An edge of a shelf does, and a twig of a tree.
 */
export function wispsOf({ w, h, colours, tone, kind, free, close, beside }: Near): Plane {
  const hit = planeOf(w * h, (o) =>
    free[o] &&
    kind[o] === BACKGROUND &&
    wayBetween({ from: close, to: tone }, colours, o, CONTRAST) > FAINTEST
      ? 1
      : 0,
  )
  const broad = grown(shrunk(hit, w, h, BROAD), w, h, BROAD + 1)
  const thin = hit.map((is, o) => (is && !broad[o] ? 1 : 0))
  const out = new Float32Array(w * h)
  for (const area of connectedAreas(thin, w)) {
    const inside = area.filter((o) => beside[o]).length
    if (inside >= ENDS * area.length) for (const o of area) out[o] = 1
  }
  return out
}

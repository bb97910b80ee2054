import { type Face, POINT, pointAt } from '../../face/face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../../matte/masks.ts'
import { distance } from '../../pixels/masks/distance.ts'
import type { Plane } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { NO_SOURCE } from '../patches/patch-pyramid.ts'

/** How far from the edge of a garment its trim goes, face heights. */
const TRIM = 0.14

/** How far cloth lies from bare skin, 0 to 1: trims and bands run along the edge. */
export function fromEdge({ layer, w, h }: Reduced, s: number): Plane {
  const away = distance((o) => layer[o] === LAYER.body || layer[o] === LAYER.face, w, h)
  return away.map((d, o) => (layer[o] === LAYER.clothes ? Math.min(1, d / (TRIM * s)) : 0))
}

/** Half width, face heights, of the strip below the chin where pendants hang: they must not be copied. */
const PENDANT = 0.16

/** Classes for the patches: what is not surely of its layer is no source. */
export function patchSources(at: Reduced, masks: Masks, face: Face): Uint8Array {
  const f = faceFrame(face)
  const [axis] = toFace(f, ...pointAt(face, POINT.chin))
  return at.layer.map((layer, o) => {
    if (layer === LAYER.face) return NO_SOURCE
    if (at.hole[o]) return layer
    const m = at.toMask(o)
    if (layer === LAYER.background) return masks.shares[BACKGROUND][m] > 0.6 ? layer : NO_SOURCE
    const [u, v] = toFace(f, o % at.w, (o / at.w) | 0)
    if (v > -1.35 && Math.abs(u - axis) < PENDANT) return NO_SOURCE
    const share = layer === LAYER.clothes ? masks.shares[CLOTHES] : masks.shares[SKIN]
    return share[m] > 0.5 ? layer : NO_SOURCE
  })
}

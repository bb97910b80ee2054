import { type Face, POINT, pointAt } from '../../face/face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../../matte/masks.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { distance } from '../../pixels/masks/distance.ts'
import type { Plane } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { NO_SOURCE } from '../patches/patch-pyramid.ts'
import { pendants } from './pendants.ts'

/** How far from the edge of a garment its trim goes, face heights. */
const TRIM = 0.14

/** How far cloth lies from bare skin, 0 to 1: trims and bands run along the edge. */
export function fromEdge({ layer, w, h }: Reduced, s: number): Plane {
  const away = distance((o) => layer[o] === LAYER.body || layer[o] === LAYER.face, w, h)
  return away.map((d, o) => (layer[o] === LAYER.clothes ? Math.min(1, d / (TRIM * s)) : 0))
}

/** Half width, face heights, of the strip below the chin where pendants hang, and how far down: they must not be copied. */
const PENDANT = { half: 0.16, down: -1.35 } as const

/** Classes for the patches: what is not surely of its layer is no source. */
export function patchSources(at: Reduced, masks: Masks, face: Face): Uint8Array {
  const f = faceFrame(face)
  const [axis] = toFace(f, ...pointAt(face, POINT.chin))
  const isCloth = (o: number) =>
    !at.hole[o] && at.layer[o] === LAYER.clothes && masks.shares[CLOTHES][at.toMask(o)] > 0.5
  const hangs = pendants(
    at,
    planeOf(at.n, (o) => (isCloth(o) ? 1 : 0)),
    f.s,
  )
  return at.layer.map((layer, o) => {
    if (layer === LAYER.face) return NO_SOURCE
    if (at.hole[o]) return layer
    const m = at.toMask(o)
    if (layer === LAYER.background) return masks.shares[BACKGROUND][m] > 0.6 ? layer : NO_SOURCE
    const [u, v] = toFace(f, o % at.w, (o / at.w) | 0)
    const mayHang = v > PENDANT.down && Math.abs(u - axis) < PENDANT.half
    if (mayHang && (layer !== LAYER.clothes || hangs[o])) return NO_SOURCE
    const share = layer === LAYER.clothes ? masks.shares[CLOTHES] : masks.shares[SKIN]
    return share[m] > 0.5 ? layer : NO_SOURCE
  })
}

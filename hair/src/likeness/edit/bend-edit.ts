import type { HairReading } from '../../analysis/analyse.ts'
import { type Face, OVAL, outline } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { drawThrough } from '../geometry/draw-through.ts'
import { flatPoints, pick } from '../geometry/head-points.ts'
import { FEATURES } from '../geometry/inner-landmarks.ts'
import { thinPlate } from '../geometry/thin-plate.ts'

/** How far around the face the picture gives way, face heights. */
const REACH = 0.1

/**
 * An edit, bent by a few pixels so that its face lies on hers: where its hair meets her own skin, a brow goes on as one
 * brow. Far from the face nothing moves.
 * @param made in the framing of her photo
 */
export function bendEdit(made: HairReading, hers: Face): HairReading {
  const { w, h } = made.picture
  const points = [...FEATURES, ...OVAL]
  const plate = thinPlate(pick(flatPoints(hers), points), pick(flatPoints(made.face), points))
  const near = aroundFace(hers, { w, h })
  const map = (x: number, y: number): [number, number] => {
    const share = near[Math.min(h - 1, y) * w + Math.min(w - 1, x)]
    if (share < 0.001) return [x, y]
    const [u, v] = plate(x, y)
    return [x + (u - x) * share, y + (v - y) * share]
  }
  const size = { w, h, box: { x: 0, y: 0, w, h } }
  const lab = drawThrough({ w, h, channels: 3, values: made.lab }, map, size)
  const alpha = drawThrough({ w, h, channels: 1, values: made.matte.alpha }, map, size)
  const clipped = alpha.values.map((share) => Math.min(1, Math.max(0, share)))
  return { ...made, lab: lab.values, matte: { ...made.matte, alpha: clipped } }
}

/** 1 on the face, falling to 0 around it. */
function aroundFace(face: Face, { w, h }: Size): Plane {
  const oval = Float32Array.from(fillPolygon(outline(face, OVAL), w, h))
  return wideBlur(oval, w, h, REACH * faceFrame(face).s).map((share) => Math.min(1, share * 2))
}

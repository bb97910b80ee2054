import type { Analysis } from '../../analysis/analyse.ts'
import { type Face, outline } from '../../face/face.ts'
import { featureArea } from '../../face/face-areas.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { blur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER, type Layout } from './layout.ts'
import type { Reduced } from './reduced.ts'

/** Where the plate differs from the photo, at half size. */
export interface Repaint {
  /** Off the face, 0 to 1. */
  elsewhere: Plane
  /** On the face, 0 to 1. */
  onFace: Plane
  /** Brows, eyes and mouth, 0 to 1. */
  feature: Plane
  /** How deep inside the face outline, 0 to 1. */
  inner: Plane
}

/** Blur of the border where painted skin meets her own, face heights at mask size. */
const FADE = 0.06

/**
 * Her own face stays: only pixels that really hold hair are repainted, and of the features nothing; a lock over
 * the outer end of a brow is taken off it.
 */
export function repaintOf(
  { picture, masks, face: fullFace }: Pick<Analysis, 'picture' | 'masks' | 'face'>,
  layout: Layout,
  at: Reduced,
): Repaint {
  const { w, h } = layout
  const face = placeFace(fullFace, w / picture.w)
  const { s } = faceFrame(face)
  const up = (plane: Plane) => resizePlane(plane, w, h, at.w, at.h)
  const area = Float32Array.from(featureArea(face, w, h))
  const around = up(blur(area, w, h, 1.5))
  const core = up(blur(browsAndEyes(face, w, h), w, h, s * 0.012))
  const inner = up(blur(Float32Array.from(masks.oval), w, h, s * 0.05))
  const onFace = boxBlur(at.alpha, at.w, at.h, Math.max(1, Math.round(at.w / 64)))
  for (let o = 0; o < at.n; o++) {
    const spare = smoothstep(0.45, 0.75, inner[o]) * smoothstep(0.3, 0.8, around[o])
    const sparesLocks = 1 - smoothstep(0.2, 0.5, at.nearHair[o])
    const isSeen = 1 - smoothstep(0.12, 0.4, onFace[o])
    const kept = spare * Math.max(sparesLocks, smoothstep(0.35, 0.65, core[o]) * isSeen)
    onFace[o] = smoothstep(0.02, 0.3, onFace[o]) * (1 - kept)
  }
  const hole = Float32Array.from(at.hole)
  const sharp = blur(hole, at.w, at.h, 2)
  const soft = blur(hole, at.w, at.h, s * FADE)
  // skin fades into skin
  const elsewhere = sharp.map((near, o) =>
    Math.max(smoothstep(0.45, 0.95, near), at.layer[o] === LAYER.body ? smoothstep(0.05, 0.75, soft[o]) : 0),
  )
  return { elsewhere, onFace, feature: around, inner }
}

const BROWS = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
] as const
const EYES = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
] as const

/** The brows and eyes themselves, without the skin around them. */
function browsAndEyes(face: Face, w: number, h: number): Plane {
  const out = new Uint8Array(w * h)
  for (const corners of [...BROWS, ...EYES]) fillPolygon(outline(face, corners), w, h, out)
  return Float32Array.from(out)
}

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
import { lockOverFeatures } from './lock-over-features.ts'
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
  const [brows, eyes] = [BROWS, EYES].map((shapes) => up(blur(filled(face, shapes, w, h), w, h, s * 0.012)))
  const features = brows.map((share, o) => Math.max(share, eyes[o]))
  const lock = lockOverFeatures(at, features, (s * at.w) / w)
  const inner = up(blur(Float32Array.from(masks.oval), w, h, s * 0.05))
  const onFace = boxBlur(at.alpha, at.w, at.h, Math.max(1, Math.round(at.w / 64)))
  for (let o = 0; o < at.n; o++) {
    const spare = smoothstep(0.45, 0.75, inner[o]) * smoothstep(0.3, 0.8, around[o])
    const open = lock ? 1 - lock.around[o] : 1
    const sparesLocks = open * (1 - smoothstep(0.2, 0.5, at.nearHair[o]))
    const isSeen = 1 - smoothstep(0.12, 0.4, onFace[o])
    const core = smoothstep(0.35, 0.65, Math.max(open * brows[o], eyes[o]))
    const kept = spare * Math.max(sparesLocks, core * isSeen)
    onFace[o] = Math.max(smoothstep(0.02, 0.3, onFace[o]), lock ? lock.shade[o] : 0) * (1 - kept)
  }
  const hole = Float32Array.from(at.hole)
  const sharp = blur(hole, at.w, at.h, 2)
  const soft = blur(hole, at.w, at.h, s * FADE)
  // skin fades into skin
  const elsewhere = sharp.map((near, o) =>
    Math.max(smoothstep(0.45, 0.95, near), at.layer[o] === LAYER.body ? smoothstep(0.05, 0.75, soft[o]) : 0),
  )
  // beside a lock a feature is no more than what is seen of it
  const feature = around.map((share, o) => {
    const itself = Math.min(share, smoothstep(0.05, 0.5, features[o]))
    return lock ? share + (itself - share) * lock.around[o] : share
  })
  return { elsewhere, onFace, feature, inner }
}

/** How far each pixel of her face is painted, 0 to 1; nothing at its outline, where what is painted is her temple. */
export const paintInFace = ({ onFace, inner }: Repaint, { soft }: Reduced): Plane =>
  onFace.map((share, o) => share * soft[LAYER.face][o] * smoothstep(0.45, 0.75, inner[o]))

const BROWS = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
] as const
const EYES = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
] as const

/** The brows or the eyes themselves, without the skin around them. */
function filled(face: Face, shapes: readonly (readonly number[])[], w: number, h: number): Plane {
  const out = new Uint8Array(w * h)
  for (const corners of shapes) fillPolygon(outline(face, corners), w, h, out)
  return Float32Array.from(out)
}

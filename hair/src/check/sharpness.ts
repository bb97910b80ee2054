import type { Face } from '../face/face.ts'
import { faceFrame, toPixels } from '../face/face-frame.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import { lightOf } from '../pixels/light-of.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { valueAtRank } from '../pixels/value-at-rank.ts'

/** Face width at which sharpness is judged: about what the delivered picture shows. */
const JUDGED_FACE_WIDTH = 260
/** Above this the inside of the face need not be asked. */
const BEYOND_DOUBT = 0.5

/**
 * 0 (smeared) to 1 (crisp): how much the steepest edges of the face lose when blurred once more. An edge that
 * is already wide loses nothing (idea: F. Crete et al., "The blur effect", 2007). Only the steepest edges are
 * asked, so flat drawings pass; the weaker of the two directions counts, so a moved camera does not. Asked of the
 * whole face and of its inside: a bright window out of focus at its edge is steeper than anything on the face.
 */
export async function sharpness(picture: Picture, face: Face): Promise<number> {
  const whole = await sharpnessOf(await facePatch(picture, face.box))
  return whole < BEYOND_DOUBT
    ? Math.max(whole, await sharpnessOf(await facePatch(picture, inside(face))))
    : whole
}

function inside(face: Face): Face['box'] {
  const frame = faceFrame(face)
  const [x, y] = toPixels(frame, -0.33, 0.35)
  return [x, y, 0.66 * frame.s, 0.8 * frame.s]
}

function sharpnessOf(patch: Picture): number {
  const light = lightOf(patch)
  const blurred = boxBlur(light, patch.w, patch.h, 2)
  const loss = Math.min(edgeLoss(light, blurred, patch.w, 1), edgeLoss(light, blurred, patch.w, patch.w))
  return smoothstep(0.1, 0.6, loss)
}

async function facePatch(picture: Picture, [bx, by, bw, bh]: Face['box']): Promise<Picture> {
  const x = Math.max(0, Math.floor(bx))
  const y = Math.max(0, Math.floor(by))
  const w = Math.max(8, Math.min(picture.w - x, Math.ceil(bw)))
  const h = Math.max(8, Math.min(picture.h - y, Math.ceil(bh)))
  const patch = cropPicture(picture, { x, y, w, h })
  const scale = Math.min(1, JUDGED_FACE_WIDTH / w)
  return resizePicture(patch, Math.round(w * scale), Math.round(h * scale))
}

/** Share of gradient lost by blurring, over the steepest hundredth of the pixels. */
function edgeLoss(light: Plane, blurred: Plane, w: number, stride: number): number {
  const count = Math.max(0, light.length - 2 * w)
  const steps = new Float64Array(count)
  for (let k = 0; k < count; k++) steps[k] = Math.abs(light[k + w + stride] - light[k + w])
  const least = Math.max(2, valueAtRank(steps.slice(), count - 1 - Math.floor(count * 0.01)))
  let before = 0
  let after = 0
  for (let k = 0; k < count; k++) {
    if (steps[k] < least) continue
    before += steps[k]
    after += Math.abs(blurred[k + w + stride] - blurred[k + w])
  }
  return before > 0 ? 1 - after / before : 0
}

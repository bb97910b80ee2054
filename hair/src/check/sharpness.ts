import type { Face } from '../face/face.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'

/** Face width at which sharpness is judged: about what the delivered picture shows. */
const JUDGED_FACE_WIDTH = 260

/**
 * 0 (smeared) to 1 (crisp): how much the steepest edges of the face lose when blurred once more. An edge that
 * is already wide loses nothing (idea: F. Crete et al., "The blur effect", 2007). Only the steepest edges are
 * asked, so flat drawings pass; the weaker of the two directions counts, so a moved camera does not.
 */
export async function sharpness(picture: Picture, face: Face): Promise<number> {
  const patch = await facePatch(picture, face)
  const light = new Float32Array(patch.w * patch.h)
  for (let i = 0; i < light.length; i++) {
    light[i] = 0.3 * patch.data[i * 3] + 0.59 * patch.data[i * 3 + 1] + 0.11 * patch.data[i * 3 + 2]
  }
  const blurred = boxBlur(light, patch.w, patch.h, 2)
  const loss = Math.min(edgeLoss(light, blurred, patch.w, 1), edgeLoss(light, blurred, patch.w, patch.w))
  return smoothstep(0.1, 0.6, loss)
}

async function facePatch(picture: Picture, face: Face): Promise<Picture> {
  const [bx, by, bw, bh] = face.box
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
  const steps: number[] = []
  for (let i = w; i < light.length - w; i++) steps.push(Math.abs(light[i + stride] - light[i]))
  const floor = [...steps].sort((a, b) => b - a)[Math.floor(steps.length * 0.01)]
  let before = 0
  let after = 0
  steps.forEach((step, k) => {
    if (step < Math.max(2, floor)) return
    before += step
    after += Math.abs(blurred[k + w + stride] - blurred[k + w])
  })
  return before > 0 ? 1 - after / before : 0
}

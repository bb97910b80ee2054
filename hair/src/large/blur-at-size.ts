import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { photoBlur } from '../strands/blend/photo-blur.ts'

/** Face heights around the middle of a face within which its sharpest edges are looked for. */
const AROUND = 0.6

/** How far her photo is blurred at its own size, pixels; see `photoBlur`. @param face as the photo shows it */
export function blurAtSize(photo: Picture, face: Face): number {
  const frame = faceFrame(face)
  const reach = frame.s * AROUND
  const [x, y] = [frame.cx, frame.cy].map((middle) => Math.max(0, Math.floor(middle - reach)))
  const w = Math.min(photo.w, Math.ceil(frame.cx + reach)) - x
  const h = Math.min(photo.h, Math.ceil(frame.cy + reach)) - y
  const part = cropPicture(photo, { x, y, w, h })
  return photoBlur(bytesToOklab(part.data), part, { ...frame, cx: frame.cx - x, cy: frame.cy - y })
}

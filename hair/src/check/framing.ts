import { type Face, OVAL, outline } from '../face/face.ts'
import { faceFrame, toPixels } from '../face/face-frame.ts'
import type { Size } from '../pixels/picture.ts'

export interface Framing {
  /** Share of the face outline that lies outside the picture, 0 to 1. */
  faceOutside: number
  /** Whether the crown, or the hair beside the temples, must lie outside. */
  hairOutside: boolean
}

export function framing({ w, h }: Size, face: Face): Framing {
  const isOutside = ([x, y]: [number, number]) => x < 0 || y < 0 || x >= w || y >= h
  const oval = outline(face, OVAL)
  const frame = faceFrame(face)
  const crown = [toPixels(frame, 0, 0.78), toPixels(frame, -0.58, 0.2), toPixels(frame, 0.58, 0.2)]
  return { faceOutside: oval.filter(isOutside).length / oval.length, hairOutside: crown.some(isOutside) }
}

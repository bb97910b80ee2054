import type { Face } from '../face/face.ts'
import { findFaces } from '../face/find-faces.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import type { Picture } from '../pixels/picture.ts'
import { framing } from './framing.ts'
import { isUpsideDown } from './is-upside-down.ts'
import { LIMITS } from './judge.ts'
import { type Light, light } from './light.ts'

/** When a found face is none, or one more. */
const FACES = {
  /** Below this a found face is a pattern, not a face. */
  minCertainty: 0.5,
  /** Another face counts when it is this certain and its width is at least this share of the largest. */
  otherCertainty: 0.7,
  other: 0.3,
  /** Sides of the square, in widths of the other face, that is looked at again, and its size in pixels. */
  around: 2,
  closeUp: 320,
  /** Share of the face outline outside the frame. */
  maxOutside: 0.2,
  /** Radians; a head that lies is no use to us. */
  maxRoll: 0.9,
} as const

export interface SeenFaces {
  main: Face
  lit: Light
  /** How many count. */
  count: number
}

/** Who is on a picture, of the faces found there, largest first; null when that is nobody. */
export async function seeFaces(picture: Picture, found: Face[]): Promise<SeenFaces | null> {
  const faces = found.filter((face) => face.certainty >= FACES.minCertainty)
  const main = faces[0]
  const lit = main && light(picture, main)
  if (!main || !lit || !(await isSeenWell(picture, main, lit))) return null
  let count = 1
  for (const other of faces.slice(1)) if (await counts(picture, other, main)) count++
  return { main, lit, count }
}

/** A wheel is a face to who looks once: another face counts when it is found again close up. */
async function counts(picture: Picture, other: Face, main: Face): Promise<boolean> {
  const { certainty, box } = other
  if (certainty <= FACES.otherCertainty || box[2] < FACES.other * main.box[2]) return false
  const side = Math.min(FACES.around * Math.max(box[2], box[3]), picture.w, picture.h) | 0
  const from = (middle: number, most: number) => Math.max(0, Math.min(most - side, middle - side / 2)) | 0
  const x = from(box[0] + box[2] / 2, picture.w)
  const y = from(box[1] + box[3] / 2, picture.h)
  const closeUp = await resizePicture(
    cropPicture(picture, { x, y, w: side, h: side }),
    FACES.closeUp,
    FACES.closeUp,
  )
  const again = await findFaces(closeUp)
  return again.some((face) => face.certainty > FACES.otherCertainty && face.box[2] > FACES.closeUp / 4)
}

/** A face mostly outside the frame, lying on its side or standing on its head counts as none. */
async function isSeenWell(picture: Picture, face: Face, lit: Light): Promise<boolean> {
  if (framing(picture, face).faceOutside > FACES.maxOutside) return false
  if (Math.abs(face.pose.roll) > FACES.maxRoll) return false
  return lit.clipped > LIMITS.maxClipped || !(await isUpsideDown(picture, face))
}

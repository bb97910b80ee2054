import type { Face } from '../face/face.ts'
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
  const count = faces.filter(
    ({ certainty, box }) => certainty > FACES.otherCertainty && box[2] >= FACES.other * main.box[2],
  ).length
  return { main, lit, count }
}

/** A face mostly outside the frame, lying on its side or standing on its head counts as none. */
async function isSeenWell(picture: Picture, face: Face, lit: Light): Promise<boolean> {
  if (framing(picture, face).faceOutside > FACES.maxOutside) return false
  if (Math.abs(face.pose.roll) > FACES.maxRoll) return false
  return lit.clipped > LIMITS.maxClipped || !(await isUpsideDown(picture, face))
}

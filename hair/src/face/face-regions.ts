import { type Face, outline } from './face.ts'
import { type FaceFrame, toPixels } from './face-frame.ts'

type Corners = [x: number, y: number][]

const EYE_LEFT = [70, 63, 105, 66, 107, 55, 133, 155, 154, 153, 145, 144, 163, 7, 33]
const EYE_RIGHT = [300, 293, 334, 296, 336, 285, 362, 382, 381, 380, 374, 373, 390, 249, 263]

/** Eye and brow of one side. */
export const eyeRegions = (face: Face): [Corners, Corners] => [
  outline(face, EYE_LEFT),
  outline(face, EYE_RIGHT),
]

const CHEEK_LEFT = [117, 118, 101, 36, 205, 187, 123]
const CHEEK_RIGHT = [346, 347, 330, 266, 425, 411, 352]

/** The flat of the cheek below each eye: skin without the shine of nose and forehead. */
export const cheekRegions = (face: Face): [Corners, Corners] => [
  outline(face, CHEEK_LEFT),
  outline(face, CHEEK_RIGHT),
]

export const noseRegion = (face: Face): Corners =>
  outline(face, [168, 197, 126, 49, 64, 2, 294, 279, 355, 419])

/** From under the nose to the chin, between the cheeks. */
export const mouthRegion = (face: Face): Corners =>
  outline(face, [206, 167, 164, 393, 426, 436, 432, 422, 424, 418, 421, 200, 201, 194, 204, 202, 212, 216])

/** A box in face units: u right, v up. */
export type Box = readonly [u0: number, v0: number, u1: number, v1: number]

export function faceBox(f: FaceFrame, [u0, v0, u1, v1]: Box): Corners {
  return [toPixels(f, u0, v0), toPixels(f, u1, v0), toPixels(f, u1, v1), toPixels(f, u0, v1)]
}

import type { Face } from '../face/face.ts'
import { segment } from '../matte/segment.ts'
import { type Matte, softMatte } from '../matte/soft/soft-matte.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'

/** The matte of a picture that is a portrait already: nothing is cropped or scaled. */
export async function portraitMatte(portrait: Picture, face: Face): Promise<Matte> {
  const masks = await segment(portrait, face)
  return softMatte(masks, bytesToOklab(portrait.data), portrait)
}

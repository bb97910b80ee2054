import type { Face } from '../face/face.ts'
import { findFaces } from '../face/find-faces.ts'
import { placeFace } from '../face/place-face.ts'
import { resizePicture } from '../files/resize-picture.ts'
import type { Picture } from '../pixels/picture.ts'

/** Long side for finding the face, as in the analysis of a photo. */
const SEARCHED = 960

/** The largest face of a portrait, in its pixels; null without one. */
export async function faceOfPortrait(portrait: Picture): Promise<Face | null> {
  const scale = Math.min(1, SEARCHED / Math.max(portrait.w, portrait.h))
  const small = await resizePicture(portrait, Math.round(portrait.w * scale), Math.round(portrait.h * scale))
  const [largest] = await findFaces(small)
  return largest ? placeFace(largest, portrait.w / small.w) : null
}

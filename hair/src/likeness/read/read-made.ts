import { faultOfPortrait } from '../../analysis/photo-faults.ts'
import { seeFaces } from '../../check/see-faces.ts'
import type { Face } from '../../face/face.ts'
import { findFaces } from '../../face/find-faces.ts'
import { framePortrait, type Portrait } from '../../face/frame-portrait.ts'
import { placeFace } from '../../face/place-face.ts'
import { type Photo, readPhoto } from '../../files/read-photo.ts'
import { resizePicture } from '../../files/resize-picture.ts'
import { HairError } from '../../hair-error.ts'
import type { HostedReason } from '../../hosted-contract.ts'
import type { Timed } from '../../stopwatch.ts'
import { faultOfPixels } from './pixel-faults.ts'

/** A picture with one face, in its own pixels, and the portrait around it. */
export interface OneFace {
  photo: Photo
  face: Face
  portrait: Portrait
}

/** Long side of the decoded picture, and of the one that faces are looked for on, as in the analysis of a photo. */
const DECODED = 2400
const SEARCHED = 960

/**
 * Reads what a service sent, or says what is wrong with it before anything dear is done.
 * @throws HairError file_missing
 */
export async function readMade(file: string, timed: Timed): Promise<OneFace | HostedReason> {
  const photo = await timed('decode', () => decoded(file))
  if (!photo) return 'not_a_picture'
  const fault = faultOfPixels(photo)
  if (fault) return fault
  const seen = await oneFace(photo, timed)
  if (typeof seen === 'string') return seen
  return faultOfPortrait(seen.portrait) ?? seen
}

/** One of her photos; null where it shows no face or several, or cannot be read. */
export async function readHers(file: string, timed: Timed): Promise<OneFace | null> {
  const photo = await timed('photos', () => decoded(file))
  const seen = photo && (await oneFace(photo, timed))
  return seen && typeof seen !== 'string' ? seen : null
}

async function decoded(file: string): Promise<Photo | null> {
  try {
    return await readPhoto(file, DECODED)
  } catch (error) {
    if (error instanceof HairError && error.code !== 'file_missing') return null
    throw error
  }
}

async function oneFace(photo: Photo, timed: Timed): Promise<OneFace | 'no_face' | 'many_faces'> {
  const scale = Math.min(1, SEARCHED / Math.max(photo.w, photo.h))
  const seen = await timed('face', async () => {
    const small = await resizePicture(photo, Math.round(photo.w * scale), Math.round(photo.h * scale))
    const faces = await seeFaces(small, await findFaces(small))
    return faces && { ...faces, w: small.w }
  })
  if (!seen) return 'no_face'
  if (seen.count > 1) return 'many_faces'
  const face = placeFace(seen.main, photo.w / seen.w)
  return { photo, face, portrait: await framePortrait(photo, face) }
}

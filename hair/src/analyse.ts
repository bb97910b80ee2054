import { findFaces } from './face/find-faces.ts'
import { framePortrait, type Portrait } from './face/frame-portrait.ts'
import { placeFace } from './face/place-face.ts'
import { fileKey } from './files/file-key.ts'
import type { PhotoSource } from './files/photo-format.ts'
import { readPhoto } from './files/read-photo.ts'
import { resizePicture } from './files/resize-picture.ts'
import type { Masks } from './matte/masks.ts'
import { type MatteMeasures, matteMeasures } from './matte/matte-measures.ts'
import { segment } from './matte/segment.ts'
import { type Matte, softMatte } from './matte/soft-matte.ts'
import { bytesToOklab } from './pixels/oklab.ts'
import type { Timed } from './stopwatch.ts'

/** All that is known about one photo before anything is changed. */
export interface Analysis extends Portrait {
  /** The portrait in OKLab, interleaved. */
  lab: Float32Array
  masks: Masks
  matte: Matte
  measures: MatteMeasures
}

/** Long side of the decoded photo: enough for the portrait of any face that fills a tenth of it. */
const DECODED = 2400
/** Long side for finding the face. */
const SEARCHED = 960
/** One analysis holds about 30 MB; two serve "her photo and the look", or two photos in turn. */
const REMEMBERED = 2

const memory = new Map<string, Analysis>()

/**
 * Decodes and analyses a photo, or remembers it: variations of one photo cost the analysis once.
 * @returns null when there is no face
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function analyse(file: string, timed: Timed): Promise<Analysis | null> {
  const key = await fileKey(file)
  const known = memory.get(key)
  if (known) {
    memory.delete(key)
    memory.set(key, known)
    return known
  }
  const analysis = await analyseAfresh(file, timed)
  if (!analysis) return null
  memory.set(key, analysis)
  for (const oldest of memory.keys()) if (memory.size > REMEMBERED) memory.delete(oldest)
  return analysis
}

/** The same without a memory: nothing of the photo stays. */
export async function analyseAfresh(photo: PhotoSource, timed: Timed): Promise<Analysis | null> {
  const portrait = await readPortrait(photo, timed)
  if (!portrait) return null
  const masks = await timed('mask', () => segment(portrait.picture, portrait.face))
  const lab = bytesToOklab(portrait.picture.data)
  const matte = await timed('matte', () => softMatte(masks, lab, portrait.picture))
  const measures = matteMeasures(lab, matte, portrait.face)
  return { ...portrait, lab, masks, matte, measures }
}

/** Decodes a photo and crops it around its largest face; null without a face. */
export async function readPortrait(source: PhotoSource, timed: Timed): Promise<Portrait | null> {
  const photo = await timed('decode', () => readPhoto(source, DECODED))
  const scale = Math.min(1, SEARCHED / Math.max(photo.w, photo.h))
  const face = await timed('face', async () => {
    const small = await resizePicture(photo, Math.round(photo.w * scale), Math.round(photo.h * scale))
    const [largest] = await findFaces(small)
    return largest && placeFace(largest, photo.w / small.w)
  })
  return face ? framePortrait(photo, face) : null
}

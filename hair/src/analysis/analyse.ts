import type { Face } from '../face/face.ts'
import { findFaces } from '../face/find-faces.ts'
import { type FramedPortrait, framePortrait, type Portrait } from '../face/frame-portrait.ts'
import { placeFace } from '../face/place-face.ts'
import { fileKey } from '../files/file-key.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { readPhoto } from '../files/read-photo.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { type LearnedGround, learnedGround } from '../ground/learned-ground.ts'
import type { Masks } from '../matte/masks.ts'
import { type MatteMeasures, matteMeasures } from '../matte/measures/matte-measures.ts'
import { segment } from '../matte/segment.ts'
import { type Matte, softMatte } from '../matte/soft/soft-matte.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Timed } from '../stopwatch.ts'
import { PHOTOS_REMEMBERED, Recent } from './recent.ts'
import { waviness } from './waviness.ts'

/** All that is known about one photo before anything is changed. */
export interface Analysis extends Digest {
  /** The portrait in OKLab, interleaved. */
  lab: Float32Array
  matte: Matte
}

/** What an analysis is made of again in a sixth of its time: about 5 MB. */
interface Digest extends FramedPortrait {
  masks: Masks
  measures: MatteMeasures
  /** How far her lengths are from straight, degrees; see `waviness`. */
  waviness: number
  ground: LearnedGround
}

/** A photo whose faces have been found. */
export interface Seen {
  /** The photo, reduced, and its faces, largest first. */
  small: Picture
  faces: Face[]
  /** Around the largest face. */
  portrait: FramedPortrait
}

/** What speaks against a photo before its hair is looked for, which costs three quarters of an analysis. */
export type Objection<Reason extends string> = (seen: Seen) => Reason | null | Promise<Reason | null>

/** Long side of the decoded photo: enough for the portrait of any face that fills a tenth of it. */
const DECODED = 2400
/** Long side for finding the face. */
const SEARCHED = 960
/** One analysis holds about 30 MB; two serve "her photo and the look", or two photos in turn. */
const analyses = new Recent<Analysis>(2)
const digests = new Recent<Digest>(PHOTOS_REMEMBERED)
/** The one of whom a picture is about to be ordered, whatever is read meanwhile. */
const held = new Recent<Analysis>(1)
/** What an analysis is remembered as: the same for those that are made of it again. */
const remembered = new WeakMap<Analysis, Digest>()

/**
 * Decodes and analyses a photo, or remembers it: judging it and all its variations cost the analysis once.
 * @returns null when there is no face
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function analyse(file: string, timed: Timed): Promise<Analysis | null> {
  const found = await analyseUnless(() => null, file, timed)
  return typeof found === 'string' ? null : found
}

/** The same; it is remembered until another is held, however many others are read meanwhile. */
export async function analyseAndHold(file: string, timed: Timed): Promise<Analysis | null> {
  const found = await analyse(file, timed)
  if (found) held.put(await fileKey(file), found)
  return found
}

/** The same, or why not. A photo that is remembered is not objected to again. */
export async function analyseUnless<Reason extends string>(
  objection: Objection<Reason>,
  file: string,
  timed: Timed,
): Promise<Analysis | Reason | 'no_face'> {
  const key = await fileKey(file)
  const digest = digests.find(key)
  const known =
    analyses.find(key) ?? held.find(key) ?? (digest && (await timed('matte', () => unfold(digest))))
  const found = known ?? (await analyseAfreshUnless(objection, file, timed))
  if (typeof found === 'string') return found
  analyses.put(key, found)
  const kept = digest ?? digestOf(found)
  if (!digest) digests.put(key, kept)
  remembered.set(found, kept)
  return found
}

/**
 * One object as long as a photo is remembered, though its analysis is made again: by it, weakly, what was dear to find out
 * of the photo is found again. Undefined for an analysis that nobody remembers.
 */
export const memoryOf = (analysis: Analysis): object | undefined => remembered.get(analysis)

/** The same without a memory: nothing of the photo stays. */
export async function analyseAfresh(photo: PhotoSource, timed: Timed): Promise<Analysis | null> {
  const found = await analyseAfreshUnless(() => null, photo, timed)
  return typeof found === 'string' ? null : found
}

/** The same, or why not. */
export async function analyseAfreshUnless<Reason extends string>(
  objection: Objection<Reason>,
  photo: PhotoSource,
  timed: Timed,
): Promise<Analysis | Reason | 'no_face'> {
  const seen = await seePhoto(photo, timed)
  const reason = seen ? await timed('face', () => objection(seen)) : 'no_face'
  if (!seen || reason) return reason ?? 'no_face'
  const hair = await readHair(seen.portrait, timed)
  const ground = await timed('ground', () => learnedGround(hair))
  return { ...hair, area: seen.portrait.area, waviness: waviness(hair.lab, hair.matte, hair.face), ground }
}

/** A portrait and its hair: what an analysis knows without what lies behind the hair. */
export type HairReading = Omit<Analysis, 'area' | 'ground' | 'waviness'>

/** Reads the hair of a portrait that nobody will look up again. */
export async function readHair(portrait: Portrait, timed: Timed): Promise<HairReading> {
  const masks = await timed('mask', () => segment(portrait.picture, portrait.face))
  const lab = bytesToOklab(portrait.picture.data)
  const matte = await timed('matte', () => softMatte(masks, lab, portrait.picture))
  const measures = matteMeasures({ lab, matte, face: portrait.face, masks })
  return { ...portrait, lab, masks, matte, measures }
}

const digestOf = ({ lab: _again, matte: _too, ...digest }: Analysis): Digest => digest

function unfold(digest: Digest): Analysis {
  const lab = bytesToOklab(digest.picture.data)
  return { ...digest, lab, matte: softMatte(digest.masks, lab, digest.picture) }
}

/** The framing of a portrait in the photo's own pixels. */
export async function readFraming(file: string, { area }: Pick<FramedPortrait, 'area'>): Promise<Picture> {
  return cropPicture(await readPhoto(file, DECODED), area)
}

/** Decodes a photo and crops it around its largest face; null without a face. */
export async function readPortrait(source: PhotoSource, timed: Timed): Promise<Portrait | null> {
  return (await seePhoto(source, timed))?.portrait ?? null
}

async function seePhoto(source: PhotoSource, timed: Timed): Promise<Seen | null> {
  const photo = await timed('decode', () => readPhoto(source, DECODED))
  const scale = Math.min(1, SEARCHED / Math.max(photo.w, photo.h))
  const { small, faces } = await timed('face', async () => {
    const small = await resizePicture(photo, Math.round(photo.w * scale), Math.round(photo.h * scale))
    return { small, faces: await findFaces(small) }
  })
  const [largest] = faces
  if (!largest) return null
  return { small, faces, portrait: await framePortrait(photo, placeFace(largest, photo.w / small.w)) }
}

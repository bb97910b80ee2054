import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import sharp from 'sharp'

const indexes = Array.from({ length: PHOTOS_PER_TRANSFORMATION }, (_, index) => index)

export const drawnPhotos = (): Promise<Buffer[]> => Promise.all(indexes.map(photographTestPortrait))

/** The files of the pictures of a folder. */
export const picturesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .map((name) => join(folder, name))

/** The first fifteen pictures of a folder, or drawings without one. */
export async function photosOf(folder: string | undefined): Promise<Buffer[]> {
  if (!folder) return drawnPhotos()
  const files = picturesIn(folder)
  if (files.length < PHOTOS_PER_TRANSFORMATION)
    throw new Error(`Expected ${PHOTOS_PER_TRANSFORMATION} pictures in ${folder}, got ${files.length}`)
  return files.slice(0, PHOTOS_PER_TRANSFORMATION).map((file) => readFileSync(file))
}

/** As a file chooser gives them. */
export const photoFiles = async () =>
  (await drawnPhotos()).map((photo, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  }))

/** 12 megapixels, as telephones make them: lying on its side, with the word in its header that turns it upright. */
const LONG = 4000
const SHORT = 3000
/** EXIF: turn it right by a quarter to see it upright. */
const TURN_RIGHT = 6
/** Grain of a sensor, so that the files weigh what photographs weigh: about 2 MB. */
const GRAIN = 26
const GRAIN_VALUES = 1_000_003

export async function telephonePhotos(): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (const index of indexes) photos.push(await asTelephone(await photographTestPortrait(index)))
  return photos
}

async function asTelephone(portrait: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(portrait)
    .resize(SHORT, LONG, { fit: 'cover', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length))
  return sharp(data, { raw: info })
    .rotate(-90)
    .withMetadata({ orientation: TURN_RIGHT })
    .jpeg({ quality: 85 })
    .toBuffer()
}

const grain = Int8Array.from({ length: GRAIN_VALUES }, () => (Math.random() - 0.5) * GRAIN)

function addGrain(bytes: Uint8ClampedArray): void {
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = (bytes[i] ?? 0) + (grain[i % GRAIN_VALUES] ?? 0)
}

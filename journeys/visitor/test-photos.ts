import { existsSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import sharp, { type Sharp } from 'sharp'
import { photographFiles, photographs } from '../../hair/test/photographs.ts'
import type { Photo } from './visitor-steps.ts'

export interface PhotoSet {
  name: string
  photos: () => Promise<Photo[]>
}

/** Names, in the environment, where the stories of one run lay down what one of them has drawn. */
export const PHOTOS_FOLDER = 'JOURNEYS_PHOTOS'

export const drawnPhotos = (): Promise<Photo[]> =>
  Promise.all(Array.from({ length: PHOTOS_PER_TRANSFORMATION }, (_, index) => drawnPhoto(index)))

export const drawnPhoto = async (index: number): Promise<Photo> => ({
  name: `portrait-${index + 1}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await drawnOnce(index),
})

const drawing = new Map<number, Promise<Buffer>>()

function drawnOnce(index: number): Promise<Buffer> {
  const drawn = drawing.get(index) ?? drawnInThisRun(index)
  drawing.set(index, drawn)
  return drawn
}

/** By whichever process wants it first. */
async function drawnInThisRun(index: number): Promise<Buffer> {
  const folder = process.env[PHOTOS_FOLDER]
  const file = folder && join(folder, `${index}.jpg`)
  if (file && existsSync(file)) return readFile(file)
  const drawn = Buffer.from(await photographTestPortrait(index))
  if (!file) return drawn
  // Another may be at it too: the photo is there whole, or not yet.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, drawn)
  await rename(aside, file)
  return drawn
}

/** A wall: large enough, and nobody on it. */
export const photoOfNobody = async (): Promise<Photo> => ({
  name: 'mur.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture(960, 1200).jpeg().toBuffer(),
})

/** Moves, and is no photo. */
export const animation = async (): Promise<Photo> => ({
  name: 'animation.gif',
  mimeType: 'image/gif',
  buffer: await plainPicture(64, 48).gif().toBuffer(),
})

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b9a08c' } })

/** Each is all she has, and not as one would wish. */
export const humblePhotos: { name: string; photo: () => Promise<Photo> }[] = [
  { name: 'a dim photo', photo: () => changed((portrait) => portrait.modulate({ brightness: 0.4 })) },
  { name: 'a photo that lies on its side', photo: () => changed((portrait) => portrait.rotate(90)) },
  { name: 'a HEIC', photo: async () => heic(DRAWN_HEIC) },
  ...photographFiles('bad')
    .filter((file) => file.endsWith('.heic'))
    .map((file) => ({ name: `the HEIC ${basename(file)}`, photo: async () => heic(file) })),
]

/** A drawn portrait as a telephone would keep it: nothing we use writes HEIC, `heif-enc` did. */
const DRAWN_HEIC = join(import.meta.dirname, 'portrait.heic')

async function changed(change: (portrait: Sharp) => Sharp): Promise<Photo> {
  const portrait = sharp((await drawnPhoto(0)).buffer)
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await change(portrait).jpeg().toBuffer() }
}

const heic = (file: string): Photo => ({
  name: basename(file),
  mimeType: 'image/heic',
  buffer: readFileSync(file),
})

const drawn: PhotoSet = { name: 'fifteen drawn portraits', photos: drawnPhotos }

const photographed = (person: string): PhotoSet => ({
  name: `fifteen photographs (${person})`,
  photos: async () =>
    photographs(`same-person/${person}`)
      .slice(0, PHOTOS_PER_TRANSFORMATION)
      .map((file) => ({ name: basename(file), mimeType: 'image/jpeg', buffer: readFileSync(file) })),
})

/** Our own drawings always; real photographs too where PHOTOGRAPHS names them. */
export const photoSets: PhotoSet[] = [
  drawn,
  ...(process.env.PHOTOGRAPHS ? ['A-brown-lob', 'B-dark-curls'].map(photographed) : []),
]

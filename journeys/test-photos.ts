import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import sharp from 'sharp'
import type { Photo } from './visitor-steps.ts'
import { isWide } from './wide.ts'

const SAME_PERSON = fileURLToPath(new URL('../../shared/portraits/same-person', import.meta.url))

export interface PhotoSet {
  name: string
  photos: () => Promise<Photo[]>
}

let drawing: Promise<Photo[]> | null = null

/** Drawn once for all the stories of a run. */
export function drawnPhotos(): Promise<Photo[]> {
  drawing ??= Promise.all(
    Array.from({ length: PHOTOS_PER_TRANSFORMATION }, async (_, index) => ({
      name: `portrait-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await photographTestPortrait(index)),
    })),
  )
  return drawing
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

const drawn: PhotoSet = { name: 'fifteen drawn portraits', photos: drawnPhotos }

const photographed = (person: string): PhotoSet => ({
  name: `fifteen photographs (${person})`,
  photos: async () =>
    readdirSync(`${SAME_PERSON}/${person}`)
      .sort()
      .slice(0, PHOTOS_PER_TRANSFORMATION)
      .map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: readFileSync(`${SAME_PERSON}/${person}/${name}`),
      })),
})

/** Our own drawings always; in a wide run real photographs too, where they lie beside the project. */
export const photoSets: PhotoSet[] = [
  drawn,
  ...(isWide && existsSync(SAME_PERSON) ? readdirSync(SAME_PERSON).sort().map(photographed) : []),
]

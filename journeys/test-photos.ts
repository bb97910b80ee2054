import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from './visitor-steps.ts'

const SAME_PERSON = fileURLToPath(new URL('../../shared/portraits/same-person', import.meta.url))

export interface PhotoSet {
  name: string
  photos: () => Promise<Photo[]>
}

const drawn: PhotoSet = {
  name: 'fifteen drawn portraits',
  photos: () =>
    Promise.all(
      Array.from({ length: PHOTOS_PER_TRANSFORMATION }, async (_, index) => ({
        name: `portrait-${index + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await photographTestPortrait(index)),
      })),
    ),
}

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

/** Our own drawings always; real photographs where they lie beside the project, which never holds any. */
export const photoSets: PhotoSet[] = [
  drawn,
  ...(existsSync(SAME_PERSON) ? readdirSync(SAME_PERSON).sort().map(photographed) : []),
]

import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineOrder, MadeImage } from '../engine.ts'
import { NOTHING_KEPT } from '../known-judgements.ts'
import { Planner } from '../planner.ts'
import { HairRenderer } from './hair-renderer.ts'
import { fixedLooks } from './look-source.ts'
import { PixelThreads } from './pixels.ts'

const FIRST = 1
// Each is seconds of a processor; the wide run makes as many as one press orders.
const MORE = process.env.WIDE ? 5 : 2
const PHOTOS = 3

let folder: string
let pixels: PixelThreads
let photos: EngineOrder['photos']
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'more-images-'))
  pixels = new PixelThreads(2)
  photos = await Promise.all(
    Array.from({ length: PHOTOS }, async (_, index) => {
      const file = join(folder, `photo-${index}.jpg`)
      await writeFile(file, await photographTestPortrait(index))
      return { id: `photo-${index}`, file, report: await pixels.checkPhoto(file) }
    }),
  )
})
afterAll(async () => {
  await pixels.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Made extends MadeImage {
  file: string
}

/** One run of the engine: what it made, and how many candidates it had tried in the end. */
async function run(order: Pick<EngineOrder, 'count' | 'resume'>) {
  const renderer = new HairRenderer(pixels, fixedLooks([]), { tool: 'test', revision: 'test' })
  const onError = (cause: Error) => expect.unreachable(cause.message)
  const engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
  const made: Made[] = []
  let candidatesTried = 0
  let files = 0
  const watch = {
    alive: async () => undefined,
    preparing: async () => undefined,
    photosRead: async () => undefined,
    nextTarget: async () => {
      files += 1
      const id = `${order.count}-${files}`
      const [file, beforeFile, largeFile] = [`${id}.jpg`, `${id}.before.jpg`, `${id}.large.jpg`]
      return {
        id,
        file: join(folder, file),
        beforeFile: join(folder, beforeFile),
        largeFile: join(folder, largeFile),
      }
    },
    tried: async (tried: number, { file }: { file: string }, image: MadeImage | null) => {
      candidatesTried = tried
      if (image) made.push({ ...image, file })
    },
  }
  const names = { id: 'order', engine: 'hair', style: 'ondulations_soleil', tone: '8.3' } as const
  const wish = { ...names, seed: 11, firstCount: FIRST }
  await engine.produce({ ...wish, ...order, photos }, watch, new AbortController().signal)
  return { made, candidatesTried }
}

describe('« Encore 5 images » of a portrait', () => {
  it('gives images that differ from those she has, and from each other', async () => {
    const first = await run({ count: FIRST, resume: { candidatesTried: 0, fingerprints: [] } })
    const fingerprints = first.made.map((image) => image.fingerprint)
    const { candidatesTried } = first
    const later = await run({ count: FIRST + MORE, resume: { candidatesTried, fingerprints } })
    expect([first.made.length, later.made.length]).toEqual([FIRST, MORE])
    const all = [...first.made, ...later.made]
    const near = all.flatMap((one, k) =>
      all.slice(k + 1).filter((other) => fingerprintsAreNear(one.fingerprint, other.fingerprint)),
    )
    expect(near).toEqual([])
    for (const { file } of all) expect((await sharp(file).metadata()).height).toBe(1280)
  })
})

import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { PHOTOS, photographTestPortrait } from './test-portrait.ts'

let photos: Buffer[] = []

beforeAll(async () => {
  photos = await Promise.all(Array.from({ length: PHOTOS }, (_, i) => photographTestPortrait(i)))
})

/** 64 bits, one for each step in brightness from left to right on an 8 by 8 grid. */
async function differenceHash(photo: Buffer): Promise<boolean[]> {
  const grey = await sharp(photo).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  return Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8)
    return grey[at]! < grey[at + 1]!
  })
}

it('is a JPEG of 1200 by 1400', async () => {
  expect(await sharp(photos[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1400 })
})

it('is the same photograph when taken again', async () => {
  expect((await photographTestPortrait(4)).equals(photos[4]!)).toBe(true)
})

it('is never taken twice alike: any two of the 15 differ by 8 bits of 64 or more', async () => {
  const hashes = await Promise.all(photos.map(differenceHash))
  const pairs = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).map((b) => a.filter((bit, at) => bit !== b[at]).length),
  )
  expect(pairs).toHaveLength((PHOTOS * (PHOTOS - 1)) / 2)
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(8)
})

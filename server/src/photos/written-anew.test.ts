import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { uploadAnswer } from '@app/domain/photos/photos-api.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** The test file on which the makers of antivirus programs have agreed: harmless, and found by all of them. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', 'H+H*'].join('$')

let home: TestApp
let her: Someone
let portrait: Buffer
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
  portrait = await photographTestPortrait(0)
})
afterAll(() => home.close())

async function keptOf(bytes: Buffer): Promise<Buffer[]> {
  const answer = await her.visitor.upload((await openDraftOf(her)).id, [{ name: 'moi.jpg', bytes }])
  const [image] = uploadAnswer.parse(answer.json()).images
  return Promise.all(
    [image?.url, image?.thumbnailUrl].map(async (url) => (await her.visitor.get(url ?? '')).rawPayload),
  )
}

/** A comment right behind the start of a JPEG (ITU T.81, B.2.4.5). */
function withComment(jpeg: Buffer, words: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(words), jpeg.subarray(2)])
}

it.each(['jpeg', 'png'] as const)(
  'nothing of a program that a %s brings along is kept, wherever it hides (U10)',
  async (format) => {
    const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: '#b86' } })
    const tagged = await picture[format]()
      .withExif({ IFD0: { ImageDescription: EICAR, Copyright: EICAR } })
      .toBuffer()
    const commented = format === 'jpeg' ? withComment(tagged, EICAR) : tagged
    const bytes = Buffer.concat([commented, Buffer.from(EICAR)])
    expect(bytes.toString('latin1').split(EICAR).length - 1).toBeGreaterThan(2)
    for (const kept of await keptOf(bytes)) {
      expect((await sharp(kept).metadata()).width).toBeGreaterThan(100)
      expect(kept.includes(EICAR)).toBe(false)
    }
  },
)

it.each([
  ['a CMYK JPEG', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
  ['a progressive JPEG', () => sharp(portrait).jpeg({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', () => sharp(portrait).toColourspace('rgb16').png().toBuffer()],
  ['a PNG that is half transparent', () => sharp(portrait).ensureAlpha(0.5).png().toBuffer()],
  ['a grey JPEG', () => sharp(portrait).greyscale().jpeg().toBuffer()],
])('%s is kept as a JPEG that every browser shows (U1)', async (_what, make) => {
  const [large] = await keptOf(await make())
  const kept = await sharp(large).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', depth: 'uchar', width: 1200, height: 1400, hasAlpha: false })
  expect(kept.space).toMatch(/^(?:srgb|b-w)$/)
})

import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hugePng, smallJpeg } from '../testing/engines/pictures.ts'
import { photosKept } from '../testing/files-kept.ts'
import { upload } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let portrait: Buffer
let bomb: Buffer
beforeAll(async () => {
  home = await openTestApp({ works: true })
  portrait = await photographTestPortrait(0)
  bomb = hugePng(30_000, 30_000)
})
afterAll(() => home.close())

describe('a file that is refused', () => {
  const cases = [
    {
      what: 'WebP renamed .jpg',
      code: 'photo_format',
      make: () => sharp(portrait).resize(90).webp().toBuffer(),
    },
    { what: 'GIF', code: 'photo_format', make: () => sharp(portrait).resize(90).gif().toBuffer() },
    { what: 'text renamed .jpg', code: 'photo_format', make: () => Buffer.from('bonjour') },
    { what: 'PDF renamed .jpg', code: 'photo_format', make: () => Buffer.from('%PDF-1.7\n%âãÏÓ') },
    {
      what: 'SVG renamed .png',
      code: 'photo_format',
      make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { what: 'HTML renamed .jpg', code: 'photo_format', make: () => Buffer.from('<html><script>1</script>') },
    { what: 'an empty file', code: 'photo_format', make: () => Buffer.alloc(0) },
    { what: 'a JPEG cut in the middle', code: 'photo_unreadable', make: () => portrait.subarray(0, 60_000) },
    { what: 'the head of a JPEG', code: 'photo_unreadable', make: () => portrait.subarray(0, 20) },
    { what: 'a PNG of 900 megapixels', code: 'photo_too_many_pixels', make: () => bomb },
    {
      what: 'a PNG just over 50 megapixels',
      code: 'photo_too_many_pixels',
      make: () => hugePng(10_000, 5001),
    },
    {
      what: 'more than 20 MB',
      code: 'photo_too_heavy',
      make: () => Buffer.alloc(20 * 1024 * 1024 + 1, portrait),
    },
  ] as const

  // spec: 5.10, 9.37
  it.each(cases)(
    '$what: $code, and the other photos of the same upload stay (U1, U2)',
    async ({ code, make }) => {
      const her = await someone(home)
      const before = photosKept(home).length
      const bytes = await make()
      const refusal = await upload(her, { name: 'a.jpg', bytes })
      expect(refusal).toMatchObject({ success: false, images: [], refused: [{ name: 'a.jpg', code }] })
      expect(refusal.refused[0]?.error).toMatch(/\.$/)
      expect(photosKept(home)).toHaveLength(before)

      const good = { name: 'bonne.jpg', bytes: await smallJpeg() }
      const mixed = await upload(her, { name: 'a.jpg', bytes }, good)
      expect([mixed.images.length, mixed.refused.length]).toEqual([1, 1])
    },
  )

  it('the 900-megapixel one is about a hundred kilobytes as a file', () => {
    expect(bomb.length).toBeLessThan(1_100_000)
  })

  it('each refusal has its own sentence (U1)', async () => {
    const her = await someone(home)
    const said = new Map<string, string>()
    for (const { code, make } of cases.filter(
      (one, at) => cases.findIndex(({ code }) => code === one.code) === at,
    )) {
      const { refused } = await upload(her, { name: 'a.jpg', bytes: await make() })
      said.set(code, refused[0]?.error ?? '')
    }
    expect(new Set(said.values()).size).toBe(4)
    expect(said.get('photo_format')).toBe('Veuillez utiliser des images au format JPG ou PNG.')
  })

  // spec: 9.37
  it('20 MB exactly are not too heavy (U2)', async () => {
    const bytes = Buffer.concat([await smallJpeg(), Buffer.alloc(20 * 1024 * 1024)]).subarray(
      0,
      20 * 1024 * 1024,
    )
    expect((await upload(await someone(home), { name: 'a.jpg', bytes })).images).toHaveLength(1)
  })
})

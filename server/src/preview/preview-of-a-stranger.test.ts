import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { type Preview, previewAnswer } from '@app/domain/preview/preview-api.ts'
import { PREVIEW_MAX_BYTES, PREVIEW_MINUTES, PREVIEW_SIZE } from '@app/domain/preview/preview-rules.ts'
import { api } from '@app/domain/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { photos } from '../database/schema/photos.ts'
import { hugePng } from '../testing/engines/pictures.ts'
import { runs } from '../testing/engines/runs.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let home: TestApp
let portrait: Buffer
beforeAll(async () => {
  home = await openTestApp()
  portrait = await photographTestPortrait(0)
})
afterAll(() => home.close())

const send = (visitor: Visitor, bytes: Buffer, type = 'image/jpeg') =>
  visitor.ask('POST', api.previews(), bytes, { 'content-type': type })

/** Her photo, read to the end. */
async function previewed(visitor: Visitor, bytes = portrait): Promise<Preview> {
  const answer = await send(visitor, bytes)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  const first = previewAnswer.strict().parse(answer.json())
  expect(first.expiresInSeconds).toBe(PREVIEW_MINUTES * 60)
  return previewAnswer.strict().parse((await visitor.get(api.preview(first.handle))).json())
}

const everythingOnDisk = (): string[] => {
  const folder = home.context.config.dataDir
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('database'),
  )
}

it('what reads her photo is made ready when the page opens, before she has chosen one', async () => {
  const { pixels } = home.context
  expect((await new Visitor(home.app).post(api.preparePreview())).json()).toEqual({ success: true })
  expect(pixels.begun).toBe(1)
  await new Visitor(home.app).post(api.preparePreview())
  expect(pixels.begun).toBe(1)
})

describe('a stranger', () => {
  describe('with her photo read', () => {
    let visitor: Visitor
    let shown: Preview
    let onDiskBefore: string[]
    beforeAll(async () => {
      visitor = new Visitor(home.app)
      onDiskBefore = everythingOnDisk()
      shown = await previewed(visitor)
    })

    it('sees every style her photo carries, and her photo beside them', async () => {
      const { handle, styles, softBackdrops, width, height, upTo } = shown
      expect(upTo).toBeGreaterThanOrEqual(7)
      expect({ width, height }).toEqual(PREVIEW_SIZE)
      expect(shown.isWhole).toBe(true)
      expect(styles.length).toBeGreaterThan(0)
      expect(styles).toEqual(expect.arrayContaining(softBackdrops))
      // Of her own hair, and grown; every one of them in the wide run.
      const some = styles.filter((_, nth) => nth % runs(4, 1) === 0)
      const pictures = [api.previewBefore(handle), ...some.map((style) => api.previewPicture(handle, style))]
      const seen = new Set<string>()
      for (const url of pictures) {
        const answer = await visitor.get(url)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': 'private, no-store',
        })
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject(PREVIEW_SIZE)
        seen.add(answer.rawPayload.toString('base64'))
      }
      expect(seen.size).toBe(pictures.length)
    })

    it('sees it upright with the same styles where it lies on its side, and says so nowhere', async () => {
      const lying = await sharp(portrait).rotate(90).jpeg().toBuffer()
      const another = new Visitor(home.app)
      const { styles, handle } = await previewed(another, lying)
      expect(styles).toEqual(shown.styles)
      const before = await sharp((await another.get(api.previewBefore(handle))).rawPayload).metadata()
      expect({ width: before.width, height: before.height }).toEqual(PREVIEW_SIZE)
    })

    it('sees a style in the tone it is sold in when none is asked for', async () => {
      const { handle, styles } = shown
      const [style] = styles
      if (!style) return expect.unreachable('a photo that carries a style')
      const own = await visitor.get(api.previewPicture(handle, style))
      const asked = await visitor.get(api.previewPicture(handle, style, BASE_STYLES[style].tone))
      expect(own.rawPayload.equals(asked.rawPayload)).toBe(true)
    })

    it('sees a style in another tone', async () => {
      const { handle, styles } = shown
      const [style] = styles
      const own = await visitor.get(api.previewPicture(handle, style))
      const other = await visitor.get(api.previewPicture(handle, style, '10.1'))
      expect(other.statusCode).toBe(200)
      expect(other.rawPayload.equals(own.rawPayload)).toBe(false)
      expect((await visitor.get(api.previewPicture(handle, style, 'blond'))).statusCode).toBe(400)
    })

    it('leaves nothing behind: no file, no row', async () => {
      expect((await visitor.get(api.previewPicture(shown.handle, shown.styles[0]))).statusCode).toBe(200)
      expect(everythingOnDisk()).toEqual(onDiskBefore)
      expect(await home.context.database.select().from(photos)).toEqual([])
    })

    it('who leaves has her photo erased at once', async () => {
      const { handle, styles } = shown
      expect((await visitor.delete(api.preview(handle))).json()).toEqual({ success: true })
      for (const url of [
        api.preview(handle),
        api.previewBefore(handle),
        api.previewPicture(handle, styles[0]),
      ]) {
        const answer = await visitor.get(url)
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'preview_gone'])
      }
    })
  })

  it('who leaves while her photo is being read has it erased at once', async () => {
    const visitor = new Visitor(home.app)
    const { handle, isWhole } = previewAnswer.parse((await send(visitor, portrait)).json())
    expect(isWhole).toBe(false)
    const whole = visitor.get(api.preview(handle))
    await visitor.delete(api.preview(handle))
    expect((await whole).json().code).toBe('preview_gone')
  })

  it('cannot guess the name of another photo', async () => {
    const guess = randomBytes(32).toString('base64url')
    expect((await new Visitor(home.app).get(api.preview(guess))).statusCode).toBe(404)
    expect((await new Visitor(home.app).get(api.previewBefore(guess))).statusCode).toBe(404)
    expect((await new Visitor(home.app).get(api.previewBefore('1'))).statusCode).toBe(400)
  })
})

describe('a photo that cannot be previewed is refused in words', () => {
  const wall = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#9ab' } })
      .jpeg()
      .toBuffer()
  const pair = async () => {
    const half = await sharp(portrait).resize(600, 700).toBuffer()
    return sharp({ create: { width: 1200, height: 700, channels: 3, background: '#fff' } })
      .composite([
        { input: half, left: 0, top: 0 },
        { input: half, left: 600, top: 0 },
      ])
      .jpeg()
      .toBuffer()
  }
  it.each([
    { what: 'a wall', code: 'photo_no_face', make: () => wall(900, 1200) },
    { what: 'two people', code: 'photo_many_faces', make: pair },
    {
      what: 'a head that lies',
      code: 'photo_head_tilted',
      make: () => sharp(portrait).rotate(40).jpeg().toBuffer(),
    },
    { what: 'a tiny face', code: 'photo_face_too_small', make: () => sharp(portrait).resize(200).toBuffer() },
    { what: 'text', code: 'photo_format', make: () => Buffer.from('bonjour') },
    { what: 'nothing', code: 'photo_format', make: () => Buffer.alloc(0) },
    { what: 'half a photo', code: 'photo_unreadable', make: () => portrait.subarray(0, 60_000) },
    { what: 'a PNG of 900 megapixels', code: 'photo_too_many_pixels', make: () => hugePng(30_000, 30_000) },
  ])('$what: $code', async ({ code, make }) => {
    const answer = await send(new Visitor(home.app), await make())
    expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\.$/) })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  it('more than a browser would send is not even read', async () => {
    const fits = await send(new Visitor(home.app), Buffer.alloc(PREVIEW_MAX_BYTES, 'x'))
    expect(fits.json().code).toBe('photo_format')
    const answer = await send(new Visitor(home.app), Buffer.alloc(PREVIEW_MAX_BYTES + 1, 'x'))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large'])
  })

  it('speaks English to who reads English', async () => {
    const headers = { 'content-type': 'image/jpeg', 'accept-language': 'en' }
    const answer = await new Visitor(home.app).ask('POST', api.previews(), Buffer.from('hello'), headers)
    expect(answer.json().error).toBe('Please use JPG or PNG images.')
  })
})

describe('when many come', () => {
  it('those who cannot be served soon are asked to come again', async () => {
    const visitor = new Visitor(home.app)
    const wall = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9ab' } })
      .jpeg()
      .toBuffer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(visitor, wall)))
    const busy = answers.filter((answer) => answer.statusCode === 503)
    expect(busy).toHaveLength(4)
    expect(busy[0]?.headers['retry-after']).toBe('5')
    expect(busy[0]?.json()).toMatchObject({ code: 'preview_busy', retryAfterSeconds: 5 })
    expect((await send(visitor, wall)).json().code).not.toBe('preview_busy')
  })

  it('a preview goes before the photos that wait to be checked: somebody is looking', async () => {
    const { pixels, config } = home.context
    const file = join(config.dataDir, 'waiting.jpg')
    await writeFile(file, portrait)
    const done: string[] = []
    const checks = Array.from({ length: 6 }, () => pixels.checkPhoto(file).then(() => done.push('check')))
    const nobody = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#9ab' } })
      .png()
      .toBuffer()
    await Promise.all([...checks, pixels.sketchPhoto(nobody, {}).then(() => done.push('preview'))])
    expect(done).toHaveLength(7)
    expect(done.indexOf('preview')).toBeLessThan(5)
    await rm(file)
  })

  it('one address may have so many photos read a minute', async () => {
    const config = { ...home.context.config, rateLimitFactor: 1 / 6 }
    const app = await buildApp({ ...home.context, config }, { pages: 'none' })
    const visitor = new Visitor(app)
    const text = Buffer.from('bonjour')
    const codes = []
    for (let nth = 0; nth < 3; nth += 1) codes.push((await send(visitor, text)).json().code)
    expect(codes).toEqual(['photo_format', 'photo_format', 'throttled'])
    await app.close()
  })
})

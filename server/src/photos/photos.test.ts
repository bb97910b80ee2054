import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photos } from '../database/schema/photos.ts'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { photosKept } from '../testing/files-kept.ts'
import { addPhotos, openDraftOf, upload } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let portrait: Buffer
beforeAll(async () => {
  home = await openTestApp({ works: true })
  portrait = await photographTestPortrait(0)
})
afterAll(() => home.close())

const filesOnDisk = () => photosKept(home)
const smallOnes = (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, n) => ({ name: `${n}.jpg`, bytes: await smallJpeg() })))
const fetchPixels = async (her: Someone, photo: Photo | undefined) =>
  sharp((await her.visitor.get(photo?.url ?? '')).rawPayload)

const quarter = async (upright: Buffer, angle: number) =>
  sharp(await sharp(upright).rotate(angle).png().toBuffer())
/** How a camera stores an upright picture it then marks with this orientation (EXIF 2.32, 4.6.4). */
const STORED: Record<number, (upright: Buffer) => Sharp | Promise<Sharp>> = {
  1: (upright) => sharp(upright),
  2: (upright) => sharp(upright).flop(),
  3: (upright) => sharp(upright).rotate(180),
  4: (upright) => sharp(upright).flip(),
  5: async (upright) => (await quarter(upright, 90)).flop(),
  6: (upright) => quarter(upright, 270),
  7: async (upright) => (await quarter(upright, 90)).flip(),
  8: (upright) => quarter(upright, 90),
}

describe('a photo that lies on its side and says so nowhere', () => {
  it.each([90, 270])(
    'by %i degrees is turned upright by what it shows, and nothing of the other is kept',
    async (angle) => {
      const her = await someone(home)
      const before = filesOnDisk()
      const lying = await sharp(portrait).rotate(angle).jpeg().toBuffer()
      const { images } = await upload(her, { name: 'couchée.jpg', bytes: lying })
      expect(images[0]).toMatchObject({ width: 1400, height: 1200 })
      await expect
        .poll(async () => (await openDraftOf(her)).uploadedImages[0]?.verdicts, { interval: 300 })
        .toEqual([])
      const [photo] = (await openDraftOf(her)).uploadedImages
      expect(photo).toMatchObject({ id: images[0]?.id, width: 1200, height: 1400 })
      // Under another address: her page shows the first one already.
      expect(photo?.thumbnailUrl).not.toBe(images[0]?.thumbnailUrl)
      const small = await sharp((await her.visitor.get(photo?.thumbnailUrl ?? '')).rawPayload).metadata()
      expect((small.height ?? 0) > (small.width ?? 0)).toBe(true)
      const kept = await (await fetchPixels(her, photo)).metadata()
      expect([kept.width, kept.height]).toEqual([1200, 1400])
      await expect.poll(() => filesOnDisk().length - before.length).toBe(2)
    },
  )

  it('and shows nobody however it is turned, is said to', async () => {
    const her = await someone(home)
    const wall = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b9a08c' } })
      .jpeg()
      .toBuffer()
    await upload(her, { name: 'mur.jpg', bytes: wall })
    await expect
      .poll(async () => (await openDraftOf(her)).uploadedImages[0]?.verdicts, { interval: 300 })
      .toEqual(['no_face'])
    expect((await openDraftOf(her)).uploadedImages[0]).toMatchObject({ width: 900, height: 1200 })
  })
})

describe('a photo that is kept', () => {
  it.each(['jpeg', 'png'] as const)(
    'a %s is answered, shown to her, small and large, and judged (U4)',
    async (format) => {
      const her = await someone(home)
      const bytes = await sharp(portrait)[format]().toBuffer()
      const { success, images, refused } = await upload(her, { name: `moi.${format}`, bytes })
      expect([success, refused]).toEqual([true, []])
      expect(images[0]).toMatchObject({ width: 1200, height: 1400, verdicts: null })
      const [large, small] = await Promise.all(
        [images[0]?.url, images[0]?.thumbnailUrl].map((url) => her.visitor.get(url ?? '')),
      )
      expect(large?.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(large?.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 1400,
      })
      expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 480 })
      await expect
        .poll(async () => (await openDraftOf(her)).uploadedImages[0]?.verdicts, { interval: 300 })
        .toEqual([])
    },
  )

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turned by EXIF orientation %i it is shown upright (U3)',
    async (orientation) => {
      const her = await someone(home)
      // Upright: red on the left, blue on the right.
      const upright = sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } }).composite(
        [{ input: { create: { width: 20, height: 40, channels: 3, background: '#f00' } }, left: 0, top: 0 }],
      )
      const bytes = await (await STORED[orientation]!(await upright.png().toBuffer()))
        .jpeg({ quality: 100 })
        .withMetadata({ orientation })
        .toBuffer()
      const { images } = await upload(her, { name: 'tournée.jpg', bytes })
      const { data, info } = await (await fetchPixels(her, images[0]))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const redAt = (x: number) => (data[(20 * info.width + x) * info.channels] ?? 0) > 128
      expect([info.width, info.height, redAt(8), redAt(50)]).toEqual([60, 40, true, false])
    },
  )

  it('has lost where and with what it was taken, its comments and what was hidden behind it (U3)', async () => {
    const her = await someone(home)
    const exif = {
      IFD0: { Make: 'Telephone', Copyright: 'Camille' },
      IFD3: { GPSLatitude: '48/1 51/1 30/1' },
    }
    const tagged = await sharp(await smallJpeg())
      .withExif(exif)
      .toBuffer()
    const bytes = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const { images } = await upload(her, { name: 'moi.jpg', bytes })
    for (const url of [images[0]?.url, images[0]?.thumbnailUrl]) {
      const { rawPayload } = await her.visitor.get(url ?? '')
      const { exif: left, xmp, iptc, icc } = await sharp(rawPayload).metadata()
      expect([left, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(rawPayload.includes('Telephone') || rawPayload.includes('<script>')).toBe(false)
    }
  })

  it.each(['../../etc/passwd.jpg', 'a.jpg.php', '\u202Egpj.exe', `${'x'.repeat(4000)}.jpg`, '.jpg'])(
    'named %j it gets a name of ours (U4)',
    async (name) => {
      const her = await someone(home)
      const { images } = await upload(her, { name, bytes: await smallJpeg() })
      expect(images[0]?.url).toMatch(/^\/api\/photos\/[0-9a-f-]{36}$/)
      expect(filesOnDisk().filter((file) => !/^[0-9a-f-]{36}(\.small\.webp|\.jpg)$/.test(file))).toEqual([])
    },
  )

  it('sent twice, also at the same time, is one photo (U7, U8)', async () => {
    const her = await someone(home)
    const file = { name: 'moi.jpg', bytes: await smallJpeg() }
    const before = filesOnDisk().length
    const answers = [
      await upload(her, file),
      await upload(her, file),
      ...(await Promise.all([upload(her, file), upload(her, file)])),
    ]
    expect(new Set(answers.map((answer) => answer.images[0]?.id)).size).toBe(1)
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(1)
    expect(filesOnDisk()).toHaveLength(before + 2)
  })
})

describe('fifteen photos', () => {
  // spec: 5.16
  it('the fifteenth is accepted, the sixteenth refused (U5)', async () => {
    const her = await someone(home)
    await addPhotos(home.context, her, (await openDraftOf(her)).id, 14)
    const [fifteenth, sixteenth] = await smallOnes(2)
    expect((await upload(her, fifteenth!)).images).toHaveLength(1)
    expect((await upload(her, sixteenth!)).refused).toMatchObject([{ code: 'photos_full' }])
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  })

  // spec: 1.12, 3.11, 7.24
  it('fifteen at once are accepted', async () => {
    expect((await upload(await someone(home), ...(await smallOnes(15)))).images).toHaveLength(15)
  })

  // spec: 9.2
  it('sixteen at once are refused together, and the photos she had stay (U5)', async () => {
    const her = await someone(home)
    await addPhotos(home.context, her, (await openDraftOf(her)).id, 2)
    const answer = await her.visitor.upload((await openDraftOf(her)).id, await smallOnes(16))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'photos_too_many_at_once'])
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(2)
  })

  // spec: 9.1
  it('thirty sent at once, two by two, are fifteen (U5)', async () => {
    const her = await someone(home)
    const [first, second] = [await smallOnes(15), await smallOnes(15)]
    const answers = await Promise.all([upload(her, ...first), upload(her, ...second)])
    expect(answers.flatMap((answer) => answer.images)).toHaveLength(15)
    const rows = await home.context.database.select().from(photos).where(eq(photos.userId, her.id))
    expect(rows).toHaveLength(15)
    expect(filesOnDisk().filter((file) => rows.some((row) => file.startsWith(row.id)))).toHaveLength(30)
  })
})

describe('deleting a photo', () => {
  // spec: 3.10, 7.25
  it('takes it away at once: from the draft, from its address and from the disk (C1)', async () => {
    const her = await someone(home)
    const { images } = await upload(her, { name: 'a.jpg', bytes: await smallJpeg() })
    const [photo] = images
    const { id: sessionId } = await openDraftOf(her)
    const answer = await her.visitor.delete(api.upload(), { sessionId, imageUrl: photo?.url })
    expect(answer.json()).toEqual({ success: true })
    expect((await openDraftOf(her)).uploadedImages).toEqual([])
    for (const url of [photo?.url, photo?.thumbnailUrl])
      expect((await her.visitor.get(url ?? '')).statusCode).toBe(404)
    expect(filesOnDisk().filter((file) => file.startsWith(photo?.id ?? '?'))).toEqual([])
  })

  it.each([
    'file:///etc/passwd',
    '../photos/x',
    '/api/photos/../../etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/api/photos/00000000-0000-4000-8000-000000000000',
    '',
    // spec: 3.10
  ])('%j names no photo, is never fetched and is refused (C4)', async (imageUrl) => {
    const her = await someone(home)
    const { id: sessionId } = await openDraftOf(her)
    const dialled: number[] = []
    const watch = (message: unknown) =>
      (message as { socket: Socket }).socket.on('connectionAttempt', (_address, port) => dialled.push(port))
    subscribe('net.client.socket', watch)
    const answer = await her.visitor.delete(api.upload(), { sessionId, imageUrl })
    unsubscribe('net.client.socket', watch)
    expect(answer.statusCode).toBe(400)
    // The database has a port of its own, and may have been asked.
    expect(dialled.filter((port) => port === 80 || port === 443)).toEqual([])
  })
})

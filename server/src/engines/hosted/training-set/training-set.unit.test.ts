import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unzip } from '../../../testing/unzip.ts'
import { editPhoto, writeTrainingSet } from './training-set.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'training-set-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06040' } })

/** As a camera leaves one: with her name, and the place, in its metadata. */
async function photo(into: string, name: string, size = { width: 40, height: 30 }): Promise<string> {
  const file = join(into, name)
  await blank(size.width, size.height)
    .withExif({ IFD0: { ImageDescription: 'Camille' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(file)
  return file
}

async function setOf(count: number) {
  const into = await folder()
  const files = await Promise.all(
    Array.from({ length: count }, (_, k) => photo(into, `camille-${k}.jpg`, { width: 40 + k, height: 30 })),
  )
  const photos = files.map((file, k) => ({ file, caption: `ohwx woman, a photo, number ${k}` }))
  const write = async (name: string) => {
    await writeTrainingSet(photos, join(into, name))
    return readFile(join(into, name))
  }
  return { photos, write }
}

describe('what a training is sent', () => {
  it('is each photo in the order given, and beside it its caption', async () => {
    const { photos, write } = await setOf(11)
    const files = unzip(await write('set.zip'))
    const names = photos.map((_, k) => String(k + 1).padStart(2, '0'))
    expect([...files.keys()]).toEqual(names.flatMap((name) => [`${name}.jpg`, `${name}.txt`]))
    for (const [k, { caption }] of photos.entries()) {
      expect(files.get(`${names[k]}.txt`)?.toString()).toBe(caption)
      expect((await sharp(files.get(`${names[k]}.jpg`)).metadata()).width).toBe(40 + k)
    }
  })
  it('holds nothing of hers but her photos: no metadata, no name of a file', async () => {
    const { photos, write } = await setOf(2)
    const archive = await write('set.zip')
    expect((await readFile(photos[0]!.file)).includes('Camille')).toBe(true)
    for (const trace of ['Camille', 'camille', 'Exif']) expect(archive.includes(trace)).toBe(false)
    for (const [name, bytes] of unzip(archive))
      if (name.endsWith('.jpg')) expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })
  it('is the same bytes for the same photos, whenever and in whatever time zone', async () => {
    const { photos, write } = await setOf(3)
    const first = await write('set.zip')
    for (const { file } of photos) await utimes(file, 1, 1)
    const zone = process.env.TZ
    onTestFinished(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })
    for (const elsewhere of ['Pacific/Auckland', 'America/Los_Angeles']) {
      process.env.TZ = elsewhere
      expect((await write('again.zip')).equals(first)).toBe(true)
    }
  })
  it('is never nothing', async () => {
    const { write } = await setOf(0)
    await expect(write('set.zip')).rejects.toThrow(RangeError)
  })
  it('is not written where a photo of it cannot be read', async () => {
    const into = await folder()
    const whole = { file: await photo(into, 'whole.jpg'), caption: 'a' }
    await writeFile(join(into, 'broken.jpg'), 'no picture')
    const set = join(into, 'set.zip')
    await expect(
      writeTrainingSet([whole, { ...whole, file: join(into, 'broken.jpg') }], set),
    ).rejects.toThrow()
    await expect(readFile(set)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a photo that is sent to be edited', () => {
  async function edited(write: (file: string) => Promise<unknown>) {
    const into = await folder()
    await write(join(into, 'photo'))
    const told = await editPhoto(join(into, 'photo'), join(into, 'sent.jpg'))
    const bytes = await readFile(join(into, 'sent.jpg'))
    return { told, bytes, seen: await sharp(bytes).metadata() }
  }

  it.each([
    [1279, 1279],
    [1280, 1280],
    [1281, 1280],
    [4000, 1280],
  ])('of %i px on its long side has %i', async (long, kept) => {
    const { told, seen } = await edited((file) => blank(long, 600).jpeg().toFile(file))
    expect([told.width, seen.width]).toEqual([kept, kept])
    const tall = await edited((file) => blank(600, long).jpeg().toFile(file))
    expect(tall.seen.height).toBe(kept)
  })
  it('is a JPEG without metadata, whatever it was', async () => {
    const { seen, told, bytes } = await edited((file) =>
      blank(60, 40)
        .withExif({ IFD0: { ImageDescription: 'Camille' } })
        .png()
        .toFile(file),
    )
    expect([seen.format, seen.exif, seen.icc, seen.xmp]).toEqual(['jpeg', undefined, undefined, undefined])
    expect(told.bytes).toBe(bytes.length)
  })
  it('stands upright, as she sees it', async () => {
    const { seen } = await edited((file) =>
      blank(60, 40).withMetadata({ orientation: 6 }).jpeg().toFile(file),
    )
    expect([seen.width, seen.height, seen.orientation]).toEqual([40, 60, undefined])
  })
  it('has the colours she sees, also from a camera with a wider gamut', async () => {
    const wide = async (file: string) =>
      writeFile(file, await blank(20, 20).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer())
    const { bytes, seen } = await edited(wide)
    expect(seen.icc).toBeUndefined()
    const { channels } = await sharp(bytes).stats()
    const off = channels.map(({ mean }, k) => Math.abs(mean - [0xc0, 0x60, 0x40][k]!))
    expect(Math.max(...off)).toBeLessThan(3)
  })
})

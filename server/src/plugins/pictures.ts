import { open } from 'node:fs/promises'
import type { Turn } from '@app/hair/contract.ts'
import type { Sharp, SharpConstructor } from 'sharp'

let loading: Promise<SharpConstructor> | undefined

/** Loaded with the first picture: a process that is asked for none never holds it. */
const codec = (): Promise<SharpConstructor> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

export type PictureFormat = 'jpeg' | 'png'

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEAD_BYTES = 8

/** What a file is by its first bytes, whatever its name says; `null` for anything but JPEG and PNG. */
export async function formatOf(file: string): Promise<PictureFormat | null> {
  const handle = await open(file, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    if (buffer.subarray(0, 3).equals(JPEG)) return 'jpeg'
    return buffer.equals(PNG) ? 'png' : null
  } finally {
    await handle.close()
  }
}

/** Pixels the header promises, before one is decoded; `null` when the header cannot be read. */
export async function pixelsPromised(file: string): Promise<number | null> {
  const sharp = await codec()
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return head?.width && head.height ? head.width * head.height : null
}

export interface Upright {
  width: number
  height: number
  bytes: number
}

/** What an upright picture may hold at most. */
export interface UprightLimits {
  pixels: number
  longSide: number
}

/**
 * Decodes under the pixel limit, turns upright by EXIF, drops every other metadata, and writes sRGB JPEG at most
 * `longSide` px. Damaged or cut files are an error.
 */
export async function writeUpright(source: string, target: string, limits: UprightLimits): Promise<Upright> {
  const picture = await upright(await codec(), source, limits)
  const info = await picture.toFile(target).catch(withCode)
  return { width: info.width, height: info.height, bytes: info.size }
}

/** An upright picture of ours turned clockwise, by what it shows. */
export const writeTurned = async (source: string, target: string, turn: Turn): Promise<Upright> => {
  const info = await turned(await codec(), source, turn)
    .toFile(target)
    .catch(withCode)
  return { width: info.width, height: info.height, bytes: info.size }
}

/** The same as bytes: nothing is written. */
export const turnedJpeg = async (source: Uint8Array, turn: Turn): Promise<Buffer> =>
  turned(await codec(), source, turn).toBuffer()

/** Turned twice where its EXIF had it lie as well. */
const turned = (sharp: SharpConstructor, source: string | Uint8Array, turn: Turn): Sharp =>
  sharp(source, { failOn: 'error' }).autoOrient().rotate(turn).jpeg({ quality: 92 })

/** The same as bytes: nothing is written. */
export const uprightJpeg = async (source: string, limits: UprightLimits): Promise<Buffer> =>
  (await upright(await codec(), source, limits)).toBuffer()

/** Turned once it is small: the same pixels, and the large ones are read in the order they come. */
async function upright(
  sharp: SharpConstructor,
  source: string,
  { pixels, longSide }: UprightLimits,
): Promise<Sharp> {
  const picture = sharp(source, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
  const { orientation = 1 } = await picture.metadata()
  // The kernel: what it does otherwise than Lanczos is a tenth of what JPEG does to either (48 dB beside 40).
  const small = picture
    .toColourspace('srgb')
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true, kernel: 'cubic' })
    .flatten({ background: '#ffffff' })
  const turn = TO_UPRIGHT[orientation]
  // Codes of its own would take a second look at every pixel, to save a twentieth of the bytes.
  return (turn ? turn(small) : small).jpeg({ quality: 92, optimiseCoding: false })
}

/** How a stored picture becomes upright, by its EXIF orientation (EXIF 2.32, 4.6.4). */
const TO_UPRIGHT: Readonly<Record<number, (stored: Sharp) => Sharp>> = {
  2: (stored) => stored.flop(),
  3: (stored) => stored.rotate(180),
  4: (stored) => stored.flip(),
  5: (stored) => stored.flop().rotate(270),
  6: (stored) => stored.rotate(90),
  7: (stored) => stored.flop().rotate(90),
  8: (stored) => stored.rotate(270),
}

/** Sharp says of a full disk in words alone what everybody else says by a code. */
function withCode(cause: Error): never {
  if (!/No space left on device|Disk quota exceeded/.test(cause.message)) throw cause
  throw Object.assign(new Error(cause.message, { cause }), { code: 'ENOSPC' })
}

/** A small picture for lists. Keeps the AI mark of `xmp` when given. */
export async function writeThumbnail(source: string, target: string, longSide: number): Promise<void> {
  const sharp = await codec()
  await sharp(source)
    .keepXmp()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toFile(target)
    .catch(withCode)
}

/** How much of a picture's width its badge takes. */
const BADGE_SHARE = 0.14

export interface SmallCopy {
  longSide: number
  /** A drawing (SVG) as wide as it is told, px: laid at the lower right. */
  badge?: ((width: number) => string) | undefined
}

/** A JPEG to be shown elsewhere, with nothing of its metadata but the AI mark. */
export async function smallCopy(source: Buffer, { longSide, badge }: SmallCopy): Promise<Buffer> {
  const sharp = await codec()
  const { width, height } = await sharp(source).metadata()
  const shrunk = width * Math.min(1, longSide / Math.max(width, height))
  const drawing = badge && Buffer.from(badge(Math.ceil(shrunk * BADGE_SHARE)))
  return sharp(source)
    .keepXmp()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .composite(drawing ? [{ input: drawing, gravity: 'southeast' }] : [])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** White between two pictures that stand beside each other, px. */
const BETWEEN = 12

/**
 * Two JPEGs beside each other as one, each as large as the second; the AI mark of the second stays.
 *
 * @param before cropped around its middle to the shape of `after`
 */
export async function sideBySide(before: Buffer, after: Buffer): Promise<Buffer> {
  const sharp = await codec()
  const { width, height, xmpAsString } = await sharp(after).metadata()
  const left = await sharp(before).resize(width, height, { fit: 'cover' }).toBuffer()
  const both = sharp({
    create: { width: 2 * width + BETWEEN, height, channels: 3, background: '#ffffff' },
  }).composite([
    { input: left, left: 0, top: 0 },
    { input: after, left: width + BETWEEN, top: 0 },
  ])
  return (xmpAsString ? both.withXmp(xmpAsString) : both).jpeg({ quality: 90 }).toBuffer()
}

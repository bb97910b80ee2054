import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

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
  const info = await upright(source, limits).toFile(target).catch(withCode)
  return { width: info.width, height: info.height, bytes: info.size }
}

/** The same as bytes: nothing is written. */
export const uprightJpeg = (source: string, limits: UprightLimits): Promise<Buffer> =>
  upright(source, limits).toBuffer()

const upright = (source: string, { pixels, longSide }: UprightLimits): Sharp =>
  fit(sharp(source, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true }), longSide)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })

const fit = (picture: Sharp, longSide: number): Sharp =>
  picture
    .autoOrient()
    .toColourspace('srgb')
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })

/** Sharp says of a full disk in words alone what everybody else says by a code. */
function withCode(cause: Error): never {
  if (!/No space left on device|Disk quota exceeded/.test(cause.message)) throw cause
  throw Object.assign(new Error(cause.message, { cause }), { code: 'ENOSPC' })
}

/** A small picture for lists. Keeps the AI mark of `xmp` when given. */
export async function writeThumbnail(source: string, target: string, longSide: number): Promise<void> {
  await sharp(source)
    .keepXmp()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toFile(target)
    .catch(withCode)
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, type PhotoRefusal } from '@app/domain/photos/photo-rules.ts'
import { formatOf, pixelsPromised, type Upright, writeThumbnail, writeUpright } from '../plugins/pictures.ts'
import { THUMBNAIL_LONG_SIDE } from './queries.ts'

/** Large enough for every crop the engine makes, small enough to keep fifteen of. */
const KEPT_LONG_SIDE = 2400

export class PhotoRefused extends Error {
  override name = 'PhotoRefused'
  readonly code: PhotoRefusal
  constructor(code: PhotoRefusal, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/**
 * Writes what is sent, as it comes.
 * @returns its sum
 * @throws PhotoRefused photo_too_heavy
 */
export async function writeSent(stream: Readable, path: string): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    stream,
    async function* (chunks) {
      for await (const chunk of chunks) {
        bytes += (chunk as Buffer).length
        hash.update(chunk as Buffer)
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  // The parser cuts a file one byte past the limit.
  if (bytes > PHOTO_MAX_BYTES) throw new PhotoRefused('photo_too_heavy')
  return hash.digest('hex')
}

/**
 * What was sent, judged by its content, decoded under the pixel limit, turned upright and stripped; and small.
 * @throws PhotoRefused
 */
export async function prepareUpload(
  sent: string,
  { upright, small }: { upright: string; small: string },
): Promise<Upright> {
  if (!(await formatOf(sent))) throw new PhotoRefused('photo_format')
  const pixels = await pixelsPromised(sent)
  if (pixels === null) throw new PhotoRefused('photo_unreadable')
  if (pixels > PHOTO_MAX_PIXELS) throw new PhotoRefused('photo_too_many_pixels')
  const limits = { pixels: PHOTO_MAX_PIXELS, longSide: KEPT_LONG_SIDE }
  const size = await writeUpright(sent, upright, limits).catch((cause) => {
    if ((cause as { code?: string }).code === 'ENOSPC') throw cause
    throw new PhotoRefused('photo_unreadable', cause)
  })
  await writeThumbnail(upright, small, THUMBNAIL_LONG_SIDE)
  return size
}

import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@app/domain/errors.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, type PhotoRefusal } from '@app/domain/photos/photo-rules.ts'
import type { Context } from '../context.ts'
import { holdOpenDraft } from '../drafts/drafts.ts'
import { RefusalError } from '../errors.ts'
import { formatOf, pixelsPromised, writeThumbnail, writeUpright } from '../plugins/pictures.ts'
import { ensureDeclared } from './declaration.ts'
import { CHECK_PHOTO } from './jobs.ts'
import { addPhoto, ensureRoom, findByChecksum, type PhotoRow, THUMBNAIL_LONG_SIDE } from './queries.ts'

type Receiving = Pick<Context, 'database' | 'storage' | 'scratch' | 'jobs'>

/** Large enough for every crop the engine makes, small enough to keep fifteen of. */
const KEPT_LONG_SIDE = 2400

/** `isNew` is false for a file the draft already had: it is one photo, whoever sends it again. */
export interface Received {
  row: PhotoRow
  isNew: boolean
}

export class PhotoRefused extends Error {
  override name = 'PhotoRefused'
  readonly code: PhotoRefusal
  constructor(code: PhotoRefusal, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/**
 * One file of an upload, from the wire to a photo of the draft: streamed to scratch, judged by its content, decoded
 * under the pixel limit, turned upright, stripped, and only then visible with its row. A file refused on the way
 * leaves nothing behind.
 */
export async function receivePhoto(
  context: Receiving,
  whose: { userId: string; draftId: string },
  stream: Readable,
): Promise<Received> {
  const id = randomUUID()
  const file = `photos/${id}.jpg`
  const thumbnail = `photos/${id}.small.webp`
  return context.scratch.withFolder(async (folder) => {
    const sent = join(folder, 'sent')
    const checksum = await writeSent(stream, sent)
    const twin = await findByChecksum(context.database, whose.draftId, checksum)
    if (twin) return { row: twin, isNew: false }
    const made = { upright: join(folder, 'upright.jpg'), small: join(folder, 'small.webp') }
    const size = await prepare(sent, made)
    // What she sent still says where it was taken: it goes before anything of it is kept.
    await rm(sent)
    try {
      await context.storage.put(file, made.upright)
      await context.storage.put(thumbnail, made.small)
      return await keep(context, whose, { id, file, thumbnail, checksum, ...size })
    } catch (cause) {
      await context.storage.remove(file, thumbnail)
      throw cause
    }
  })
}

async function writeSent(stream: Readable, path: string): Promise<string> {
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

async function prepare(sent: string, { upright, small }: { upright: string; small: string }) {
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

/** The row, its place among the 15 and its check, in one transaction. */
async function keep(
  context: Receiving,
  whose: { userId: string; draftId: string },
  photo: Omit<Parameters<typeof addPhoto>[1], 'userId' | 'draftId'>,
): Promise<Received> {
  const kept = await context.database
    .transaction(async (tx) => {
      await holdOpenDraft(tx, whose.userId, whose.draftId)
      await ensureDeclared(tx, whose.userId)
      const twin = await findByChecksum(tx, whose.draftId, photo.checksum)
      if (twin) return { row: twin, isNew: false }
      await ensureRoom(tx, whose.draftId)
      const row = await addPhoto(tx, { ...photo, ...whose })
      await context.jobs.send(tx, CHECK_PHOTO, { photoId: row.id })
      return { row, isNew: true }
    })
    .catch((cause) => {
      throw isFull(cause) ? new PhotoRefused('photos_full', cause) : cause
    })
  if (kept.isNew) context.jobs.notify(CHECK_PHOTO)
  else await context.storage.remove(photo.file, photo.thumbnail)
  return kept
}

const FULL: ErrorCode = 'photos_full'
const isFull = (cause: unknown): boolean => cause instanceof RefusalError && cause.code === FULL

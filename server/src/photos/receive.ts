import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ErrorCode } from '@app/domain/errors.ts'
import type { Context } from '../context.ts'
import { holdOpenDraft } from '../drafts/drafts.ts'
import { RefusalError } from '../errors.ts'
import { ensureDeclared } from './declaration.ts'
import { CHECK_PHOTO } from './jobs.ts'
import { PhotoRefused, prepareUpload, writeSent } from './prepare-upload.ts'
import { addPhoto, ensureRoom, findByChecksum, type PhotoRow } from './queries.ts'

type Receiving = Pick<Context, 'database' | 'storage' | 'scratch' | 'jobs'>

/** `isNew` is false for a file the draft already had: it is one photo, whoever sends it again. */
export interface Received {
  row: PhotoRow
  isNew: boolean
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
    const size = await prepareUpload(sent, made)
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

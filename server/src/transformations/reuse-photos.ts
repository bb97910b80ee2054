import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { readClock } from '../database/clock.ts'
import { beginAgain, type DraftRow, holdOpenDraft, openDraft } from '../drafts/drafts.ts'
import { refuse } from '../errors.ts'
import { addPhotos, type PhotoRow, photoRowsOf, removePhotosOf } from '../photos/photos.ts'
import { MissingFileError, type Storage } from '../storage/storage.ts'
import { holdFinished } from './hold.ts'

type Files = Pick<PhotoRow, 'file' | 'thumbnail'>
const filesOf = (rows: Files[]): string[] => rows.flatMap((photo) => [photo.file, photo.thumbnail])

/**
 * « Nouveau style avec les mêmes photos »: copies of them, with what the check said, in her open draft.
 * Copies, because each transformation forgets its own photos in its own time. Photos her draft has already are
 * replaced only when she said so.
 */
export async function copyPhotosToDraft(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  userId: string,
  id: string,
  { replace }: { replace: boolean },
): Promise<DraftRow> {
  const sources = await findPhotosToLend(database, userId, id)
  const { id: draftId } = await openDraft(database, userId)
  if (!replace && (await photoRowsOf(database, draftId)).length > 0) refuse('draft_has_photos')
  const at = (await readClock(database)).getTime()
  // A millisecond apart: they keep their order.
  const copies = sources.map((photo, place) => copyOf(photo, draftId, new Date(at + place)))
  try {
    await copyFiles(storage, sources, copies)
    const { draft, replaced } = await database.transaction(async (tx) => {
      // The draft first, as who withdraws her declaration holds them.
      const held = await holdOpenDraft(tx, userId, draftId)
      const { name } = await holdFinished(tx, userId, id)
      // They may have been forgotten while they were copied: then the copies go too.
      if ((await findPhotosToLend(tx, userId, id)).length < sources.length) refuse('photos_forgotten')
      const old = await removePhotosOf(tx, draftId)
      if (old.length > 0 && !replace) refuse('draft_has_photos')
      await addPhotos(tx, copies)
      return { draft: await beginAgain(tx, held, name), replaced: old }
    })
    await storage.remove(...filesOf(replaced))
    return draft
  } catch (cause) {
    await storage.remove(...filesOf(copies))
    throw cause
  }
}

async function findPhotosToLend(database: Queryable, userId: string, id: string): Promise<PhotoRow[]> {
  const { draftId } = await holdFinished(database, userId, id)
  const found = await photoRowsOf(database, draftId)
  return found.length > 0 ? found : refuse('photos_forgotten')
}

function copyOf(photo: PhotoRow, draftId: string, createdAt: Date): PhotoRow {
  const id = randomUUID()
  return { ...photo, id, draftId, createdAt, file: `photos/${id}.jpg`, thumbnail: `photos/${id}.small.webp` }
}

async function copyFiles(storage: Storage, sources: Files[], copies: Files[]): Promise<void> {
  const targets = filesOf(copies)
  for (const [index, from] of filesOf(sources).entries())
    await storage.copy(from, targets[index] ?? '').catch((cause) => {
      if (cause instanceof MissingFileError) refuse('photos_forgotten', { cause })
      throw cause
    })
}

import { PHOTOS_PER_TRANSFORMATION, type PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'
import { type SetHint, setHints } from '@app/domain/photos/set-hints.ts'
import { api } from '@app/domain/routes.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { FileOfHers } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { photos } from '../database/schema/photos.ts'
import { type DraftPhotos, touchDraft } from '../drafts/drafts.ts'
import { refuse } from '../errors.ts'

export const THUMBNAIL_LONG_SIDE = 480

export type PhotoRow = typeof photos.$inferSelect

export const describePhoto = (row: PhotoRow): Photo => ({
  id: row.id,
  url: api.photo(row.id),
  // One that the check has turned upright is another picture: a page that shows the first fetches it.
  thumbnailUrl: `${api.photoThumbnail(row.id)}${row.thumbnail.includes(row.id) ? '' : '?upright'}`,
  width: row.width,
  height: row.height,
  verdicts: row.verdicts,
})

/** What the photos of one draft lack together, from what the check has seen of each. */
const hintsFor = (rows: readonly PhotoRow[]): SetHint[] =>
  setHints(
    rows.map(({ verdicts, report }) => {
      const { height = 0, faceWidth = 0, pose, backdrop = [] } = (report ?? {}) as Partial<PhotoReport>
      return { verdicts, height, faceWidth, yaw: pose?.yaw ?? null, backdrop }
    }),
  )

/** What a draft shows of its photos. */
export async function draftPhotosOf(database: Queryable, draftId: string): Promise<DraftPhotos> {
  const rows = await photoRowsOf(database, draftId)
  return { uploadedImages: rows.map(describePhoto), hints: hintsFor(rows) }
}

export async function photosOf(database: Queryable, draftId: string): Promise<Photo[]> {
  return (await photoRowsOf(database, draftId)).map(describePhoto)
}

export const photoRowsOf = (database: Queryable, draftId: string): Promise<PhotoRow[]> =>
  database
    .select()
    .from(photos)
    .where(eq(photos.draftId, draftId))
    .orderBy(asc(photos.createdAt), asc(photos.id))

/** Her photo; another person's does not exist for her. */
export async function findPhoto(database: Queryable, userId: string, id: string): Promise<PhotoRow> {
  const [found] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, userId)))
  return found ?? refuse('image_not_found')
}

/** The files of the photo of a route's `:id`, if it is hers. */
export const photoOfHers: FileOfHers = {
  name: 'photo',
  of: sql`(select json_build_object('file', photos.file, 'thumbnail', photos.thumbnail) from photos
    where photos.id = asked.id and photos.user_id = sign_ins.user_id)`,
}

/** @param along what was found by `photoOfHers`; another person's photo does not exist for her */
export const photoFilesIn = (along: unknown): Pick<PhotoRow, 'file' | 'thumbnail'> =>
  (along as Pick<PhotoRow, 'file' | 'thumbnail'> | null | undefined) ?? refuse('image_not_found')

export async function findByChecksum(
  database: Queryable,
  draftId: string,
  checksum: string,
): Promise<PhotoRow | undefined> {
  const [found] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.draftId, draftId), eq(photos.checksum, checksum)))
  return found
}

/** The caller holds the draft's row, so that two uploads cannot both take the last place. */
export async function ensureRoom(tx: Queryable, draftId: string): Promise<void> {
  const [there] = await tx.select({ total: count() }).from(photos).where(eq(photos.draftId, draftId))
  if ((there?.total ?? 0) >= PHOTOS_PER_TRANSFORMATION) refuse('photos_full')
}

export async function addPhoto(tx: Queryable, photo: typeof photos.$inferInsert): Promise<PhotoRow> {
  const [added] = await tx.insert(photos).values(photo).returning()
  await touchDraft(tx, photo.draftId)
  return added ?? refuse('internal')
}

export async function addPhotos(tx: Queryable, rows: PhotoRow[]): Promise<void> {
  await tx.insert(photos).values(rows)
}

/** All those of a draft; returns what they were. */
export const removePhotosOf = (tx: Queryable, draftId: string): Promise<PhotoRow[]> =>
  tx.delete(photos).where(eq(photos.draftId, draftId)).returning()

export async function removePhotos(tx: Queryable, ids: string[]): Promise<void> {
  await tx.delete(photos).where(inArray(photos.id, ids))
}

export async function removePhoto(tx: Queryable, id: string): Promise<void> {
  await tx.delete(photos).where(eq(photos.id, id))
}

export async function findForCheck(database: Queryable, id: string): Promise<PhotoRow | undefined> {
  const [found] = await database.select().from(photos).where(eq(photos.id, id))
  return found
}

/** Fingerprints of the other photos of the same draft, for near duplicates. */
export async function otherFingerprints(database: Queryable, photo: PhotoRow): Promise<string[]> {
  const rows = await database
    .select({ report: photos.report })
    .from(photos)
    .where(and(eq(photos.draftId, photo.draftId), ne(photos.id, photo.id), isNotNull(photos.report)))
  return rows.map((row) => (row.report as PhotoReport).fingerprint)
}

export type PhotoFiles = Pick<PhotoRow, 'file' | 'thumbnail' | 'width' | 'height' | 'bytes'>

/** What the check found, and the files it turned upright. False for a photo that is gone. */
export async function saveVerdicts(
  database: Queryable,
  id: string,
  found: { report: PhotoReport; verdicts: PhotoVerdict[] } & Partial<PhotoFiles>,
): Promise<boolean> {
  const saved = await database.update(photos).set(found).where(eq(photos.id, id)).returning({ id: photos.id })
  return saved.length > 0
}

export async function forgetUnchecked(tx: Queryable, id: string): Promise<void> {
  const unchecked: PhotoVerdict[] = ['unchecked']
  await tx
    .update(photos)
    .set({ verdicts: null })
    .where(and(eq(photos.id, id), eq(photos.verdicts, unchecked)))
}

/** Only where the check has said nothing yet. */
export async function saveUnchecked(database: Queryable, id: string): Promise<void> {
  const verdicts: PhotoVerdict[] = ['unchecked']
  await database
    .update(photos)
    .set({ verdicts })
    .where(and(eq(photos.id, id), isNull(photos.verdicts)))
}

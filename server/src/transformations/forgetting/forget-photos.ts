import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { removePhotosOf } from '../../photos/photos.ts'
import { forgetRemotely } from '../../remote-jobs/remote-jobs.ts'
import { holdFinished } from '../hold.ts'
import type { TransformationRow } from '../queries.ts'

/** « Effacer mes photos maintenant »: she need not wait for the month to be over (product rule 22). */
export async function forgetPhotosNow(
  context: Pick<Context, 'database' | 'storage'>,
  userId: string,
  id: string,
): Promise<void> {
  const files = await context.database.transaction(async (tx) =>
    forgetSourcePhotos(tx, await holdFinished(tx, userId, id)),
  )
  await context.storage.remove(...files)
}

/**
 * The photos of one transformation with their thumbnails, and the crops made of them. Rows only: the caller removes
 * the files once that is committed, so that no address leads to a file about to go.
 */
export async function forgetSourcePhotos(
  tx: Queryable,
  { id, draftId }: TransformationRow,
): Promise<string[]> {
  const gone = await removePhotosOf(tx, draftId)
  await forgetRemotely(tx, id)
  const withCrop = and(eq(images.transformationId, id), isNotNull(images.beforeFile))
  const crops = await tx.select({ file: images.beforeFile }).from(images).where(withCrop)
  await tx.update(images).set({ beforeFile: null }).where(withCrop)
  await tx
    .update(transformations)
    .set({ photosForgottenAt: sql`coalesce(${transformations.photosForgottenAt}, now())` })
    .where(eq(transformations.id, id))
  return [
    ...gone.flatMap((photo) => [photo.file, photo.thumbnail]),
    ...crops.flatMap(({ file }) => file ?? []),
  ]
}

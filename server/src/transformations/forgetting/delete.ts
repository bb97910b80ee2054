import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { forgetDraftName } from '../../drafts/drafts.ts'
import { holdFinished } from '../hold.ts'
import { findImage, imageFiles } from '../queries.ts'
import { forgetSourcePhotos } from './forget-photos.ts'

/** One image of a finished transformation. Rows first: its addresses answer 404 before the files are gone. */
export async function deleteImage(
  context: Pick<Context, 'database' | 'storage'>,
  userId: string,
  imageId: string,
): Promise<void> {
  const { transformationId } = await findImage(context.database, userId, imageId)
  const files = await context.database.transaction(async (tx) => {
    await holdFinished(tx, userId, transformationId)
    const [gone] = await tx.delete(images).where(eq(images.id, imageId)).returning()
    if (!gone) return []
    await tx
      .update(transformations)
      .set({ imagesDeleted: sql`${transformations.imagesDeleted} + 1` })
      .where(eq(transformations.id, transformationId))
    return imageFiles(gone)
  })
  await context.storage.remove(...files)
}

/**
 * A finished transformation with all there is of it. An empty row without a name stays, which nobody is shown: it
 * says that a free package was taken, and to which credits and order it belonged. What was paid stays in her purchases.
 */
export async function deleteTransformation(
  context: Pick<Context, 'database' | 'storage'>,
  userId: string,
  id: string,
): Promise<void> {
  const files = await context.database.transaction(async (tx) => {
    const transformation = await holdFinished(tx, userId, id)
    const photoFiles = await forgetSourcePhotos(tx, transformation)
    const gone = await tx.delete(images).where(eq(images.transformationId, id)).returning()
    await tx
      .update(transformations)
      .set({
        deletedAt: sql`now()`,
        name: '',
        imagesDeleted: transformation.imagesDeleted + gone.length,
      })
      .where(eq(transformations.id, id))
    await forgetDraftName(tx, transformation.draftId)
    return [...photoFiles, ...gone.flatMap(imageFiles)]
  })
  await context.storage.remove(...files)
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { holdAccount } from '../../accounts/accounts.ts'
import type { Context } from '../../context.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { findOpenDraft, holdOpenDraft } from '../../drafts/drafts.ts'
import { removePhotosOf, withdrawDeclaration } from '../../photos/photos.ts'
import { forgetSourcePhotos } from './forget-photos.ts'

/**
 * She takes back that her photos may be used: those of her draft and of all that is finished go at once, and no more are
 * taken until she declares again. What is being made is made; its photos go once it is (retention.ts). Her images stay.
 */
export async function withdrawNow(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  userId: string,
): Promise<void> {
  const files = await database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const open = await findOpenDraft(tx, userId)
    if (open) await holdOpenDraft(tx, userId, open.id)
    await withdrawDeclaration(tx, userId)
    const ofDraft = open ? await removePhotosOf(tx, open.id) : []
    const finished = await tx
      .select()
      .from(transformations)
      .where(and(eq(transformations.userId, userId), isNotNull(transformations.finishedAt)))
      .for('update')
    const ofFinished: string[] = []
    for (const transformation of finished) ofFinished.push(...(await forgetSourcePhotos(tx, transformation)))
    return [...ofDraft.flatMap((photo) => [photo.file, photo.thumbnail]), ...ofFinished]
  })
  await storage.remove(...files)
}

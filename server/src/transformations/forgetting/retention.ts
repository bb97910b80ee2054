import { IDLE_DRAFT_DAYS, PHOTO_RETENTION_DAYS } from '@app/domain/photos/photo-rules.ts'
import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database, Queryable } from '../../database/client.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { photos } from '../../database/schema/photos.ts'
import { firstDone, images, transformations } from '../../database/schema/transformations.ts'
import { removePhotos } from '../../photos/photos.ts'
import { forgetRemotely } from '../../remote-jobs/remote-jobs.ts'
import { notifyPerson } from '../notify-person.ts'

/** Few at a time: this runs often, and nobody waits for this. */
const AT_ONCE = 200

/** In hours, as her page reckons: a day of the database's time zone may have one more, or one less. */
const daysAgo = (days: number) => sql`now() - make_interval(hours => ${days * 24}::int)`

/**
 * Forgets what we promised to forget (product rule 22): source photos with their thumbnails and the crops made of them,
 * a month after delivery; and the photos of drafts nobody touched for a month. Rows first, so that no address leads
 * to a file about to go.
 */
export async function forgetOldPhotos(
  context: Pick<Context, 'database' | 'mailer' | 'publicUrl' | 'storage'>,
): Promise<void> {
  const files = [...(await forgetPhotos(context.database)), ...(await forgetCrops(context.database))]
  await noteForgotten(context)
  await context.storage.remove(...files)
}

/** Delivered, and not all forgotten yet. What waits for more images keeps its photos until they are made. */
const keepsPhotos = and(isNull(transformations.photosForgottenAt), isNotNull(transformations.finishedAt))

/**
 * Delivered a month ago, counted from the first delivery; or she has taken back since that they may be used
 * (withdraw-declaration.ts). Each of the two is found by an index of its own: this is asked all the time.
 */
const isOver = and(
  // Said here too: a row that was waited for is looked at again, without what follows.
  keepsPhotos,
  sql`${transformations.id} in (
    select id from ${transformations} where ${keepsPhotos} and ${firstDone} < ${daysAgo(PHOTO_RETENTION_DAYS)}
    union all
    select id from ${transformations} where ${keepsPhotos}
      and user_id in (select d.user_id from photo_declarations d where d.withdrawn_at is not null)
      and not exists (select from photo_declarations d
        where d.user_id = ${transformations.userId} and d.withdrawn_at is null))`,
)

async function forgetPhotos(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    const found = { id: photos.id, file: photos.file, thumbnail: photos.thumbnail }
    const delivered = await tx
      .select(found)
      .from(photos)
      .innerJoin(transformations, eq(transformations.draftId, photos.draftId))
      .where(isOver)
      .limit(AT_ONCE)
      // Held until they are gone: nobody may ask for more images of it meanwhile.
      .for('update', { of: transformations })
    const idle = await tx
      .select(found)
      .from(photos)
      .innerJoin(drafts, eq(drafts.id, photos.draftId))
      .where(and(isNull(drafts.orderedAt), lt(drafts.updatedAt, daysAgo(IDLE_DRAFT_DAYS))))
      .limit(AT_ONCE)
    const old = [...delivered, ...idle]
    if (old.length === 0) return []
    await removePhotos(
      tx,
      old.map(({ id }) => id),
    )
    return old.flatMap((photo) => [photo.file, photo.thumbnail])
  })
}

async function forgetCrops(database: Database): Promise<string[]> {
  const old = await database
    .select({ id: images.id, beforeFile: images.beforeFile })
    .from(images)
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(isNotNull(images.beforeFile), isOver))
    .limit(AT_ONCE)
  if (old.length === 0) return []
  await database
    .update(images)
    .set({ beforeFile: null })
    .where(
      inArray(
        images.id,
        old.map((image) => image.id),
      ),
    )
  return old.flatMap((image) => image.beforeFile ?? [])
}

/** Her page says on which day they went, and so does a message; where she asked for it herself she knows. */
async function noteForgotten(context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>): Promise<void> {
  await context.database.transaction(async (tx) => {
    for (const transformation of await markForgotten(tx)) {
      await forgetRemotely(tx, transformation.id)
      if (!transformation.deletedAt)
        await notifyPerson(context, tx, transformation, {
          kind: 'photos_forgotten',
          values: {},
          dedupeKey: `${transformation.id}:photos_forgotten`,
        })
    }
  })
}

const markForgotten = (tx: Queryable) =>
  tx
    .update(transformations)
    .set({ photosForgottenAt: sql`now()` })
    .where(
      and(
        isOver,
        notExists(tx.select({ one: sql`1` }).from(photos).where(eq(photos.draftId, transformations.draftId))),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(images)
            .where(and(eq(images.transformationId, transformations.id), isNotNull(images.beforeFile))),
        ),
      ),
    )
    .returning()

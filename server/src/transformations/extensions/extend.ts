import { CREDITS_PER_IMAGE, MORE_IMAGES } from '@app/domain/credits/credit-packs.ts'
import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import { countPhotos, PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { mayBeRedone } from '@app/domain/transformations/redo-rules.ts'
import { isExhausted, isLostForGood, transformationIs } from '@app/domain/transformations/statuses.ts'
import { turnOf } from '@app/domain/transformations/turns.ts'
import { eq, sql } from 'drizzle-orm'
import { holdAccount } from '../../accounts/accounts.ts'
import type { Context } from '../../context.ts'
import { balanceOf, isOverdraft, takeCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { readClock } from '../../database/clock.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'
import { refuse } from '../../errors.ts'
import { ensurePossible, photoRowsOf } from '../../photos/photos.ts'
import { moveTo } from '../attempt.ts'
import { laneOf, notifyRuns, placeOf } from '../generate-job.ts'
import { findImage, isHers, type TransformationRow } from '../queries.ts'
import { findOpenExtension } from './open-extension.ts'
import { findRedos } from './redos.ts'

type Extending = Pick<Context, 'database' | 'engine' | 'jobs' | 'storage'>

/** « Encore 5 images » of a finished transformation, for credits (product rule 17). */
export async function makeMoreImages(context: Extending, userId: string, id: string): Promise<void> {
  await ensureStillPossible(context, userId, id)
  const wish = { images: MORE_IMAGES, credits: MORE_IMAGES * CREDITS_PER_IMAGE, defectImageId: null }
  await context.database
    .transaction(async (tx) => {
      const transformation = await holdToExtend(context, tx, userId, id)
      if (isExhausted(transformation)) refuse('images_exhausted')
      // A free first image may be of fewer; what is paid is not (product rule 3).
      if ((await countUsable(tx, transformation)) < PHOTOS_PER_TRANSFORMATION) refuse('photos_too_few')
      await reopen(context, tx, transformation, wish)
    })
    .catch(async (cause) => {
      if (!isOverdraft(cause)) throw cause
      const available = await balanceOf(context.database, userId)
      return refuse('credits_insufficient', { credits: { needed: wish.credits, available }, cause })
    })
  notifyRuns(context.jobs)
}

/** A defective image is made again for nothing. The one she has stays hers until she deletes it. */
export async function redoImage(context: Extending, userId: string, imageId: string): Promise<string> {
  const { transformationId } = await findImage(context.database, userId, imageId)
  await ensureStillPossible(context, userId, transformationId)
  await context.database.transaction(async (tx) => {
    const transformation = await holdToExtend(context, tx, userId, transformationId)
    // She may have deleted it meanwhile.
    await findImage(tx, userId, imageId)
    const { taken, deliveredAt } = await findRedos(tx, transformation.id)
    if (!deliveredAt || !mayBeRedone(taken, deliveredAt, await readClock(tx))) refuse('redo_over')
    await reopen(context, tx, transformation, { images: 1, credits: 0, defectImageId: imageId })
  })
  notifyRuns(context.jobs)
  return transformationId
}

/** What the engine made of her photos once it may have learned to refuse since. Of one that is not hers nothing is asked. */
async function ensureStillPossible(
  context: Pick<Context, 'database' | 'engine' | 'storage'>,
  userId: string,
  id: string,
): Promise<void> {
  const [transformation] = await context.database.select().from(transformations).where(isHers(userId, id))
  if (!transformation) return
  const { draftId, baseStyle: style, tone, engine, photosTo } = transformation
  // More images are made by the engine that made the first, and only as she agreed then.
  if (lacksPhotoConsent(engine, photosTo)) refuse('photos_consent_missing')
  await ensurePossible(context, draftId, { style, tone, engine })
}

/** Hers, finished, with its photos, and nothing under way; her account and it are locked until the end. */
async function holdToExtend(
  context: Pick<Context, 'engine'>,
  tx: Queryable,
  userId: string,
  id: string,
): Promise<TransformationRow> {
  await holdAccount(tx, userId)
  const [transformation] = await tx.select().from(transformations).where(isHers(userId, id)).for('update')
  if (!transformation) return refuse('transformation_not_found')
  const status = { status: transformation.status }
  if (await findOpenExtension(tx, id)) refuse('extension_under_way')
  if (!transformationIs.finished(status)) refuse('transformation_unfinished')
  if (!transformationIs.completed(status)) refuse('transformation_failed')
  if ((await countUsable(tx, transformation)) === 0) refuse('photos_forgotten')
  if (isLostForGood(transformation)) refuse('learned_lost')
  if (!context.engine.offeredStyles().includes(transformation.baseStyle)) refuse('style_not_offered')
  return transformation
}

async function countUsable(tx: Queryable, { draftId }: TransformationRow): Promise<number> {
  return countPhotos((await photoRowsOf(tx, draftId)).filter(({ report }) => report !== null))
}

/** It goes on where it had ended: its job, the credits and the new number of images, all or nothing. */
async function reopen(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  transformation: TransformationRow,
  wish: { images: number; credits: number; defectImageId: string | null },
): Promise<void> {
  const { id: transformationId, userId } = transformation
  const [extension] = await tx
    .insert(extensions)
    .values({ transformationId, userId, ...wish })
    .returning({ id: extensions.id })
  const { id: extensionId } = extension ?? refuse('internal')
  if (wish.credits > 0)
    await takeCredits(tx, { userId, credits: wish.credits, transformationId, extensionId })
  // Whatever ran before is overtaken.
  const attempt = transformation.attempt + 1
  // Credits are paid for, and what is made again was.
  const turn = turnOf({ paid: true, images: wish.images })
  await tx
    .update(transformations)
    .set({
      ...{ attempt, turn },
      // It waits anew.
      begunAt: null,
      finishedAt: null,
      firstFinishedAt: transformation.firstFinishedAt ?? transformation.finishedAt,
      imagesOrdered: sql`${transformations.imagesOrdered} + ${wish.images}`,
    })
    .where(eq(transformations.id, transformation.id))
  await moveTo(tx, { id: transformation.id, attempt }, 'generating')
  const run = { transformationId, extensionId }
  await context.jobs.send(tx, laneOf(transformation.engine), run, placeOf({ turn, userId }))
}

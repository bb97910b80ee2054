import { isNull } from 'drizzle-orm'
import { deleteAccount, erasureList, findErased } from '../accounts/accounts.ts'
import { belongingsIn } from '../belongings.ts'
import type { Context } from '../context.ts'
import { photos } from '../database/schema/photos.ts'
import { transformations } from '../database/schema/transformations.ts'
import { CHECK_PHOTO } from '../photos/photos.ts'
import { findOpenExtension, laneOf, placeOf } from '../transformations/transformations.ts'

export interface Resumed {
  /** Accounts that had gone since the backup was taken, and go again. */
  erased: number
  /** Transformations that go on, and photos that are looked at. */
  jobs: number
}

/**
 * What a restored database does not know of itself: who has had her account deleted since, and what was to be done. The
 * queue's own rows are not kept: what is finished has no job, so nothing is done twice.
 *
 * @param lists of erased accounts; the one beside the database is read in any case
 */
export async function resume(context: Context, lists: readonly string[]): Promise<Resumed> {
  const erased = await eraseAgain(context, [erasureList(context.config.dataDir), ...lists])
  return { erased, jobs: await enqueueAll(context) }
}

async function eraseAgain(context: Context, lists: readonly string[]): Promise<number> {
  const back = await findErased(context.database, lists)
  for (const person of back) await deleteAccount(context, belongingsIn(context), person, 'erased_before')
  return back.length
}

async function enqueueAll({ database, jobs }: Context): Promise<number> {
  const waiting = await database.select().from(transformations).where(isNull(transformations.finishedAt))
  const unseen = await database.select({ id: photos.id }).from(photos).where(isNull(photos.verdicts))
  await database.transaction(async (tx) => {
    for (const transformation of waiting) {
      const { id, engine } = transformation
      const extension = await findOpenExtension(tx, id)
      const run = { transformationId: id, ...(extension && { extensionId: extension.id }) }
      await jobs.send(tx, laneOf(engine), run, placeOf(transformation))
    }
    for (const { id } of unseen) await jobs.send(tx, CHECK_PHOTO, { photoId: id })
  })
  return waiting.length + unseen.length
}

import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { dropRemoteWork } from '../../remote-jobs/remote-jobs.ts'
import { countImages, moveTo, writeAttempt } from '../attempt.ts'
import type { TransformationRow } from '../queries.ts'

/**
 * Stops what an order has begun because its money goes back: what is made stays hers, nothing more follows, and
 * nothing comes back as credits. The caller holds the order, and says with `refundCents` what went back. False when
 * it had finished by itself.
 */
export async function endEarly(tx: Queryable, orderId: string, refundCents: number): Promise<boolean> {
  const transformation = await holdUnfinished(tx, orderId)
  if (!transformation) return false
  // Whoever is making images now is overtaken, and writes no more.
  const attempt = transformation.attempt + 1
  await tx.update(transformations).set({ attempt }).where(eq(transformations.id, transformation.id))
  const mine = { id: transformation.id, attempt }
  if ((await countImages(tx, transformation.id)) > 0) {
    await moveTo(tx, mine, 'training')
    await moveTo(tx, mine, 'generating')
    await moveTo(tx, mine, 'completed')
  } else await moveTo(tx, mine, 'failed')
  await writeAttempt(tx, mine, { finishedAt: sql`now()`, refundCents })
  await dropRemoteWork(tx, transformation.id)
  return true
}

/** What an order has begun, locked until the transaction ends. */
export async function holdRun(tx: Queryable, orderId: string): Promise<TransformationRow | undefined> {
  const [transformation] = await tx
    .select()
    .from(transformations)
    .where(eq(transformations.orderId, orderId))
    .for('update')
  return transformation
}

/**
 * The run of a package that is under way; locked, so that either it is delivered or it is stopped. More images of a
 * delivered one are another matter: they are paid with credits.
 */
async function holdUnfinished(tx: Queryable, orderId: string): Promise<TransformationRow | undefined> {
  const transformation = await holdRun(tx, orderId)
  return transformation && !transformation.finishedAt && !transformation.firstFinishedAt
    ? transformation
    : undefined
}

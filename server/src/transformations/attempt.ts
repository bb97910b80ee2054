import type { Status } from '@app/domain/transformations/statuses.ts'
import { statusesBefore } from '@app/domain/transformations/statuses.ts'
import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../database/client.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import type { Run } from './generate-job.ts'
import type { TransformationRow } from './queries.ts'

/** Another run of the same transformation has begun: this one must write nothing more. */
export class OvertakenError extends Error {
  override name = 'OvertakenError'
}

/**
 * Begins a run: raises the attempt number, which fences off every earlier run. `null` when it is finished, and for a
 * late job of an earlier run than the one that is under way.
 */
export async function beginAttempt(database: Database, run: Run): Promise<TransformationRow | null> {
  const underWay = sql`(select e.id from extensions e
    where e.transformation_id = transformations.id and e.finished_at is null)`
  const [begun] = await database
    .update(transformations)
    .set({
      attempt: sql`${transformations.attempt} + 1`,
      begunAt: sql`coalesce(${transformations.begunAt}, now())`,
    })
    .where(
      and(
        eq(transformations.id, run.transformationId),
        isNull(transformations.finishedAt),
        sql`${underWay} is not distinct from ${run.extensionId ?? null}::uuid`,
      ),
    )
    .returning()
  return begun ?? null
}

type Mine = Pick<TransformationRow, 'id' | 'attempt'>

/** Changes the transformation as long as this run is the latest. */
export async function writeAttempt(
  tx: Queryable,
  mine: Mine,
  changes: PgUpdateSetSource<typeof transformations>,
): Promise<void> {
  const written = await tx
    .update(transformations)
    .set(changes)
    .where(
      and(
        eq(transformations.id, mine.id),
        eq(transformations.attempt, mine.attempt),
        isNull(transformations.finishedAt),
      ),
    )
    .returning({ id: transformations.id })
  if (written.length === 0) throw new OvertakenError(`transformation ${mine.id}, attempt ${mine.attempt}`)
}

/** @throws OvertakenError where this run is not the latest any more, or what it was for has ended */
export async function ensureLatest(tx: Queryable, mine: Mine): Promise<void> {
  const [row] = await tx
    .select({ attempt: transformations.attempt, finishedAt: transformations.finishedAt })
    .from(transformations)
    .where(eq(transformations.id, mine.id))
  if (row?.attempt !== mine.attempt || row.finishedAt)
    throw new OvertakenError(`transformation ${mine.id}, attempt ${mine.attempt}`)
}

/** Moves to a status the table of transitions allows; already there or past it is left as it is. */
export async function moveTo(tx: Queryable, mine: Mine, to: Status): Promise<void> {
  await tx
    .update(transformations)
    .set({ status: to })
    .where(
      and(
        eq(transformations.id, mine.id),
        eq(transformations.attempt, mine.attempt),
        inArray(transformations.status, statusesBefore(to)),
      ),
    )
}

export async function countImages(tx: Queryable, id: string): Promise<number> {
  const [made] = await tx.select({ total: count() }).from(images).where(eq(images.transformationId, id))
  return made?.total ?? 0
}

/** The place after the last: also where she has deleted some in between. */
export async function nextPosition(tx: Queryable, id: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(images.position) })
    .from(images)
    .where(eq(images.transformationId, id))
  return (last?.position ?? 0) + 1
}

import { HOSTED_PREVIEW_LIMIT_MINUTES } from '@app/domain/preview/hosted-preview-rules.ts'
import { PREVIEW_UNDER_WAY, previewStatesBefore } from '@app/domain/preview/hosted-preview-states.ts'
import { and, count, eq, getTableColumns, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/client.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { refuse } from '../../errors.ts'

export type HostedPreviewRow = typeof hostedPreviews.$inferSelect

/** Where its picture is kept: told by its id, so that it can be removed whatever became of the row. */
export const pictureOf = ({ id }: Pick<HostedPreviewRow, 'id'>): string => `previews/${id}.jpg`

const midnight = sql`date_trunc('day', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`

/** What she has asked for today, in Paris, and whether one of hers is under way. */
export async function askedBy(tx: Queryable, userId: string) {
  const isHers = eq(hostedPreviews.userId, userId)
  const [today] = await tx
    .select({
      asked: count(),
      counted: sql<number>`(count(*) filter (where ${ne(hostedPreviews.state, 'failed')}))::int`,
    })
    .from(hostedPreviews)
    .where(and(isHers, gte(hostedPreviews.createdAt, midnight)))
  const underWay = await tx
    .select({ id: hostedPreviews.id })
    .from(hostedPreviews)
    .where(and(isHers, inArray(hostedPreviews.state, PREVIEW_UNDER_WAY)))
  return { today: today ?? { asked: 0, counted: 0 }, isUnderWay: underWay.length > 0 }
}

/** Hers, as long as it is there; another person's does not exist for her. */
export async function findHosted(
  database: Database,
  userId: string,
  id: string,
): Promise<HostedPreviewRow & { secondsOld: number }> {
  const [found] = await database
    .select({
      row: hostedPreviews,
      secondsOld: sql<number>`coalesce(extract(epoch from now() - ${hostedPreviews.readyAt}), 0)::float`,
    })
    .from(hostedPreviews)
    .where(
      and(
        eq(hostedPreviews.id, id),
        eq(hostedPreviews.userId, userId),
        ne(hostedPreviews.state, 'erased'),
        isNotNull(hostedPreviews.photoId),
      ),
    )
  return found ? { ...found.row, secondsOld: found.secondsOld } : refuse('hosted_preview_gone')
}

/** How many wait for a worker of ours before this one. */
export async function countBefore(database: Database, { createdAt }: HostedPreviewRow): Promise<number> {
  const [before] = await database
    .select({ total: count() })
    .from(hostedPreviews)
    .where(and(eq(hostedPreviews.state, 'queued'), lt(hostedPreviews.createdAt, createdAt)))
  return before?.total ?? 0
}

const secondsLeft = sql<number>`greatest(0,
  extract(epoch from ${hostedPreviews.createdAt} - now()) + ${HOSTED_PREVIEW_LIMIT_MINUTES * 60})::float8`

/** Begins a run, which fences off every earlier one, with how long it may take; null when it is over. */
export async function beginRun(
  database: Database,
  id: string,
): Promise<(HostedPreviewRow & { secondsLeft: number }) | null> {
  const [begun] = await database
    .update(hostedPreviews)
    .set({ state: 'making', attempt: sql`${hostedPreviews.attempt} + 1` })
    .where(and(eq(hostedPreviews.id, id), inArray(hostedPreviews.state, previewStatesBefore('making'))))
    .returning({ ...getTableColumns(hostedPreviews), secondsLeft })
  return begun ?? null
}

/** She has left, her photo is gone, or another run has begun. */
export class StaleRunError extends Error {
  override name = 'StaleRunError'
}

/** @throws StaleRunError */
export async function ensureWanted(database: Database, mine: HostedPreviewRow): Promise<void> {
  const [row] = await database.select().from(hostedPreviews).where(eq(hostedPreviews.id, mine.id))
  if (row?.state !== 'making' || row.attempt !== mine.attempt || row.photoId === null)
    throw new StaleRunError(`preview ${mine.id}, attempt ${mine.attempt}`)
}

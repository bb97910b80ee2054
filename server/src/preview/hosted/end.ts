import { HOSTED_PREVIEW_LIMIT_MINUTES } from '@app/domain/preview/hosted-preview-rules.ts'
import {
  type HostedPreviewState,
  PREVIEW_UNDER_WAY,
  previewStatesBefore,
} from '@app/domain/preview/hosted-preview-states.ts'
import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { forgetRemotely } from '../../remote-jobs/remote-jobs.ts'
import { type HostedPreviewRow, pictureOf } from './rows.ts'

type Ending = Pick<Context, 'database' | 'storage'>

/** Ends all that this is said of: here and, by the scheduler, at its service nothing of them is left. */
async function endAll({ database, storage }: Ending, which: SQL | undefined, to: HostedPreviewState) {
  const ended = await database.transaction(async (tx) => {
    const rows = await tx
      .update(hostedPreviews)
      .set({ state: to })
      .where(and(which, inArray(hostedPreviews.state, previewStatesBefore(to))))
      .returning()
    for (const { id } of rows) await forgetRemotely(tx, id)
    return rows
  })
  if (ended.length > 0) await storage.remove(...ended.map(pictureOf))
}

/** Over already: nothing happens. */
export const endHosted = (
  context: Ending,
  { id }: Pick<HostedPreviewRow, 'id'>,
  to: 'failed' | 'erased',
): Promise<void> => endAll(context, eq(hostedPreviews.id, id), to)

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes}::int)`

/**
 * Erases those whose time is over or whose photo is gone, and ends those that nobody went on with: a process may have
 * died with all their tries.
 */
export async function tidyHostedPreviews(context: Ending): Promise<void> {
  const isOver = and(
    eq(hostedPreviews.state, 'ready'),
    lte(hostedPreviews.readyAt, minutesAgo(PREVIEW_MINUTES)),
  )
  await endAll(context, or(isOver, isNull(hostedPreviews.photoId)), 'erased')
  const isLate = and(
    inArray(hostedPreviews.state, PREVIEW_UNDER_WAY),
    lte(hostedPreviews.createdAt, minutesAgo(HOSTED_PREVIEW_LIMIT_MINUTES)),
  )
  await endAll(context, isLate, 'failed')
}

/** A run that was stopped may have asked for something after what it was for had ended. */
export async function dropLeftovers({ database, storage }: Ending, id: string): Promise<void> {
  const [row] = await database.select().from(hostedPreviews).where(eq(hostedPreviews.id, id))
  if (row && (row.state === 'ready' || row.state === 'making')) return
  await forgetRemotely(database, id)
  await storage.remove(pictureOf({ id }))
}

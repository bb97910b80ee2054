import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { type BegunAgain, beginAgain } from '../../plugins/queue/begin-again.ts'
import { beginAttempt } from '../attempt.ts'
import { findOpenExtension } from '../extensions/open-extension.ts'
import { GENERATE, GENERATE_HOSTED, GIVE_UP, type Run } from '../generate-job.ts'
import { type Finishing, finishTransformation } from './finish.ts'

/** The run that is under way; null where it is finished, or there is no such transformation. */
async function findRun(database: Queryable, transformationId: string): Promise<Run | null> {
  const [found] = await database
    .select({ id: transformations.id })
    .from(transformations)
    .where(and(eq(transformations.id, transformationId), isNull(transformations.finishedAt)))
  if (!found) return null
  const extension = await findOpenExtension(database, transformationId)
  return { transformationId, extensionId: extension?.id ?? null }
}

/** Has its job begin at once, with all its tries. Whoever would have given it up does not any more. */
export async function retryRun(
  database: Queryable,
  transformationId: string,
): Promise<BegunAgain | 'finished'> {
  const run = await findRun(database, transformationId)
  if (!run) return 'finished'
  const isOfRun = sql`data->>'transformationId' = ${transformationId}
    and data->>'extensionId' is not distinct from ${run.extensionId ?? null}::text`
  const begun = await beginAgain(
    database,
    sql`name in (${GENERATE.name}, ${GENERATE_HOSTED.name}) and ${isOfRun}`,
  )
  if (begun === 'again')
    await database.execute(
      sql`delete from jobs.job where name = ${GIVE_UP.name} and state < 'active' and ${isOfRun}`,
    )
  return begun
}

/** Ends a run as one that failed every time ends: with what there is, and the rest given back. */
export async function cancelRun(context: Finishing, transformationId: string): Promise<boolean> {
  const run = await findRun(context.database, transformationId)
  const begun = run && (await beginAttempt(context.database, run))
  if (!begun) return false
  await finishTransformation(context, begun)
  return true
}

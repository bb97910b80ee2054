import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { remoteFiles, remoteJobs } from '../database/schema/remote-jobs.ts'

const now = { forgetAt: sql`now()` }

/**
 * A run has ended, however: what is still under way for it at a service is stopped, what it was sent is deleted there,
 * and what it made. What was learned of her stays as long as her photos: she may ask for more.
 */
export async function dropRemoteWork(tx: Queryable, transformationId: string): Promise<void> {
  await tx
    .update(remoteFiles)
    .set(now)
    .where(and(eq(remoteFiles.transformationId, transformationId), isNull(remoteFiles.forgetAt)))
  await tx
    .update(remoteJobs)
    .set(now)
    .where(
      and(
        eq(remoteJobs.transformationId, transformationId),
        isNull(remoteJobs.forgetAt),
        // A training that succeeded is what was learned of her.
        sql`not (${remoteJobs.kind} = 'training' and ${remoteJobs.status} = 'succeeded')`,
      ),
    )
}

/** Her photos are forgotten: so is all that any service keeps of them. */
export async function forgetRemotely(tx: Queryable, transformationId: string): Promise<void> {
  for (const table of [remoteFiles, remoteJobs])
    await tx
      .update(table)
      .set(now)
      .where(and(eq(table.transformationId, transformationId), isNull(table.forgetAt)))
}

/**
 * What nobody has told to go, and nobody needs: a run that was stopped may have sent or asked for something after what
 * it was for had ended, or was gone. What was learned of her is needed as long as more may be made of it: of that only
 * what is new is looked at, for the end came before it.
 */
export async function forgetLeftovers(database: Database): Promise<void> {
  const untold = sql`forget_at is null and forgotten_at is null`
  await database.execute(
    sql`update remote_files kept set forget_at = now() where ${untold} and not ${isUnderWay}`,
  )
  await database.execute(sql`update remote_jobs kept set forget_at = now()
    where ${untold} and not (kind = 'training' and status = 'succeeded') and not ${isUnderWay}`)
  await database.execute(sql`update remote_jobs kept set forget_at = now()
    where ${untold} and kind = 'training' and status = 'succeeded' and ended_at > now() - interval '1 day'
      and not ${isUnderWay} and not exists (select from transformations t
        where t.id = kept.transformation_id and t.status = 'completed' and t.photos_forgotten_at is null)`)
}

/** An order, more images of one, or a preview. */
const isUnderWay = sql`(
  exists (select from transformations t where t.id = kept.transformation_id and t.finished_at is null)
  or exists (select from hosted_previews p where p.id = kept.transformation_id and p.state in ('queued', 'making')))`

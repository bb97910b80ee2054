import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
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

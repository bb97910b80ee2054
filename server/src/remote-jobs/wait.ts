import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { remoteJobs } from '../database/schema/remote-jobs.ts'

/** How the latest remote job of this work waits at its service; null where none has been asked for. */
export async function waitOf(
  database: Database,
  transformationId: string,
): Promise<{ isQueued: boolean; position: number | null } | null> {
  const [job] = await database
    .select({ status: remoteJobs.status, position: remoteJobs.queuePosition })
    .from(remoteJobs)
    .where(eq(remoteJobs.transformationId, transformationId))
    .orderBy(desc(remoteJobs.askedAt))
    .limit(1)
  return job ? { isQueued: job.status === 'queued', position: job.position } : null
}

import { type SQL, sql } from 'drizzle-orm'
import type { OpenDatabase, Queryable } from '../../database/client.ts'

/** What became of a wish that a job is done again: it is; it is being done; there is none left, or it has been done. */
export type BegunAgain = 'again' | 'active' | 'none'

/**
 * Has the latest job of those that are meant done at once, as if it were new: with all its tries, whether it waits for
 * another one or has failed every time.
 */
export async function beginAgain(tx: Queryable, isMeant: SQL): Promise<BegunAgain> {
  const { rows } = await tx.execute<{ name: string; id: string; state: string }>(
    sql`select name, id::text, state::text from jobs.job where ${isMeant} order by created_on desc limit 1 for update`,
  )
  const [job] = rows
  if (job?.state === 'active') return 'active'
  if (!job || job.state === 'completed') return 'none'
  await tx.execute(
    sql`update jobs.job set state = 'created', start_after = now(), started_on = null, heartbeat_on = null,
        completed_on = null, retry_count = 0, output = null, data = data - 'past'
      where name = ${job.name} and id = ${job.id}::uuid`,
  )
  return 'again'
}

/** Has all that is under way fall silent, so that the queue's next look finds it; whether there was any. */
export async function takeForDead(pool: OpenDatabase['pool']): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update jobs.job set heartbeat_on = now() - interval '1 day' where state = 'active' and heartbeat_on is not null`,
  )
  if (!rowCount) return false
  // A queue that was looked at a moment ago would not be looked at again.
  await pool.query(`update jobs.queue set monitor_claim_on = now() - interval '1 day'`)
  return true
}

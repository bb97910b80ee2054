import { sql } from 'drizzle-orm'
import { statesOf } from './states.ts'

/** Of one queue, so many are counted at most: more is crowded anyway. */
const COUNTED = 1000
const waiting = sql`(select j.created_on from jobs.job j
  where j.name = q.name and j.state < 'active' and not j.blocked limit ${COUNTED}) as those`
const failing = sql`from alerts a where a.kind = 'job_dead' and a.subject = q.name and a.resolved_at is null`

/** What there is to do, by its kind; what is at work is counted by the queue itself, whenever it looks after it. */
export const queueSource = {
  from: sql`from jobs.queue q`,
  id: sql`q.name`,
  ids: 'names' as const,
  // Names of its own begin so.
  where: sql`q.name not like '\\_\\_%'`,
  told: sql`q.name as id, q.name as queue, q.active_count as running,
    (select count(*)::int from ${waiting}) as waiting, (select min(created_on) from ${waiting}) as waiting_since,
    (select count(*)::int ${failing}) as failed, (select min(a.last_seen_at) ${failing}) as failed_since`,
  orders: { queue: sql`q.name` },
  searched: [sql`q.name`],
}

const STATE = statesOf({
  failed: sql`a.resolved_at is null`,
  resolved: sql`a.resolved_at is not null`,
})

/** Jobs that failed every time: the queue keeps them, with why, for some days; their alerts stay. */
export const failedJobSource = {
  from: sql`from alerts a`,
  id: sql`a.id`,
  ids: 'uuids' as const,
  where: sql`a.kind = 'job_dead'`,
  told: sql`a.id::text, a.last_seen_at as failed_at, a.subject as queue, a.about, a.count, j.output->>'reason' as reason,
    ${STATE.told} as state`,
  beside: sql`left join jobs.job j on j.name = a.subject and j.id = a.last_source`,
  orders: { failed_at: sql`a.last_seen_at` },
  searched: [sql`a.subject`, sql`a.about`],
  only: STATE.only,
  actsOf: ({ state }: Record<string, unknown>) =>
    state === 'failed' ? (['retry-job', 'resolve-alert'] as const).slice() : [],
}

import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { firstDone } from '../../database/schema/transformations.ts'
import { freeBytes } from '../../storage/room.ts'

type Looked = Pick<Context, 'config' | 'database'>

/** Rows of one look: what is counted, under which label, and how much. */
type Row = { label: string; value: number }

interface Kept {
  name: string
  help: string
  label: string
  query: ReturnType<typeof sql>
}

/** Of the last day: what she waited for, from her payment to the last image of what she ordered first. */
const MADE = sql`select percentile::text as label, value from (
    select unnest(array[0.5, 0.95]) as percentile,
      unnest(percentile_cont(array[0.5, 0.95]) within group (
        order by extract(epoch from ${firstDone} - created_at))) as value
    from transformations
    where ${firstDone} > now() - interval '1 day' and status <> 'failed'
  ) made where value is not null`

/** What the database knows, the same whichever process is asked. */
const KEPT: Kept[] = [
  {
    name: 'ondee_jobs_waiting',
    help: 'Jobs that wait for their turn or for another try, by queue.',
    label: 'queue',
    query: sql`select name as label, count(*)::float as value from jobs.job
      where state < 'active' group by name`,
  },
  {
    name: 'ondee_jobs_active',
    help: 'Jobs that are being done, by queue.',
    label: 'queue',
    query: sql`select name as label, count(*)::float as value from jobs.job
      where state = 'active' group by name`,
  },
  {
    name: 'ondee_jobs_oldest_seconds',
    help: 'How long the oldest of the jobs that wait has waited, by queue.',
    label: 'queue',
    query: sql`select name as label, extract(epoch from now() - min(created_on))::float as value from jobs.job
      where state < 'active' and start_after <= now() group by name`,
  },
  {
    name: 'ondee_transformations_unfinished',
    help: 'Transformations that are not finished, by status.',
    label: 'status',
    query: sql`select status as label, count(*)::float as value from transformations
      where finished_at is null group by status`,
  },
  {
    name: 'ondee_transformation_seconds',
    help: 'From the order to the last image, over those finished in the last day.',
    label: 'quantile',
    query: MADE,
  },
  {
    name: 'ondee_refunds',
    help: 'Refunds by what became of them: on their way, or sent back by her bank and still owed.',
    label: 'state',
    query: sql`select case when failed_at is null then 'under_way' else 'failed' end as label, count(*)::float as value
      from refunds where paid_otherwise_at is null
        and (failed_at is not null or not exists (select from money_entries m where m.refund_id = refunds.id))
      group by 1`,
  },
  {
    name: 'ondee_mails',
    help: 'Messages that have not left: waiting, or given up.',
    label: 'state',
    // Each of the two has an index of its own, and nobody counts those that left.
    query: sql`select 'waiting' as label, count(*)::float as value from mails
        where sent_at is null and given_up_at is null having count(*) > 0
      union all select 'given_up', count(*)::float from mails
        where sent_at is null and given_up_at is not null having count(*) > 0`,
  },
  {
    name: 'ondee_alerts_open',
    help: 'Alerts nobody has settled, by kind (operator alerts).',
    label: 'kind',
    query: sql`select kind as label, count(*)::float as value from alerts where resolved_at is null group by kind`,
  },
]

/** Looked up whenever somebody asks for the metrics. */
export function keepGauges(registry: Registry, { config, database }: Looked): void {
  for (const { name, help, label, query } of KEPT) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: [label], registers: [registry] },
      async collect() {
        const { rows } = await database.execute<Row>(query)
        gauge.reset()
        for (const row of rows) gauge.set({ [label]: row.label }, row.value)
      },
    })
  }
  const disk: Gauge = new Gauge({
    ...{ name: 'ondee_disk_free_bytes', help: 'Free where DATA_DIR lies.', registers: [registry] },
    collect: (): void => disk.set(freeBytes(config.dataDir)),
  })
}

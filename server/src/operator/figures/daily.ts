import type { FigurePeriod, FiguresOfDay } from '@app/domain/operator/figures.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { firstDone } from '../../database/schema/transformations.ts'

type Day = FiguresOfDay['day']

/** A column of moments as the day in Paris they fall on. */
const dayOf = (column: string): SQL => sql`(${sql.identifier(column)} at time zone 'Europe/Paris')::date`

const TODAY = sql`(now() at time zone 'Europe/Paris')::date`

/** A day more than is shown: the first of them began on another one elsewhere. */
const since = (days: number): SQL => sql`now() - make_interval(days => ${days + 1}::int)`

/** What is measured, with the day it belongs to as `on_day`; a day without a row has none. */
async function daily<Row extends Record<string, unknown>>(
  database: Queryable,
  days: number,
  measured: SQL,
): Promise<(Row & { day: Day })[]> {
  const { rows } = await database.execute<Row & { day: Day }>(
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, m.* from
      (select generate_series(${TODAY} - ${days - 1}::int, ${TODAY}, interval '1 day')::date as day) d
      left join (${measured}) m on m.on_day = d.day order by d.day`,
  )
  return rows as (Row & { day: Day })[]
}

const ordersOf = (database: Queryable, days: number) =>
  daily<{ orders: number | null; cents: number | null }>(
    database,
    days,
    sql`select ${dayOf('paid_at')} as on_day, count(*)::int as orders, sum(amount_cents)::int as cents
      from orders where paid_at > ${since(days)} group by 1`,
  )

/** A median: one that waited for a whole night says nothing of the others. */
const turnaroundOf = (database: Queryable, days: number) =>
  daily<{ minutes: number | null }>(
    database,
    days,
    sql`select ${dayOf('done_at')} as on_day, round((percentile_cont(0.5) within group
        (order by extract(epoch from done_at - created_at)) / 60)::numeric, 1)::float8 as minutes
      from (select created_at, ${firstDone} as done_at from transformations
        where status <> 'failed') made where done_at > ${since(days)} group by 1`,
  )

const failuresOf = (database: Queryable, days: number) =>
  daily<{ finished: number | null; failed: number | null }>(
    database,
    days,
    sql`select ${dayOf('done_at')} as on_day, count(*)::int as finished,
        (count(*) filter (where status = 'failed'))::int as failed
      from (select status, ${firstDone} as done_at from transformations) ended
      where done_at > ${since(days)} group by 1`,
  )

const costsOf = (database: Queryable, days: number) =>
  daily<{ cost: number | null }>(
    database,
    days,
    sql`select day as on_day, sum(spent)::float8 as cost from service_days
      where day > ${TODAY} - ${days}::int group by 1`,
  )

/** Every day of the period, the oldest first: one question of the database for each chart. */
export async function readFigures(database: Queryable, period: FigurePeriod): Promise<FiguresOfDay[]> {
  const days = Number(period)
  const orders = await ordersOf(database, days)
  const turnaround = await turnaroundOf(database, days)
  const failures = await failuresOf(database, days)
  const costs = await costsOf(database, days)
  return orders.map(({ day, ...of }, place) => ({
    day,
    orders: of.orders ?? 0,
    cents: of.cents ?? 0,
    minutes: turnaround[place]?.minutes ?? null,
    finished: failures[place]?.finished ?? 0,
    failed: failures[place]?.failed ?? 0,
    cost: costs[place]?.cost ?? 0,
  }))
}

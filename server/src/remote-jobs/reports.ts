import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { UNDER_WAY } from '@app/domain/engines/remote-job-states.ts'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { remoteFiles, remoteJobs, serviceHealth } from '../database/schema/remote-jobs.ts'
import { costs, ServiceHealthRows } from './health.ts'
import { TRIES_BEFORE_ALARM } from './tidy.ts'

const spent = sql<number>`coalesce(sum(${remoteJobs.cost}), 0)::int`

/** What each of these transformations has cost at services, thousandths of a cent; those that cost nothing are absent. */
export async function costsOf(database: Database, transformationIds: string[]): Promise<Map<string, number>> {
  if (transformationIds.length === 0) return new Map()
  const rows = await database
    .select({ id: remoteJobs.transformationId, spent })
    .from(remoteJobs)
    .where(and(inArray(remoteJobs.transformationId, transformationIds), costs))
    .groupBy(remoteJobs.transformationId)
  return new Map(rows.map(({ id, spent }) => [id, spent]))
}

/** How a service is, in facts for the operator. */
export interface ServiceReport {
  service: string
  restingUntil: Date | null
  failures: number
  /** Thousandths of a cent. */
  spentToday: number
  underWay: number
  /** What it should have deleted by now, and has not after many tries. */
  notDeleted: number
}

export async function reportOf(database: Database, service: string): Promise<ServiceReport> {
  const [health] = await database.select().from(serviceHealth).where(eq(serviceHealth.service, service))
  const [working] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(remoteJobs)
    .where(and(eq(remoteJobs.service, service), inArray(remoteJobs.status, [...UNDER_WAY])))
  let notDeleted = 0
  for (const table of [remoteJobs, remoteFiles]) {
    const [kept] = await database
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .where(
        and(
          eq(table.service, service),
          isNull(table.forgottenAt),
          gte(table.forgetTries, TRIES_BEFORE_ALARM),
        ),
      )
    notDeleted += kept?.count ?? 0
  }
  return {
    service,
    restingUntil: health?.restingUntil ?? null,
    failures: health?.failures ?? 0,
    spentToday: await new ServiceHealthRows(database).spentToday(service),
    underWay: working?.count ?? 0,
    notDeleted,
  }
}

/** What images of a style have really cost, by who made them: the price of each seen. */
export interface StylePrice {
  style: BaseStyleId
  engine: string
  images: number
  /** Thousandths of a cent for each image delivered, trainings and what was not good enough included. */
  perImage: number
}

export async function pricesSeen(database: Database): Promise<StylePrice[]> {
  const seen = await database.execute(sql`
    select t.base_style as style, t.engine, sum(made.count)::int as images,
      (coalesce(sum(paid.cost), 0) / greatest(sum(made.count), 1))::int as "perImage"
    from transformations t
    join lateral (select count(*) as count from images i where i.transformation_id = t.id) made on true
    left join lateral (select sum(j.cost) as cost from remote_jobs j
      where j.transformation_id = t.id and j.status <> 'failed') paid on true
    where made.count > 0
    group by t.base_style, t.engine
    order by t.base_style, t.engine`)
  return seen.rows as unknown as StylePrice[]
}

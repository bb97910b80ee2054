import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { UNDER_WAY } from '@app/domain/engines/remote-job-states.ts'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { remoteFiles, remoteJobs, serviceHealth } from '../database/schema/remote-jobs.ts'
import { costs } from './health.ts'
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
  underWay: number
  /** Jobs and files of women that are still there. */
  kept: number
  /** What it should have deleted by now, and has not after many tries. */
  notDeleted: number
}

export async function reportOf(database: Database, service: string): Promise<ServiceReport> {
  const [health] = await database.select().from(serviceHealth).where(eq(serviceHealth.service, service))
  const [working] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(remoteJobs)
    .where(and(eq(remoteJobs.service, service), inArray(remoteJobs.status, [...UNDER_WAY])))
  let [kept, notDeleted] = [0, 0]
  for (const table of [remoteJobs, remoteFiles]) {
    const isTried = gte(table.forgetTries, TRIES_BEFORE_ALARM)
    const [there] = await database
      .select({
        all: sql<number>`count(*)::int`,
        tried: sql<number>`count(*) filter (where ${isTried})::int`,
      })
      .from(table)
      .where(and(eq(table.service, service), isNull(table.forgottenAt)))
    kept += there?.all ?? 0
    notDeleted += there?.tried ?? 0
  }
  return {
    service,
    restingUntil: health?.restingUntil ?? null,
    failures: health?.failures ?? 0,
    underWay: working?.count ?? 0,
    ...{ kept, notDeleted },
  }
}

/** Every service that keeps something of a woman: one that is configured no more deletes nothing. */
export async function servicesKeeping(database: Database): Promise<string[]> {
  const names = new Set<string>()
  for (const table of [remoteJobs, remoteFiles])
    for (const { service } of await database
      .selectDistinct({ service: table.service })
      .from(table)
      .where(isNull(table.forgottenAt)))
      names.add(service)
  return [...names].sort()
}

/** What images of a style have really cost, by who made them: the price of each seen. */
export interface StylePrice {
  style: BaseStyleId
  engine: string
  images: number
  /** Thousandths of a cent for each image, with trainings and what was not good enough; null: it has made none. */
  perImage: number | null
  /** Thousandths of a cent. */
  spent: number
}

/** Of transformations that are still there. An image she has deleted was made all the same: its engine is her order's. */
export async function pricesSeen(database: Database): Promise<StylePrice[]> {
  const seen = await database.execute(sql`
    with made as (
      select t.base_style as style, i.engine, count(*) as images
        from images i join transformations t on t.id = i.transformation_id group by 1, 2
      union all
      select base_style, engine, sum(images_deleted) from transformations where images_deleted > 0 group by 1, 2
    ), paid as (
      select t.base_style as style, j.service as engine, sum(j.cost) as spent
        from remote_jobs j join transformations t on t.id = j.transformation_id
        where j.status <> 'failed' group by 1, 2
    )
    select style, engine, sum(images)::int as images, sum(spent)::int as spent,
      (sum(spent) / nullif(sum(images), 0))::int as "perImage"
    from (
      select style, engine, images, 0 as spent from made union all select style, engine, 0, spent from paid
    ) as both_sides
    group by style, engine order by style, engine`)
  return seen.rows as unknown as StylePrice[]
}

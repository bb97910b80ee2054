import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import type { transformations } from '../database/schema/transformations.ts'

/** Of how many past runs an estimate is made, and of how many at least. */
const RUNS = 40
const RUNS_NEEDED = 5
/** Where the quick ones end, and where the slow ones begin. */
const QUICK = 0.25
const SLOW = 0.9
/** Seconds. A page that asks every few seconds is told something new no more often than this. */
const STEP_SECONDS = 30

type Waiting = Pick<
  typeof transformations.$inferSelect,
  'engine' | 'imagesOrdered' | 'status' | 'firstFinishedAt'
>

interface UsualRun {
  quickSeconds: number
  slowSeconds: number
}

/** How long first runs took, by what they were asked for. */
export type UsualRuns = ReadonlyMap<string, UsualRun>

const kindOf = ({ engine, imagesOrdered }: Pick<Waiting, 'engine' | 'imagesOrdered'>) =>
  `${imagesOrdered} ${engine}`

/** More images of a finished one are another matter: nobody waits for the whole of it again. */
const isFirstRun = ({ status, firstFinishedAt }: Waiting): boolean =>
  !transformationIs.finished({ status }) && firstFinishedAt === null

/** What is known of the runs that these wait for: one query for all of them, none where none waits. */
export async function findUsualRuns(database: Queryable, rows: readonly Waiting[]): Promise<UsualRuns> {
  const asked = new Map(rows.filter(isFirstRun).map((row) => [kindOf(row), row]))
  if (asked.size === 0) return new Map()
  const kinds = sql.join(
    [...asked.values()].map((row) => sql`(${row.engine}::text, ${row.imagesOrdered}::int)`),
    sql`, `,
  )
  const { rows: known } = await database.execute<{
    engine: string
    images: number
    quick: number
    slow: number
  }>(sql`
    select kind.engine, kind.images,
      percentile_cont(${QUICK}::float8) within group (order by run.seconds) as quick,
      percentile_cont(${SLOW}::float8) within group (order by run.seconds) as slow
    from (values ${kinds}) as kind (engine, images)
    cross join lateral (
      select extract(epoch from t.finished_at - t.begun_at)::float8 as seconds from transformations t
      where t.engine = kind.engine and t.images_ordered = kind.images and t.status = 'completed'
        and t.begun_at is not null and t.first_finished_at is null
      order by t.finished_at desc limit ${RUNS}
    ) as run
    group by kind.engine, kind.images having count(*) >= ${RUNS_NEEDED}`)
  return new Map(
    known.map(({ engine, images, quick, slow }) => [
      kindOf({ engine, imagesOrdered: images }),
      { quickSeconds: quick, slowSeconds: slow },
    ]),
  )
}

/** How much longer it takes by what is known; null where that is too little, and where it has taken longer already. */
export function estimateOf(
  usual: UsualRuns,
  row: Waiting & { secondsRun: number | null },
): Transformation['progress']['estimate'] {
  const run = isFirstRun(row) ? usual.get(kindOf(row)) : undefined
  if (!run) return null
  const elapsed = Math.max(0, row.secondsRun ?? 0)
  if (elapsed > run.slowSeconds) return null
  return { fromSeconds: remaining(run.quickSeconds, elapsed), toSeconds: remaining(run.slowSeconds, elapsed) }
}

const remaining = (seconds: number, elapsed: number): number =>
  Math.max(0, Math.round((seconds - elapsed) / STEP_SECONDS) * STEP_SECONDS)

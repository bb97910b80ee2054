import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobResultStatus, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase, Queryable } from '../../database/client.ts'
import type { Moment } from '../../database/clock.ts'
import { databaseIsAway } from '../../database/is-away.ts'
import { StorageAwayError } from '../../storage/storage.ts'
import { takeForDead } from './begin-again.ts'
import { reasonOf } from './reason.ts'
import { InterruptedError, ownData, Tries } from './tries.ts'
import { isAsWanted, type JobOptions, type Wanted, wantedOf } from './wanted.ts'

/** What a job is, apart from who does it: enqueuers know this, the worker adds the handler. */
export interface JobDefinition<Data extends object> {
  name: string
  /** Type witness only; never a value. */
  data?: Data
  /** The id of the row it is about. */
  about(data: Data): string
  options: JobOptions
  /** How many run at once in one process. */
  concurrency: number
  /** And of one group in all processes together. */
  perGroup?: number
}

/** Its place among those that wait: higher first, then older; and the group it counts for, which is whose it is. */
export interface Turn {
  priority: number
  group: string
}

/** Said by a job whenever it has got further than it ever was: one that does may be interrupted as often as it likes. */
export type Progressed = () => Promise<void>

export type JobHandler<Data> = (data: Data, signal: AbortSignal, progressed: Progressed) => Promise<void>

/** One job, as an operator is told of it. */
export interface NamedJob {
  /** Of this job alone; in the log and in the alert. */
  job: string
  name: string
  about: string
}

/** What becomes known of jobs while they are done. */
export interface JobWatch {
  /** Of the queue itself. */
  onError(cause: unknown): void
  /** A job failed, and is tried again unless it has failed often enough. */
  onFailed(cause: unknown, job: NamedJob): void
  /** A job failed every time; told again where this fails, or what comes after it. */
  onDead(job: NamedJob): Promise<void>
}

/** Where a job goes that failed every time and has no dead letters of its own: it is told of, and nothing more. */
export const DEAD_LETTERS: JobDefinition<object> = {
  name: 'dead-letters',
  about: () => '',
  concurrency: 1,
  options: { retryLimit: 20, retryDelay: 30, heartbeatSeconds: 10 },
}

/** How one try ended; of one that failed, why, for the operator. */
interface Became {
  status: JobResultStatus
  output?: { reason: string }
}

const A_MOMENT_MS = 1000

/**
 * Seconds between two looks for what nobody was told of, and two at what has fallen silent. On the embedded database one
 * process does it all: it is told of nearly every job it sends, takes up at its start what the last one left, and each
 * look takes a turn from everybody.
 */
const LOOK_EVERY = { postgres: 1, embedded: 2 } as const
const SUPERVISE_EVERY = { postgres: 1, embedded: 10 } as const

/** How pg-boss claims jobs of which only so many of a group may be at work. */
const CLAIMS_OF_GROUPS = /\bgroup_filtered AS\b/
/** Any number nobody else locks on. */
const CLAIM_LOCK = 727_275

const columns = (table: SQL, names: string[]): Moment[] => names.map((name) => ({ table, name }))

/** Jobs wait for their turn, and are looked after, by the clock of the database. */
export const JOBS_WAITED_FOR: Moment[] = [
  ...columns(sql`jobs.job`, ['created_on', 'start_after', 'started_on', 'heartbeat_on']),
  ...columns(sql`jobs.queue`, ['monitor_on', 'monitor_claim_on', 'maintain_on']),
  ...columns(sql`jobs.version`, ['monitor_backoff_on']),
]

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** pg-boss: jobs are rows, claimed by one worker; of one that dies, about 10 s after or as somebody takes them up. */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #pool: OpenDatabase['pool']
  readonly #watch: JobWatch
  /** By the name of a job, the workers of pg-boss that do it, one at a time each. */
  readonly #places = new Map<string, string[]>()
  readonly #definitions = new Map<string, JobDefinition<object>>()
  readonly #lookEvery: number
  #isStopping = false

  /** @param superviseEvery seconds between two looks at what has fallen silent */
  constructor(open: OpenDatabase, watch: JobWatch, superviseEvery: number = SUPERVISE_EVERY[open.engine]) {
    this.#lookEvery = LOOK_EVERY[open.engine]
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => this.#ask(text, values as unknown[]) },
      backend: open.engine === 'embedded' ? 'pglite' : 'postgres',
      schema: 'jobs',
      monitorIntervalSeconds: superviseEvery,
      superviseIntervalSeconds: superviseEvery,
      maintenanceIntervalSeconds: 60,
    })
    this.#pool = open.pool
    this.#watch = watch
    this.#boss.on('error', (error) => watch.onError(error))
  }

  /** Those that take dead letters come before those whose they are. */
  async start(definitions: JobDefinition<object>[]): Promise<void> {
    await this.#boss.start()
    const known = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const definition of [DEAD_LETTERS, ...definitions]) {
      const options = wantedOf(
        definition.options,
        definition.name === DEAD_LETTERS.name ? null : DEAD_LETTERS.name,
      )
      if (!isAsWanted(known.get(definition.name), options)) await this.#make(definition.name, options)
      this.#definitions.set(definition.name, definition)
    }
  }

  async #make(name: string, options: Wanted): Promise<void> {
    await this.#boss.createQueue(name, options)
    // One that an earlier version made keeps its limits until it is told of ours.
    await this.#boss.updateQueue(name, options)
    // pg-boss looks those up that it does not know since its start on the first use, and remembers them. Looked up inside
    // a transaction, by a connection of its own, that question would wait for ever behind the transaction on the embedded
    // database.
    await this.#boss.findJobs(name, { id: NO_JOB })
  }

  /**
   * Two that claim at the same moment see the same jobs at work, and would take one more of a group than may be: such
   * claims come one after the other.
   */
  async #ask(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    if (!CLAIMS_OF_GROUPS.test(text)) return this.#pool.query(text, values)
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [CLAIM_LOCK])
      const claimed = await client.query(text, values)
      await client.query('commit')
      return claimed
    } catch (cause) {
      await client.query('rollback').catch(() => undefined)
      throw cause
    } finally {
      client.release()
    }
  }

  /** Enqueues inside the transaction that makes it true: both happen or neither. */
  async send<Data extends object>(
    tx: Queryable,
    job: JobDefinition<Data>,
    data: Data,
    turn?: Turn,
  ): Promise<void> {
    await this.#boss.send(job.name, data, {
      db: fromDrizzle(tx, sql),
      ...(turn && { priority: turn.priority, group: { id: turn.group } }),
    })
  }

  async work<Data extends object>(job: JobDefinition<Data>, handle: JobHandler<Data>): Promise<void> {
    const places: string[] = []
    this.#places.set(job.name, places)
    for (let place = 0; place < job.concurrency; place += 1) {
      const id: string = await this.#boss.work(
        job.name,
        {
          ...{ pollingIntervalSeconds: this.#lookEvery, batchSize: 1 },
          ...{ includeMetadata: true, perJobResults: true },
          ...(job.perGroup && { groupConcurrency: job.perGroup }),
        },
        async ([claimed]: JobWithMetadata<Data>[]) => {
          if (!claimed) return []
          const became = await this.#do(claimed, job, handle)
          // Where one was waiting there may be another.
          this.#boss.notifyWorker(id)
          return [{ id: claimed.id, ...became }]
        },
      )
      places.push(id)
    }
  }

  async #do<Data extends object>(
    claimed: JobWithMetadata<Data>,
    { name, about, options }: JobDefinition<Data>,
    handle: JobHandler<Data>,
  ): Promise<Became> {
    const { id, signal, sourceName, sourceId } = claimed
    const data = ownData(claimed.data)
    const tries = new Tries(this.#pool, claimed, options)
    const begunAt = performance.now()
    const isDeadLetter = sourceName !== null && sourceId !== null
    try {
      await tries.begin()
      // That nobody could be told must not keep back what is owed: it is done, then both are tried again.
      const [told] = await Promise.allSettled([isDeadLetter && this.#tell(sourceName, sourceId, claimed)])
      await handle(data, signal, () => tries.progressed())
      if (told.status === 'rejected') throw told.reason
      return { status: 'completed' }
    } catch (cause) {
      // What is broken off because this process ends, or the database or the store does, has not failed: it begins
      // again. Nor has what was taken for dead; but one that took too long has.
      const isTakenForDead =
        signal.aborted && performance.now() - begunAt < (options.expireInSeconds ?? Infinity) * 1000
      const isAway = databaseIsAway(cause) || cause instanceof StorageAwayError
      if (this.#isStopping || isTakenForDead || isAway) return { status: 'failed' }
      this.#watch.onFailed(cause, { job: id, name, about: about(data) })
      const output = { reason: reasonOf(cause) }
      if (cause instanceof InterruptedError) return { status: 'deadletter', output }
      // What cannot be written down was interrupted.
      const isTriedAgain = await tries.fail().catch(() => true)
      return { status: isTriedAgain ? 'failed' : 'deadletter', output }
    }
  }

  /** Of the job behind a dead letter. */
  async #tell(name: string, job: string, letter: JobWithMetadata<object>): Promise<void> {
    // pg-boss gives a dead letter none of its own: one that fails every time would end in silence.
    if (letter.name !== DEAD_LETTERS.name)
      await this.#pool.query('update jobs.job set dead_letter = $1 where name = $2 and id = $3', [
        ...[DEAD_LETTERS.name, letter.name, letter.id],
      ])
    const about = this.#definitions.get(name)?.about(ownData(letter.data)) ?? ''
    await this.#watch.onDead({ job, name, about })
  }

  /** Removes what jobs, done or not, still say about these ids. */
  async forget(tx: Queryable, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    const mentioned = sql.join(
      ids.map((id) => sql`${id}::text`),
      sql`, `,
    )
    await tx.execute(
      sql`delete from jobs.job where jsonb_path_query_array(data, '$.*') ?| array[${mentioned}]`,
    )
  }

  /** Whether so many wait already, or more. */
  async isFull({ name }: JobDefinition<object>, most: number): Promise<boolean> {
    const { rows } = await this.#pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from (
         select from jobs.job where name = $1 and state < 'active' limit $2) as those`,
      [name, most],
    )
    return (rows[0]?.waiting ?? 0) >= most
  }

  /** Gives those that have waited so long this priority, where they have a lower one. */
  async hasten({ name }: JobDefinition<object>, minutes: number, priority: number): Promise<void> {
    await this.#pool.query(
      `update jobs.job set priority = $3 where name = $1 and state < 'active' and priority < $3
         and created_on < now() - make_interval(mins => $2)`,
      [name, minutes, priority],
    )
  }

  /** What is under way was left by processes that have ended, as far as the caller knows: it is begun again at once. */
  async takeUp(): Promise<void> {
    if (await takeForDead(this.#pool)) await this.#boss.supervise()
  }

  /** Wakes this process's workers at once, rather than at their next poll. Call after the commit. */
  notify(job: JobDefinition<object>): void {
    for (const id of this.#places.get(job.name) ?? []) this.#boss.notifyWorker(id)
  }

  /** From here on this process begins no job, though it may enqueue some; settled once those under way have ended. */
  async stopClaiming(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...this.#places.keys()].map((name) => this.#boss.offWork(name, { wait: true })))
  }

  /** What is under way has a moment more; then it is left to others. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: A_MOMENT_MS })
  }
}

import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import type { OpenDatabase, Queryable } from '../database/client.ts'

/** What a job is, apart from who does it: enqueuers know this, the worker adds the handler. */
export interface JobDefinition<Data extends object> {
  name: string
  /** Type witness only; never a value. */
  data?: Data
  options: Omit<Queue, 'name'>
  /** How many run at once in one process. */
  concurrency: number
}

export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** pg-boss: jobs are rows, claimed by one worker, and claimed again about 10 s after that worker dies. */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #nudges = new Map<string, string>()

  constructor(open: OpenDatabase, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => open.pool.query(text, values as unknown[]) },
      backend: open.engine === 'embedded' ? 'pglite' : 'postgres',
      schema: 'jobs',
      monitorIntervalSeconds: 1,
      superviseIntervalSeconds: 1,
      maintenanceIntervalSeconds: 60,
    })
    this.#boss.on('error', onError)
  }

  async start(definitions: JobDefinition<object>[]): Promise<void> {
    await this.#boss.start()
    for (const { name, options } of definitions) {
      await this.#boss.createQueue(name, options)
      // One that an earlier version made keeps its limits until it is told of ours.
      await this.#boss.updateQueue(name, options)
    }
    // pg-boss looks a queue up on the first use and remembers it. Looked up inside a transaction, by a connection of
    // its own, that question would wait for ever behind the transaction on the embedded database.
    for (const { name } of definitions) await this.#boss.findJobs(name, { id: NO_JOB })
  }

  /** Enqueues inside the transaction that makes it true: both happen or neither. */
  async send<Data extends object>(
    tx: Queryable,
    job: JobDefinition<Data>,
    data: Data,
    singletonKey?: string,
  ): Promise<void> {
    await this.#boss.send(job.name, data, {
      db: fromDrizzle(tx, sql),
      ...(singletonKey && { singletonKey }),
    })
  }

  async work<Data extends object>(job: JobDefinition<Data>, handle: JobHandler<Data>): Promise<void> {
    const id = await this.#boss.work<Data>(
      job.name,
      { pollingIntervalSeconds: 1, localConcurrency: job.concurrency, batchSize: 1 },
      async ([claimed]) => {
        if (claimed) await handle(claimed.data, claimed.signal)
      },
    )
    this.#nudges.set(job.name, id)
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

  /** Wakes this process's worker at once, rather than at its next poll. Call after the commit. */
  notify(job: JobDefinition<object>): void {
    const id = this.#nudges.get(job.name)
    if (id) this.#boss.notifyWorker(id)
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }
}

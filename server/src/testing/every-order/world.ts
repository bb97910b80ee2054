import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildApp } from '../../app.ts'
import { type Config, readConfig } from '../../config.ts'
import type { App, Context } from '../../context.ts'
import { openLog } from '../../plugins/open-log.ts'
import { openContext } from '../../start.ts'
import { waitForConnections } from '../databases/patient-pool.ts'
import { judgeStandIns } from '../engines/stand-in-judgements.ts'
import { chanceOf } from '../stripe/chance.ts'
import { type StripeServer, startStripeServer } from '../stripe/stripe-server.ts'
import { receive, seededDatabase, stripeNames } from '../test-app.ts'

/** What is open behind the address at this moment. */
interface Open {
  context: Context
  app: App
  /** Never answers anything: it breaks off whatever waits for this app when it dies. */
  death: Promise<never>
  die(): void
  close(): Promise<void>
}

/**
 * An app that goes down at any moment and is opened again on the same database, before the same local Stripe; those
 * who call it meanwhile wait or are let down, as with a real one. Everything that goes wrong is counted.
 */
export class World {
  readonly chance: () => number
  readonly stripe: StripeServer
  readonly faults: Record<string, number> = {}
  readonly #config: Config
  readonly #folder: string
  #open: Promise<Open>
  readonly #closing: Promise<void>[] = []
  #answers = 0

  static async open(seed: number): Promise<World> {
    const stripe = await startStripeServer()
    const folder = mkdtempSync(join(tmpdir(), 'world-'))
    const database = await seededDatabase(folder)
    const config = readConfig({
      ...{ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
      PUBLIC_URL: 'http://localhost',
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
      ...stripeNames(stripe),
    })
    config.role.worker = false
    return new World(seed, stripe, folder, config)
  }

  private constructor(seed: number, stripe: StripeServer, folder: string, config: Config) {
    this.chance = chanceOf(seed)
    this.stripe = stripe
    this.#folder = folder
    this.#config = config
    this.#open = openOn(config)
    stripe.webhooks.sendTo((body, signature) => this.#call(({ app }) => receive(app, body, signature)))
  }

  /** Works with the app that is open now; broken off when that one dies. */
  tx = <Done>(work: (context: Context) => Promise<Done>): Promise<Done> =>
    this.#call(({ context }) => work(context))

  async #call<Done>(work: (open: Open) => Promise<Done>): Promise<Done> {
    const open = await this.#open
    return Promise.race([work(open), open.death])
  }

  /** The address of the site: whoever calls it reaches the app that is open then. */
  get site(): App {
    const inject = async (options: object) => {
      const answer = await this.#call(({ app }) => app.inject(options))
      this.#answers += 1
      return answer
    }
    return { inject } as unknown as App
  }

  /** Until the site has given so many answers more, however long that takes, or nobody waits for them any more. */
  async untilAnswered(times: number, signal: AbortSignal): Promise<void> {
    const enough = this.#answers + times
    while (this.#answers < enough && !signal.aborted) await pause(10)
  }

  count(fault: string): void {
    this.faults[fault] = (this.faults[fault] ?? 0) + 1
  }

  get faultsSoFar(): number {
    const ours = Object.values(this.faults).reduce((sum, times) => sum + times, 0)
    return ours + this.stripe.faults.happened
  }

  /** One of these, by chance. */
  pick<One>(...of: readonly [One, ...One[]]): One {
    return of[Math.floor(this.chance() * of.length)] ?? of[0]
  }

  /** The process dies in the middle of whatever it does; another is started on what it left. */
  async crash(): Promise<void> {
    this.count('crash')
    const dead = await this.#open
    this.#open = this.#reopen(dead)
    await this.#open
  }

  async #reopen(dead: Open): Promise<Open> {
    await cutConnections(this.#config)
    dead.die()
    const closed = dead.close().catch(() => undefined)
    // The embedded database lets nobody else in before it is closed.
    if (this.#config.database.kind === 'embedded') await closed
    else this.#closing.push(closed)
    return openOn(this.#config)
  }

  async close(): Promise<void> {
    const { app, close } = await this.#open
    await this.stripe.close()
    await app.close()
    await close()
    // A connection that was cut may never say that it is closed: a dead process is not waited for.
    await Promise.race([Promise.all(this.#closing), pause(1000)])
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function openOn(config: Config): Promise<Open> {
  const { context, close } = await openContext(config, openLog('silent'), () => 'http://localhost')
  waitForConnections(context.database)
  judgeStandIns(context)
  const app = await buildApp(context, { pages: 'none' })
  await app.ready()
  const { promise: death, reject } = Promise.withResolvers<never>()
  // Nobody may be waiting when it dies.
  death.catch(() => undefined)
  return { context, app, close, death, die: () => reject(new Error('the app went down')) }
}

/** As when a process is killed: what was not committed never happened. */
async function cutConnections({ database }: Config): Promise<void> {
  if (database.kind !== 'postgres') return
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
}

const TRIES = 8000

/** She presses again until somebody answers. */
export async function insist<Answer>(
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  let last: unknown
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const answer = await ask()
      if (isGood(answer)) return answer
      last = answer
    } catch (cause) {
      last = cause
    }
    await pause(25)
  }
  throw new Error('nobody answered', { cause: last })
}

import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { App, Context } from '../context.ts'
import type { Engine } from '../engines/engine.ts'
import type { RendererNeeds } from '../engines/renderers.ts'
import { openLog } from '../plugins/open-log.ts'
import { openContext } from '../start.ts'
import { heedClock, layClock } from './clocks/database-clock.ts'
import { waitForConnections } from './databases/patient-pool.ts'
import { POSTGRES_MODEL } from './databases/postgres-server.ts'
import { judgeStandIns, type StandInJudgements } from './engines/stand-in-judgements.ts'
import { receive } from './receive.ts'
import { type StripeServer, startStripeServer } from './stripe/stripe-server.ts'

export interface TestApp {
  context: Context
  app: App
  /** The local Stripe behind an app whose cards are Stripe's. */
  stripe: StripeServer | null
  /** What the engine hears of the photos laid down for tests. */
  judgements: StandInJudgements
  close(): Promise<void>
}

interface TestAppOptions {
  works?: boolean
  /** Its folder lies in this one, instead of where such folders lie. */
  within?: string
  cards?: 'test' | 'stripe'
  /** More of its environment. */
  names?: Record<string, string>
  /** It answers at an address of its own too, for those who call it. */
  listens?: boolean
  /** What its engines are lent, instead of what they would be. */
  lent?: Partial<RendererNeeds>
  /** What makes its images, instead of our own. */
  engine?: Engine
  /** Keeps all that the app logs, down to `debug`. */
  logTo?: DestinationStream
  /** Its database has a clock that can be set (databases/database-clock.ts), and this time zone. */
  clockIn?: string
}

/**
 * The real app on a real, empty database of its own: embedded or PostgreSQL, as the suite says. It is a web
 * process unless it is told to work: then jobs are done too, and what is ordered is made.
 */
export async function openTestApp({
  works = false,
  within = tmpdir(),
  cards = 'test',
  names = {},
  listens = false,
  lent = {},
  engine,
  logTo,
  clockIn,
}: TestAppOptions = {}): Promise<TestApp> {
  const stripe = cards === 'stripe' ? await startStripeServer() : null
  const folder = mkdtempSync(join(within, 'app-'))
  const database = await seededDatabase(folder)
  if (clockIn) await layClock(database, clockIn)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    RATE_LIMIT_FACTOR: '1000',
    PUBLIC_URL: 'http://localhost',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    ...(stripe && stripeNames(stripe)),
    ...names,
  })
  config.role.worker = works
  const { open } = config.engine
  config.engine.open = (needs) => open({ ...needs, ...lent })
  let address = 'http://localhost'
  const { context, close } = await openContext(config, openLog(config.logLevel, logTo), () => address)
  waitForConnections(context.database)
  if (clockIn) await heedClock(context.database, clockIn)
  const judgements = judgeStandIns(context)
  if (engine) context.engine = engine
  const app = await buildApp(context, { pages: 'none' })
  await app.ready()
  if (listens) address = await app.listen({ port: 0, host: '127.0.0.1' })
  stripe?.webhooks.sendTo((body, signature) => receive(app, body, signature))
  return {
    context,
    app,
    stripe,
    judgements,
    close: async () => {
      await stripe?.close()
      await app.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How an operator names this Stripe in the environment. */
export const stripeNames = (stripe: StripeServer): Record<string, string> => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
})

export { receive }

const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** An empty database of the kind this suite runs on; the embedded one lies in the folder. */
export async function freshDatabase(folder: string): Promise<Config['database']> {
  if (isPostgres) return { kind: 'postgres', url: await createPostgres('template1') }
  return { kind: 'embedded', folder: join(folder, 'database') }
}

/** The same with its tables, and nothing in them. */
export async function seededDatabase(folder: string): Promise<Config['database']> {
  if (isPostgres) return { kind: 'postgres', url: await createPostgres(POSTGRES_MODEL) }
  cpSync(inject('embeddedModel'), join(folder, 'database'), { recursive: true })
  return freshDatabase(folder)
}

async function createPostgres(model: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${model}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

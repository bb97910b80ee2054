import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import type { Engine } from './engines/engine.ts'
import type { PixelThreads } from './engines/pixels.ts'
import type { CardProvider } from './payment/provider.ts'
import type { Mailer } from './plugins/mailer.ts'
import type { JobQueue } from './plugins/queue.ts'
import type { DiskStorage } from './plugins/storage.ts'

/** Everything a noun may need, assembled once at start (start.ts). */
export interface House {
  config: Config
  database: Database
  jobs: JobQueue
  storage: DiskStorage
  pixels: PixelThreads
  engine: Engine
  cards: CardProvider
  mailer: Mailer
  log: FastifyBaseLogger
  /** Address of the site, for links in e-mails. */
  publicUrl(): string
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import type { Engine } from './engines/engine.ts'
import type { LookSource } from './engines/hair/look-source.ts'
import type { Manifests } from './engines/hair/manifests.ts'
import type { PixelThreads } from './engines/hair/pixels.ts'
import type { ImageService } from './engines/hosted/image-service.ts'
import type { CardProvider } from './payment/provider.ts'
import type { Mailer } from './plugins/mailer.ts'
import type { JobQueue } from './plugins/queue/queue.ts'
import type { Unchanged } from './plugins/unchanged/unchanged.ts'
import type { Scratch } from './storage/scratch.ts'
import type { Storage } from './storage/storage.ts'
import type { MoneyBack } from './transformations/making/money-back.ts'

export type { App } from './fastify-app.ts'

/** Everything a noun may need, assembled once at start (start.ts). */
export interface Context {
  config: Config
  database: Database
  /** Which answers the browsers have already. */
  unchanged: Unchanged
  jobs: JobQueue
  storage: Storage
  scratch: Scratch
  pixels: PixelThreads
  /** Those that are published: what our own engine may use beside the files of the house. */
  looks: LookSource
  manifests: Manifests
  engine: Engine
  /** Who makes images elsewhere, of the engines that are configured. */
  services: readonly ImageService[]
  cards: CardProvider
  moneyBack: MoneyBack
  mailer: Mailer
  log: FastifyBaseLogger
  /** Address of the site, for links in e-mails. */
  publicUrl(): string
}

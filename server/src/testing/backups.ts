import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect } from 'vitest'
import { buildApp } from '../app.ts'
import { restore } from '../backup/back-up.ts'
import type { Manifest } from '../backup/manifest.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { type Config, readConfig } from '../config.ts'
import { openLog } from '../plugins/open-log.ts'
import { openContext } from '../start.ts'
import { waitForConnections } from './databases/patient-pool.ts'
import type { Someone } from './people.ts'
import { freshDatabase, seededDatabase, type TestApp } from './test-app.ts'
import { PASSWORD, Visitor } from './visitor.ts'

const log = openLog('silent')

/** Backups of one app, and empty machines they are restored to. */
export class Backups {
  readonly #home: TestApp
  readonly folder = mkdtempSync(join(tmpdir(), 'backup-'))
  readonly identity: string
  readonly recipient: string
  #written = 0

  private constructor(home: TestApp, identity: string, recipient: string) {
    this.#home = home
    this.identity = identity
    this.recipient = recipient
  }

  static async of(home: TestApp): Promise<Backups> {
    const identity = await generateX25519Identity()
    return new Backups(home, identity, await identityToRecipient(identity))
  }

  async back(): Promise<{ path: string; manifest: Manifest }> {
    const path = join(this.folder, `${this.#written++}.age`)
    return { path, manifest: await this.write(path) }
  }

  write(path: string, recipient = this.recipient): Promise<Manifest> {
    const { database, storage, scratch } = this.#home.context
    const pool = Reflect.get(database, '$client') as Parameters<typeof writeBackup>[0]['pool']
    return writeBackup({ pool, storage, scratch }, path, recipient)
  }

  /** A database without tables, and a folder without files. */
  emptyMachine(): Promise<Config> {
    return this.#machine(freshDatabase)
  }

  /** A database in which an app has been. */
  machineInUse(): Promise<Config> {
    return this.#machine(seededDatabase)
  }

  async #machine(databaseIn: typeof freshDatabase): Promise<Config> {
    const dataDir = mkdtempSync(join(this.folder, 'machine-'))
    const database = await databaseIn(dataDir)
    return readConfig({
      ...{ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
      PUBLIC_URL: 'http://localhost',
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    })
  }

  restoreTo(
    config: Config,
    path: string,
    { lists = [], identity = this.identity }: { lists?: string[]; identity?: string } = {},
  ) {
    return restore(config, log, { path, identity, lists })
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type Restored = Omit<TestApp, 'stripe' | 'judgements'>

/** The app on that machine, web alone. */
export async function openThere(config: Config): Promise<Restored> {
  config.role.worker = false
  const { context, close } = await openContext(config, log, () => 'http://localhost')
  waitForConnections(context.database)
  const app = await buildApp(context, { pages: 'none' })
  await app.ready()
  return {
    ...{ app, context },
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** The same while `use` lasts. */
export async function inApp<Done>(config: Config, use: (app: Restored) => Promise<Done>): Promise<Done> {
  const there = await openThere(config)
  try {
    return await use(there)
  } finally {
    await there.close()
  }
}

/** Her, signed in there with her password. */
export async function visitorIn(app: TestApp['app'], { email }: Someone): Promise<Visitor> {
  const visitor = new Visitor(app)
  expect((await visitor.post(api.login(), { email, password: PASSWORD })).statusCode).toBe(200)
  return visitor
}

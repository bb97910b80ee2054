import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { App, House } from '../house.ts'
import { openHouse } from '../start.ts'

export interface TestHouse {
  house: House
  app: App
  close(): Promise<void>
}

/**
 * The real app on a real, empty database of its own: embedded or PostgreSQL, as the suite says. It is a web
 * process unless it is told to work: then jobs are done too, and what is ordered is made.
 */
export async function openTestHouse({ works = false } = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const database = await freshDatabase(folder)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    PUBLIC_URL: 'http://localhost',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
  config.role.worker = works
  const { house, close } = await openHouse(config, pino({ level: config.logLevel }), () => 'http://localhost')
  const app = await buildApp(house, { pages: 'none' })
  await app.ready()
  return {
    house,
    app,
    close: async () => {
      await app.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An empty database of the kind this suite runs on; the embedded one lies in the folder. */
export async function freshDatabase(folder: string): Promise<Config['database']> {
  if (process.env.TEST_DATABASE === 'postgres') return { kind: 'postgres', url: await freshPostgres() }
  return { kind: 'embedded', folder: join(folder, 'database') }
}

async function freshPostgres(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

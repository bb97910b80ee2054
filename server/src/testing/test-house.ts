import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { App, House } from '../house.ts'
import { openHouse } from '../start.ts'

export interface TestHouse {
  house: House
  app: App
  close(): Promise<void>
}

/** The real app on a real, empty database of its own: embedded or PostgreSQL, as the suite says. */
export async function openTestHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const databaseUrl = process.env.TEST_DATABASE === 'postgres' ? await freshPostgres() : undefined
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    PUBLIC_URL: 'http://localhost',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  })
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

async function freshPostgres(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

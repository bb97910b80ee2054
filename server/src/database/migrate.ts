import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number nobody else locks on: one migrator at a time across processes. */
const LOCK = 727_274

/**
 * Runs the SQL files of migrations/ that this database has not seen, in order, each in its own transaction.
 * @param names those to run, where not all of them are
 */
export async function migrate(pool: pg.Pool, names = migrationFiles()): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    )
    const seen = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    )
    const fresh = names.filter((name) => !seen.has(name))
    for (const name of fresh) await run(client, name)
    return fresh
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

export const migrationFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()

async function run(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(readFileSync(join(FOLDER, name), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}

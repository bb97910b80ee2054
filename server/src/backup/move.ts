import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/client.ts'
import { migrationFiles } from '../database/migrate.ts'
import { Scratch } from '../storage/scratch.ts'
import type { Storage } from '../storage/storage.ts'
import { resume } from './after-restore.ts'
import { inIdleApp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { ensureUnused, putAll } from './restore-backup.ts'
import { quoted, readSequences, tablesInOrder } from './tables.ts'
import { layOut, sha256Of } from './write-backup.ts'

/** Nothing was taken away where it was: it can be tried again, into an empty place. */
export class MoveError extends Error {
  override name = 'MoveError'
}

export interface Moved {
  rows: number
  files: number
  /** Transformations that go on, and photos that are looked at. */
  jobs: number
}

interface OpenPlace {
  pool: pg.Pool
  storage: Storage
  scratch: Scratch
}

/**
 * All rows and files from one place to another that is empty: a data folder, or a PostgreSQL with its disk or store. What
 * came is compared with what went, row by row and byte by byte; the first place stays as it is.
 *
 * @throws MoveError, RestoreError
 */
export async function move(from: Config, to: Config, log: FastifyBaseLogger): Promise<Moved> {
  const moved = await inPlace(from, async (old) => {
    await ensureAlone(old.pool)
    return inPlace(to, async (fresh) => {
      await ensureUnused(fresh.pool)
      return fresh.scratch.withFolder(async (folder) => {
        const manifest = await layOut(old, folder)
        ensureOfThisVersion(manifest)
        await putAll(fresh, folder, manifest)
        ensureSameRows(await sumsOf(old.pool), await sumsOf(fresh.pool))
        await ensureSameFiles(manifest, fresh.storage)
        return manifest
      })
    })
  })
  const { jobs } = await inIdleApp(to, log, (context) => resume(context, []))
  const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, files: moved.files.length, jobs }
}

async function inPlace<Done>(config: Config, use: (place: OpenPlace) => Promise<Done>): Promise<Done> {
  // The embedded one refuses where an app runs on it.
  const open = await openDatabase(config.database)
  try {
    const scratch = new Scratch(join(config.dataDir, 'scratch'))
    const storage = config.storage.open({ dataDir: config.dataDir, scratch })
    return await use({ pool: open.pool, storage, scratch })
  } finally {
    await open.close()
  }
}

/** What somebody still writes would stay behind. */
async function ensureAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows[0]?.others)
      throw new MoveError('somebody is connected to this database: stop every process of the app first')
  } finally {
    client.release()
  }
}

type Sums = Record<string, string>

/** Of every table, how many rows it has and a sum of what they say, in whatever order; and how far it has counted. */
async function sumsOf(pool: pg.Pool): Promise<Sums> {
  const client = await pool.connect()
  try {
    // Moments are written in the time zone of who asks.
    await client.query(`set time zone 'UTC'`)
    const sums: Sums = { sequences: JSON.stringify(Object.entries(await readSequences(client)).sort()) }
    for (const name of await tablesInOrder(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(to_jsonb(t)::text), 15))::bit(60)::bigint), 0) as sum
         from ${quoted(name)} t`,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  } finally {
    client.release(true)
  }
}

/** Rows of an earlier form say more once they are moved: they could not be compared. */
function ensureOfThisVersion({ migrations }: Manifest): void {
  const missing = migrationFiles().filter((name) => !migrations.includes(name))
  if (missing.length > 0)
    throw new MoveError(
      'what is moved is of an earlier version: start this one on it once, stop it, then move',
    )
}

function ensureSameRows(before: Sums, now: Sums): void {
  const differ = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name])
  if (differ.length > 0) throw new MoveError(`not what it was: ${differ.join(', ')}`)
}

async function ensureSameFiles({ files }: Manifest, storage: Storage): Promise<void> {
  for (const { key, sha256 } of files)
    await storage.lend(async (pathOf) => {
      const found = await sha256Of(await pathOf(key)).catch(() => null)
      if (found !== sha256) throw new MoveError(`${key} is not what it was`)
    })
}

import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { joinDatabase, openDatabase } from '../database/client.ts'
import { openContext } from '../start.ts'
import { Scratch } from '../storage/scratch.ts'
import { type Resumed, resume } from './after-restore.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Of the app that runs, or of its folders while it does not. */
export async function backUp(config: Config, path: string, recipient: string): Promise<Manifest> {
  const open = await joinDatabase(config.database)
  try {
    const scratch = new Scratch(join(config.dataDir, 'scratch'))
    const storage = config.storage.open({ dataDir: config.dataDir, scratch })
    return await writeBackup({ pool: open.pool, storage, scratch }, path, recipient)
  } finally {
    await open.close()
  }
}

export interface Restoring {
  path: string
  identity: string
  /** Of accounts that went since, where one was kept elsewhere. */
  lists: readonly string[]
}

/** Into the empty database and folders of this configuration; no app may run on them yet. */
export async function restore(
  config: Config,
  log: FastifyBaseLogger,
  { path, identity, lists }: Restoring,
): Promise<{ manifest: Manifest; resumed: Resumed; lostSeconds: number }> {
  const open = await openDatabase(config.database)
  const scratch = new Scratch(join(config.dataDir, 'scratch'))
  const storage = config.storage.open({ dataDir: config.dataDir, scratch })
  const manifest = await restoreBackup({ pool: open.pool, storage, scratch }, path, identity).finally(() =>
    open.close(),
  )
  return inIdleApp(config, log, async (context) => {
    const { rows } = await context.database.execute<{ seconds: number }>(
      sql`select extract(epoch from now() - ${manifest.takenAt}::timestamptz)::int as seconds`,
    )
    return { manifest, resumed: await resume(context, lists), lostSeconds: rows[0]?.seconds ?? 0 }
  })
}

/** An app that answers nobody and does no job, while `use` lasts. */
export async function inIdleApp<Done>(
  config: Config,
  log: FastifyBaseLogger,
  use: (context: Context) => Promise<Done>,
): Promise<Done> {
  const idle = { ...config, role: { web: false, worker: false } }
  const { context, close } = await openContext(idle, log, () => config.publicUrl ?? '')
  try {
    return await use(context)
  } finally {
    await close()
  }
}

import { lte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { fileSweeps } from '../database/schema/kept-files.ts'
import { orphansAmong } from './kept-files.ts'

/**
 * Hours between two looks at all files: a store may hold millions. One as old as that without a row was left by a crash
 * between the two, so that it goes within a day.
 */
const EVERY_HOURS = 12

/** Of previews nobody owns a file so old: they are kept for minutes. */
const FOLDERS = ['photos', 'images', 'looks', 'previews']

const longAgo = (): Date => new Date(Date.now() - EVERY_HOURS * 3_600_000)

/**
 * Removes what was never finished on this machine, and, where it is this worker's turn, the files of the store that nobody
 * owns. Returns how many of those; null where it was not its turn.
 */
export async function sweepFiles(
  context: Pick<Context, 'database' | 'storage' | 'scratch'>,
): Promise<number | null> {
  await context.scratch.sweep(longAgo())
  if (!(await takeTurn(context.database))) return null
  try {
    return await sweepOrphans(context)
  } catch (cause) {
    await context.database.update(fileSweeps).set({ begunAt: sql`'epoch'` })
    throw cause
  }
}

/** Of all workers one has it, every so many hours. */
async function takeTurn(database: Database): Promise<boolean> {
  const taken = await database
    .update(fileSweeps)
    .set({ begunAt: sql`now()` })
    .where(lte(fileSweeps.begunAt, sql`now() - make_interval(hours => ${EVERY_HOURS}::int)`))
    .returning()
  return taken.length > 0
}

/** Removes files nobody owns, and what was kept by half. Returns how many nobody owned. */
export async function sweepOrphans({
  database,
  storage,
}: Pick<Context, 'database' | 'storage'>): Promise<number> {
  const before = longAgo()
  let swept = 0
  for (const folder of FOLDERS) {
    await storage.removeUnfinished(folder, before)
    for await (const keys of storage.keysOlderThan(folder, before)) {
      const orphans = await orphansAmong(database, keys)
      await storage.remove(...orphans)
      swept += orphans.length
    }
  }
  return swept
}

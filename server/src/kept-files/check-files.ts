import { createHash, randomUUID } from 'node:crypto'
import { eq, inArray, notExists, sql } from 'drizzle-orm'
import { forgetGoneInAlerts, isTold, openAlertsOf, raiseAlert } from '../alerts/alerts.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { fileSums } from '../database/schema/kept-files.ts'
import { MissingFileError, type Storage } from '../storage/storage.ts'
import { orphansAmong } from './kept-files.ts'

const AGAIN_AFTER_DAYS = 7
/** Taken at once by one process; another's are left to it, and taken over where it died. */
const AT_ONCE = 50
const TAKEN_FOR_MINUTES = 60
/** Open alerts of single files; those that are found beside so many are one more alert together. */
export const MOST_TOLD = 20

export interface Looked {
  /** Read for the first time: what they are is written down. */
  noted: number
  /** Read again, and found as they were. */
  sound: number
  /** Changed since, or gone, though a row still names them. */
  damaged: number
}

type Checking = Pick<Context, 'database' | 'log' | 'storage'>

/**
 * Reads every file that a row names, soon after it is kept and then once a week, and tells an operator of one that is not
 * what it was: a disk that forgets is noticed while a backup still has the file. One file at a time, since nobody waits.
 */
export async function checkFiles(context: Checking, signal?: AbortSignal): Promise<Looked> {
  const { database } = context
  // No alert says more of a file than that it was damaged once it has been gone for an hour.
  await forgetGoneInAlerts(database, 'file_damaged', (about) =>
    notExists(database.select().from(fileSums).where(eq(fileSums.key, about))),
  )
  const looked: Looked = { noted: 0, sound: 0, damaged: 0 }
  for (let due = await take(database); due.length > 0; due = await take(database)) {
    const doubted: string[] = []
    for (const file of due) {
      if (signal?.aborted) break
      if (!(await isSound(context, file, looked))) doubted.push(file.key)
    }
    // What was deleted while it was read is no damage.
    const gone = await orphansAmong(database, doubted)
    await database.delete(fileSums).where(inArray(fileSums.key, gone))
    const damaged = doubted.filter((key) => !gone.includes(key))
    looked.damaged += damaged.length
    for (const key of damaged) await tell(context, key)
    if (signal?.aborted) break
  }
  return looked
}

type Due = Pick<typeof fileSums.$inferSelect, 'key' | 'sha256'>

async function isSound(
  { database, storage }: Checking,
  { key, sha256 }: Due,
  looked: Looked,
): Promise<boolean> {
  const found = await sumOf(storage, key)
  await database
    .update(fileSums)
    .set({ sha256: sha256 ?? found, dueAt: sql`now() + make_interval(days => ${AGAIN_AFTER_DAYS}::int)` })
    .where(eq(fileSums.key, key))
  if (found === null || found !== (sha256 ?? found)) return false
  looked[sha256 === null ? 'noted' : 'sound'] += 1
  return true
}

/** Null where nothing lies under the key, and where the disk cannot read what does. */
async function sumOf(storage: Storage, key: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of storage.read(key)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  } catch (cause) {
    if (cause instanceof MissingFileError) return null
    if (['ENOENT', 'EIO'].includes((cause as NodeJS.ErrnoException).code ?? '')) return null
    throw cause
  }
}

/** File by file; where a disk is gone, so many of them are told as one: nobody settles a million by hand. */
async function tell({ database, log }: Checking, key: string): Promise<void> {
  const alert = { kind: 'file_damaged', subject: key.slice(0, key.indexOf('/')), about: key } as const
  if (await isTold(database, alert)) return
  log.error({ key }, 'a file is not what it was: see operator alerts')
  const isOneOfMany = (await openAlertsOf(database, 'file_damaged', MOST_TOLD)).length >= MOST_TOLD
  const told = isOneOfMany ? ({ kind: 'files_damaged', subject: 'files', about: '' } as const) : alert
  await raiseAlert(database, { ...told, source: randomUUID() })
}

async function take(database: Database): Promise<Due[]> {
  const { rows } = await database.execute<Due>(sql`update ${fileSums} taken
    set due_at = now() + make_interval(mins => ${TAKEN_FOR_MINUTES}::int)
    from (select key from ${fileSums} where due_at <= now()
      order by due_at limit ${AT_ONCE} for update skip locked) due
    where taken.key = due.key returning taken.key, taken.sha256`)
  return rows
}

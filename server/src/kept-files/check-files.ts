import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { forgetInAlerts, openAlertsOf, raiseOnce } from '../alerts/alerts.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { fileSums, keptFiles } from '../database/schema/kept-files.ts'
import { MissingFileError, type Storage } from '../storage/storage.ts'

const AGAIN_AFTER_DAYS = 7
/** Taken at once by one process; another's are left to it, and taken over where it died. */
const AT_ONCE = 50
const TAKEN_FOR_MINUTES = 60

export interface Looked {
  /** Read for the first time: what they are is written down. */
  noted: number
  /** Read again, and found as they were. */
  sound: number
  /** The keys of those that have changed since, or are gone, though a row still names them. */
  damaged: string[]
}

type Checking = Pick<Context, 'database' | 'log' | 'storage'>

/**
 * Reads every file that a row names, soon after it is kept and then once a week, and tells an operator of one that is not
 * what it was: a disk that forgets is noticed while a backup still has the file. One file at a time, since nobody waits.
 */
export async function checkFiles(context: Checking, signal?: AbortSignal): Promise<Looked> {
  const { database } = context
  await forgetWhatWent(database)
  await database.execute(sql`insert into ${fileSums} (key)
    select distinct k.key from ${keptFiles} k
    where not exists (select from ${fileSums} s where s.key = k.key) on conflict do nothing`)
  const looked: Looked = { noted: 0, sound: 0, damaged: [] }
  for (let due = await take(database); due.length > 0; due = await take(database))
    for (const file of due) {
      if (signal?.aborted) return looked
      await look(context, file, looked)
    }
  return looked
}

type Due = Pick<typeof fileSums.$inferSelect, 'key' | 'sha256'>

async function look(context: Checking, { key, sha256 }: Due, looked: Looked): Promise<void> {
  const { database, storage } = context
  const found = await sumOf(storage, key)
  await database
    .update(fileSums)
    .set({ sha256: sha256 ?? found, dueAt: sql`now() + make_interval(days => ${AGAIN_AFTER_DAYS}::int)` })
    .where(eq(fileSums.key, key))
  if (found !== null && sha256 === null) looked.noted += 1
  else if (found !== null && found === sha256) looked.sound += 1
  else if (await isKept(database, key)) {
    looked.damaged.push(key)
    await tell(context, key)
  }
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

async function tell({ database, log }: Checking, key: string): Promise<void> {
  const folder = key.slice(0, key.indexOf('/'))
  if (await raiseOnce(database, { kind: 'file_damaged', subject: folder, about: key }))
    log.error({ key }, 'a file is not what it was: see operator alerts')
}

async function take(database: Database): Promise<Due[]> {
  const { rows } = await database.execute<Due>(sql`update ${fileSums} taken
    set due_at = now() + make_interval(mins => ${TAKEN_FOR_MINUTES}::int)
    from (select key from ${fileSums} where due_at <= now()
      order by due_at limit ${AT_ONCE} for update skip locked) due
    where taken.key = due.key returning taken.key, taken.sha256`)
  return rows
}

/** What was deleted while it was read is no damage. */
const isKept = async (database: Database, key: string): Promise<boolean> =>
  (await database.select().from(keptFiles).where(eq(keptFiles.key, key)).limit(1)).length > 0

/** Neither the sum of a file nor an alert about it outlives the file by more than an hour. */
async function forgetWhatWent(database: Database): Promise<void> {
  await database.execute(
    sql`delete from ${fileSums} s where not exists (select from ${keptFiles} k where k.key = s.key)`,
  )
  const told = (await openAlertsOf(database, 'file_damaged')).flatMap(({ about }) => about ?? [])
  if (told.length === 0) return
  const kept = await database.select().from(keptFiles).where(inArray(keptFiles.key, told))
  await forgetInAlerts(
    database,
    told.filter((key) => !kept.some((each) => each.key === key)),
  )
}

import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/client.ts'
import { erasures, users } from '../../database/schema/accounts.ts'
import type { Person } from '../sign-ins.ts'
import { tokenHash } from '../tokens.ts'

/** Beside the database, since it has to be there when that is gone: hashes of the ids of erased accounts, one a line. */
export const erasureList = (dataDir: string): string => join(dataDir, 'erased-accounts.txt')

const AT_ONCE = 500
const HASH = /^[0-9a-f]{64}$/

/** In the transaction that deletes an account. */
export async function noteErasure(tx: Queryable, userId: string): Promise<void> {
  await tx
    .insert(erasures)
    .values({ accountHash: tokenHash(userId) })
    .onConflictDoNothing()
}

/**
 * Writes down beside the database whose accounts have gone since the last time. Twice the same is no harm: a crash between
 * the file and the database writes it again.
 */
export async function listErasures(database: Database, dataDir: string): Promise<void> {
  const found = await database
    .select({ hash: erasures.accountHash })
    .from(erasures)
    .where(isNull(erasures.listedAt))
    .orderBy(asc(erasures.at))
    .limit(AT_ONCE)
  if (found.length === 0) return
  const hashes = found.map(({ hash }) => hash)
  const path = erasureList(dataDir)
  await appendFile(path, hashes.map((hash) => `${hash}\n`).join(''), { mode: 0o600 })
  const file = await open(path)
  await file.sync().finally(() => file.close())
  await database.update(erasures).set({ listedAt: sql`now()` }).where(inArray(erasures.accountHash, hashes))
}

/** Hashes that stand in such a list; none where it is not there. */
async function readErasures(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return ''
    throw cause
  })
  return text.split('\n').filter((line) => HASH.test(line))
}

/** Of the accounts there are, those that had been erased by what these lists say. */
export async function findErased(database: Database, lists: readonly string[]): Promise<Person[]> {
  const hashes = new Set((await Promise.all(lists.map(readErasures))).flat())
  if (hashes.size === 0) return []
  const all = await database.select({ id: users.id }).from(users)
  const back = all.filter(({ id }) => hashes.has(tokenHash(id))).map(({ id }) => id)
  return back.length === 0 ? [] : database.select().from(users).where(inArray(users.id, back))
}

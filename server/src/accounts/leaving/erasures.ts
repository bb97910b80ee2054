import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, gt, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/client.ts'
import { readClock } from '../../database/clock.ts'
import { erasures, users } from '../../database/schema/accounts.ts'
import type { Person } from '../sign-ins.ts'
import { tokenHash } from '../tokens.ts'

/** Beside the database, since it has to be there when that is gone: hashes of the ids of erased accounts, one a line. */
export const erasureList = (dataDir: string): string => join(dataDir, 'erased-accounts.txt')

const HASH = /^[0-9a-f]{64}$/

/** In the transaction that deletes an account. */
export async function noteErasure(tx: Queryable, userId: string): Promise<void> {
  await tx
    .insert(erasures)
    .values({ accountHash: tokenHash(userId) })
    .onConflictDoNothing()
}

/** What this process knows to stand in a list, and up to which moment of the database it has asked. */
interface Listed {
  hashes: Set<string>
  upTo: Date | null
}
const known = new Map<string, Listed>()

/** Two transactions may end in another order than they began. */
const OVERLAP_MS = 3_600_000

/**
 * Writes down beside the database whose accounts have gone, each process in a folder of its own and all of it: which one
 * outlives the database nobody knows. Twice the same is no harm: a crash in the middle writes it again.
 */
export async function listErasures(database: Database, dataDir: string): Promise<void> {
  const path = erasureList(dataDir)
  const { hashes, upTo } = known.get(path) ?? { hashes: new Set(await readErasures(path)), upTo: null }
  const now = await readClock(database)
  const found = await database
    .select({ hash: erasures.accountHash })
    .from(erasures)
    // A clock that was set back keeps none from being found.
    .where(upTo ? gt(erasures.at, new Date(Math.min(+upTo, +now) - OVERLAP_MS)) : undefined)
    .orderBy(asc(erasures.at))
  const missing = found.map(({ hash }) => hash).filter((hash) => !hashes.has(hash))
  if (missing.length > 0) await append(path, missing)
  for (const hash of missing) hashes.add(hash)
  known.set(path, { hashes, upTo: now })
}

/** On a line of their own, also after one that a crash has cut. */
async function append(path: string, hashes: string[]): Promise<void> {
  await appendFile(path, `\n${hashes.join('\n')}\n`, { mode: 0o600 })
  const file = await open(path)
  await file.sync().finally(() => file.close())
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

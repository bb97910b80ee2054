import { inArray } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { keptFiles } from '../database/schema/kept-files.ts'

/** Which of some keys a row names. */
export async function keptAmong(database: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await database.selectDistinct().from(keptFiles).where(inArray(keptFiles.key, keys))
  return rows.map(({ key }) => key)
}

/** Which of some keys no row names. */
export async function orphansAmong(database: Database, keys: string[]): Promise<string[]> {
  const kept = new Set(await keptAmong(database, keys))
  return keys.filter((key) => !kept.has(key))
}

import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { fileSums, keptFiles } from '../database/schema/kept-files.ts'

/** Which of some keys a row names. It reads all rows: among millions of files that takes a second, however few are asked. */
export async function keptAmong(database: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await database.selectDistinct().from(keptFiles).where(inArray(keptFiles.key, keys))
  return rows.map(({ key }) => key)
}

/** Which of some keys no row names. Most are known by their sums, each found by its key: only the rest asks all rows. */
export async function orphansAmong(database: Database, keys: string[]): Promise<string[]> {
  const { rows } = await database.execute<{ key: string }>(sql`select asked.key
    from unnest(${sql.param(keys)}::text[]) as asked (key)
    where not exists (select from ${fileSums} s where s.key = asked.key)`)
  const unknown = rows.map(({ key }) => key)
  const kept = new Set(await keptAmong(database, unknown))
  return unknown.filter((key) => !kept.has(key))
}

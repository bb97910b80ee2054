import type { Database } from '../database/client.ts'
import { keptFiles } from '../database/schema/kept-files.ts'

export { checkFiles } from './check-files.ts'

/** The keys of all files that rows name. */
export async function keptKeys(database: Database): Promise<Set<string>> {
  const rows = await database.select().from(keptFiles)
  return new Set(rows.map(({ key }) => key))
}

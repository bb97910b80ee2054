import type pg from 'pg'
import { type Database, type DatabasePlace, type OpenDatabase, openDatabase } from '../../database/client.ts'

/**
 * A hundred calls at once take their turns at ten connections: on a slow machine the last waits for longer than anybody is
 * kept waiting by the app itself, and is answered all the same.
 */
export function waitForConnections(database: Database): void {
  const { options } = (database as Database & { $client: pg.Pool }).$client
  options.connectionTimeoutMillis = 0
}

/** A database in which whoever asks waits for a connection as long as it takes. */
export async function openPatiently(place: DatabasePlace): Promise<OpenDatabase> {
  const open = await openDatabase(place)
  waitForConnections(open.database)
  return open
}

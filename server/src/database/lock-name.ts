import { sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/** What is done under one name is done one after the other, in whichever process: until the transaction ends. */
export async function lockName(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

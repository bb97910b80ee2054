import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { findContract } from './find-contract.ts'

const SHOWN = 100

/** What was declared lately, newest first, and which order it names though it was not carried out. */
export async function listDeclarations(database: Queryable) {
  const rows = await database.select().from(withdrawals).orderBy(desc(withdrawals.declaredAt)).limit(SHOWN)
  const told = []
  for (const row of rows) {
    const named = row.orderId ? null : await findContract(database, { ...row, userId: null })
    told.push({ ...row, namedOrderId: named?.orderId ?? null })
  }
  return told
}

/** An operator has looked at one that was not carried out, and answered it. Whether there was such a one. */
export async function settleDeclaration(database: Queryable, id: string): Promise<boolean> {
  const settled = await database
    .update(withdrawals)
    .set({ settledAt: sql`now()` })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.orderId), isNull(withdrawals.settledAt)))
    .returning({ id: withdrawals.id })
  return settled.length > 0
}

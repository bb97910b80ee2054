import { CREDIT_LINES_SHOWN, type CreditLine } from '@app/domain/credits/credits-api.ts'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { creditEntries, creditEntryWords } from '../database/schema/credits.ts'

/** What came and went of her credits, the latest first. */
export const selectLines = (database: Queryable, userId: string) =>
  database
    .select({
      id: creditEntries.id,
      at: creditEntries.createdAt,
      amount: creditEntries.amount,
      reason: creditEntries.reason,
      words: creditEntryWords.words,
    })
    .from(creditEntries)
    .leftJoin(creditEntryWords, eq(creditEntryWords.entryId, creditEntries.id))
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))

export async function listLines(database: Queryable, userId: string): Promise<CreditLine[]> {
  const rows = await selectLines(database, userId).limit(CREDIT_LINES_SHOWN)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

import { eq, sum } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { creditEntries } from '../database/schema/transformations.ts'

/** Her credits: the sum of her ledger. */
export async function balanceOf(database: Queryable, userId: string): Promise<number> {
  const [total] = await database
    .select({ sum: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return total?.sum ?? 0
}

/** Adds credits for a reason, once for what it is about, whatever is repeated. True when it was this time. */
export async function giveCredits(
  within: Queryable,
  entry: { userId: string; amount: number } & (
    | { reason: 'purchase'; orderId: string }
    | { reason: 'shortfall' | 'failure'; transformationId: string; extensionId?: string }
  ),
): Promise<boolean> {
  const given = await within
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: creditEntries.id })
  return given.length === 1
}

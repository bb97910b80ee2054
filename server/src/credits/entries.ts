import { and, eq, sql, sum } from 'drizzle-orm'
import type { Along } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { creditEntries, creditEntryWords } from '../database/schema/credits.ts'

/** Her credits: the sum of her ledger. */
export async function balanceOf(database: Queryable, userId: string): Promise<number> {
  const [total] = await database
    .select({ sum: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return total?.sum ?? 0
}

/** The same, as it is asked for with who she is. */
export const balanceAlong: Along = {
  name: 'balance',
  of: sql`(select coalesce(sum(amount), 0)::int from credit_entries where user_id = users.id)`,
}

/** Adds credits for a reason, once for what it is about, whatever is repeated. True when it was this time. */
export async function giveCredits(
  tx: Queryable,
  entry: { userId: string; amount: number } & (
    | { reason: 'purchase'; orderId: string }
    | { reason: 'shortfall' | 'failure'; transformationId: string; extensionId?: string }
  ),
): Promise<boolean> {
  const given = await tx
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: creditEntries.id })
  return given.length === 1
}

/** Spends credits on an extension. The database refuses what she has not: see `isOverdraft`. */
export async function takeCredits(
  tx: Queryable,
  { credits, ...spent }: { userId: string; credits: number; transformationId: string; extensionId: string },
): Promise<void> {
  await tx.insert(creditEntries).values({ ...spent, amount: -credits, reason: 'images' })
}

/** Raised by `refuse_overdraft` (migrations/0007). */
const OVERDRAFT = 'CR001'

export const isOverdraft = (cause: unknown): boolean =>
  (cause as { cause?: { code?: unknown } }).cause?.code === OVERDRAFT

/** What an order has added, and the balance now. */
export async function creditsOfOrder(
  database: Queryable,
  userId: string,
  orderId: string,
): Promise<{ added: number; balance: number } | null> {
  const [entry] = await database
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), eq(creditEntries.reason, 'purchase')))
  return entry ? { added: entry.amount, balance: await balanceOf(database, userId) } : null
}

/** Gives or takes (below zero) in the name of the house, which says why. The database refuses what she has not: see `isOverdraft`. */
export async function enterForHouse(
  tx: Queryable,
  { userId, amount, words }: { userId: string; amount: number; words: string },
): Promise<void> {
  const [line] = await tx
    .insert(creditEntries)
    .values({ userId, amount, reason: 'house' })
    .returning({ entryId: creditEntries.id })
  if (line) await tx.insert(creditEntryWords).values({ ...line, userId, words })
}

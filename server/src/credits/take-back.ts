import { creditsLeftOf } from '@app/domain/credits/credit-lots.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { transformations } from '../database/schema/transformations.ts'

/** Credits an order brought go when its money goes back; the database refuses more than her balance holds. */
export async function takeBackCredits(
  tx: Queryable,
  taken: { userId: string; credits: number; orderId: string; refundId: string },
): Promise<void> {
  const { userId, credits, orderId, refundId } = taken
  await tx.insert(creditEntries).values({ userId, amount: -credits, reason: 'refund', orderId, refundId })
}

/** What is left of the credits of a pack, or of those for the images a package lacked; and what holds the others. */
export async function findCreditsLeft(
  tx: Queryable,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<ReturnType<typeof creditsLeftOf>> {
  const { amount, extensionId, reason } = creditEntries
  const rows = await tx
    .select({
      amount,
      extensionId,
      reason,
      ownOrder: creditEntries.orderId,
      itsOrder: transformations.orderId,
    })
    .from(creditEntries)
    .leftJoin(transformations, eq(transformations.id, creditEntries.transformationId))
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id))
  const lines = rows.map(({ ownOrder, itsOrder, ...line }) => ({
    ...line,
    orderId: ownOrder ?? (line.extensionId === null && line.reason === 'shortfall' ? itsOrder : null),
  }))
  const { left, spentOn } = creditsLeftOf(orderId, lines)
  // Never more than she has, whatever the lines say.
  const balance = lines.reduce((total, line) => total + line.amount, 0)
  return { left: Math.min(left, balance), spentOn }
}

import type { Queryable } from '../database/client.ts'
import { creditEntries } from '../database/schema/transformations.ts'

/** Unspent credits of a pack go when its money goes back; the database refuses more than her balance holds. */
export async function takeBackCredits(
  within: Queryable,
  taken: { userId: string; credits: number; orderId: string; refundId: string },
): Promise<void> {
  const { userId, credits, orderId, refundId } = taken
  await within.insert(creditEntries).values({ userId, amount: -credits, reason: 'refund', orderId, refundId })
}

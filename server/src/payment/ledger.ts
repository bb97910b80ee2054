import type { Queryable } from '../database/client.ts'
import { moneyEntries } from '../database/schema/payment.ts'

/** What came in for an order, once (the database sees to that). */
export async function enterPayment(tx: Queryable, order: { id: string; amountCents: number }): Promise<void> {
  await tx.insert(moneyEntries).values({ orderId: order.id, amountCents: order.amountCents })
}

/** What goes back of an order, once per refund. */
export async function enterRefund(
  tx: Queryable,
  refund: { id: string; orderId: string; amountCents: number },
): Promise<void> {
  await tx
    .insert(moneyEntries)
    .values({ orderId: refund.orderId, refundId: refund.id, amountCents: -refund.amountCents })
}

/** What a lost dispute took of an order, once per dispute. */
export async function enterLoss(
  tx: Queryable,
  loss: { disputeId: string; orderId: string; amountCents: number },
): Promise<void> {
  const { disputeId, orderId, amountCents } = loss
  await tx.insert(moneyEntries).values({ orderId, disputeId, amountCents: -amountCents })
}

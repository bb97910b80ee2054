import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { orders, refunds } from '../../database/schema/payment.ts'
import { issueCreditNote } from '../../receipts/receipts.ts'
import { enterRefund } from '../ledger.ts'
import type { OrderRow } from '../order-row.ts'

/**
 * Writes down that this money of a paid order, held by the caller, goes back; `sendRefunds` tells the provider.
 * What goes back by itself goes back once, whatever is repeated, and never more than is left: null when nothing was
 * written.
 */
export async function askRefund(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | Amounts>,
  wished: number,
  reason: RefundReason,
): Promise<{ id: string; amountCents: number } | null> {
  return writeRefund(tx, order, { amountCents: Math.min(wished, leftOf(order)), reason })
}

type Amounts = 'amountCents' | 'refundedCents' | 'lostCents'

/** What may still go back of an order; a bank may have taken more than it. */
export const leftOf = ({ amountCents, refundedCents, lostCents }: Pick<OrderRow, Amounts>): number =>
  Math.max(0, amountCents - refundedCents - lostCents)

/** The refund with its line of the ledger; null when it is written already, or is of nothing. */
export async function writeRefund(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | Amounts>,
  wish: { amountCents: number; reason: RefundReason; providerRefundId?: string },
): Promise<{ id: string; amountCents: number } | null> {
  const { amountCents } = wish
  if (amountCents <= 0) return null
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId: order.id, ...wish })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (!refund) return null
  const back = { id: refund.id, orderId: order.id, amountCents }
  await enterRefund(tx, back)
  await issueCreditNote(tx, { ...back, reason: wish.reason })
  await tx
    .update(orders)
    .set({
      refundedCents: sql`${orders.refundedCents} + ${amountCents}`,
      ...(amountCents === leftOf(order) && { status: 'refunded' as const }),
    })
    .where(eq(orders.id, order.id))
  return { id: refund.id, amountCents }
}

import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import type { House } from '../house.ts'
import { enterRefund } from './ledger.ts'
import type { OrderRow } from './orders.ts'

/**
 * Writes down that this money of a paid order, held by the caller, goes back; `sendRefunds` tells the provider.
 * What goes back by itself goes back once, whatever is repeated, and never more than is left: null when nothing was
 * written.
 */
export async function askRefund(
  within: Queryable,
  order: Pick<OrderRow, 'id' | 'amountCents' | 'refundedCents'>,
  wished: number,
  reason: RefundReason,
): Promise<{ id: string; amountCents: number } | null> {
  const amountCents = Math.min(wished, order.amountCents - order.refundedCents)
  if (amountCents <= 0) return null
  const [refund] = await within
    .insert(refunds)
    .values({ orderId: order.id, amountCents, reason })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (!refund) return null
  await enterRefund(within, { id: refund.id, orderId: order.id, amountCents })
  await within
    .update(orders)
    .set({
      refundedCents: sql`${orders.refundedCents} + ${amountCents}`,
      ...(order.refundedCents + amountCents === order.amountCents && { status: 'refunded' as const }),
    })
    .where(eq(orders.id, order.id))
  return { id: refund.id, amountCents }
}

/** Tells the provider about every refund it has not confirmed. The refund's id is its idempotency key. */
export async function sendRefunds(house: House): Promise<void> {
  const waiting = await house.database
    .select({ id: refunds.id, cents: refunds.amountCents, paymentId: orders.providerPaymentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isNull(refunds.providerRefundId))
  for (const { id, cents, paymentId } of waiting) {
    if (!paymentId) continue
    await house.cards
      .refund({ paymentId, amountCents: cents, idempotencyKey: id })
      .then((sent) =>
        house.database.update(refunds).set({ providerRefundId: sent.id }).where(eq(refunds.id, id)),
      )
      // One that cannot be sent now waits for the next round, and holds up no other.
      .catch((cause) => house.log.error({ err: cause, refundId: id }, 'refund'))
  }
}

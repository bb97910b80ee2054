import { orderIs } from '@app/domain/payment/order-states.ts'
import { eq, sql } from 'drizzle-orm'
import { holdAccount } from '../../accounts/accounts.ts'
import { endEnrolmentOf } from '../../courses/courses.ts'
import { findCreditsLeft, takeBackCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { endEarly, noteUnpaid } from '../../transformations/transformations.ts'
import type { OrderRow } from '../order-row.ts'

/**
 * An order, locked; and before it whose it is: her credits stand still meanwhile. Whoever changes them holds her first,
 * then what they are about, or two would wait for each other.
 */
export async function holdOrder(tx: Queryable, orderId: string): Promise<OrderRow | undefined> {
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  if (found?.userId) await holdAccount(tx, found.userId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  return order
}

export async function isWithdrawn(database: Queryable, orderId: string): Promise<boolean> {
  const [order] = await database
    .select({ withdrawnAt: orders.withdrawnAt })
    .from(orders)
    .where(eq(orders.id, orderId))
  return Boolean(order?.withdrawnAt)
}

/** She has renounced it: it is so from now on. */
export async function noteWithdrawn(tx: Queryable, orderId: string): Promise<void> {
  await tx.update(orders).set({ withdrawnAt: sql`now()` }).where(eq(orders.id, orderId))
}

/**
 * What an order brought ends once all of its money has gone back: a transformation under way stops, a course closes, and
 * credits it brought are taken as far as they are unspent, from what is left of this order alone. The caller holds the
 * order, and has just asked for this refund.
 */
export async function undoOrder(tx: Queryable, orderId: string, refundId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !orderIs.refunded(order)) return
  if (order.kind === 'package') await endEarly(tx, order.id, order.refundedCents)
  if (order.kind === 'course') await endEnrolmentOf(tx, order.id)
  await takeCreditsBack(tx, order, refundId)
}

async function takeCreditsBack(tx: Queryable, order: OrderRow, refundId: string): Promise<void> {
  const { userId, id: orderId } = order
  if (!userId) return
  const { left: credits, spentOn } = await findCreditsLeft(tx, { userId, orderId })
  if (credits > 0) await takeBackCredits(tx, { userId, credits, orderId, refundId })
  await noteUnpaid(tx, spentOn)
}

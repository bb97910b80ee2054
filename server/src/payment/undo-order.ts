import { orderIs } from '@app/domain/payment/order-states.ts'
import { eq } from 'drizzle-orm'
import { balanceOf, takeBackCredits } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { endEarly } from '../transformations/transformations.ts'
import type { OrderRow } from './order-row.ts'

/**
 * An order, locked; and of credits, before it, whose they are: her balance stands still meanwhile. Of a package nobody
 * else is held: whoever spends credits holds a transformation first, and the two would wait for each other.
 */
export async function holdOrder(within: Queryable, orderId: string): Promise<OrderRow | undefined> {
  const [found] = await within
    .select({ userId: orders.userId, kind: orders.kind })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (found?.kind === 'credits' && found.userId)
    await within.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update')
  const [order] = await within.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  return order
}

/**
 * What an order brought ends once all of its money has gone back: a transformation under way stops, and a pack loses
 * what is unspent of it. The caller holds the order, and has just asked for this refund.
 */
export async function undoOrder(within: Queryable, orderId: string, refundId: string): Promise<void> {
  const [order] = await within.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !orderIs.refunded(order)) return
  if (order.kind === 'package') await endEarly(within, order.id, order.refundedCents)
  else await takeUnspent(within, order, refundId)
}

async function takeUnspent(within: Queryable, order: OrderRow, refundId: string): Promise<void> {
  const { userId, id: orderId } = order
  if (!userId) return
  const credits = Math.min(order.images, await balanceOf(within, userId))
  if (credits > 0) await takeBackCredits(within, { userId, credits, orderId, refundId })
}

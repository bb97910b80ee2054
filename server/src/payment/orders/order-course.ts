import { isSameAmount } from '@app/domain/payment/money.ts'
import { and, eq } from 'drizzle-orm'
import { holdAccount } from '../../accounts/accounts.ts'
import { ensureNotHers, findPrice } from '../../courses/courses.ts'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import { placeWithPayment, reuseOrPlace } from './place-order.ts'
import type { Settling } from './settle.ts'

/**
 * Her order for a course, with the provider's payment behind it. Asked again, also in another tab, it is the same order;
 * one at a price of before is canceled. The price is the operator's of today, never the browser's.
 */
export async function prepareCourseOrder(
  context: Settling,
  userId: string,
  wish: { course: string; amount: number },
): Promise<OrderRow> {
  const { course } = wish
  return placeWithPayment(context, async (tx) => {
    await holdAccount(tx, userId)
    const pending = await findPending(tx, userId, course)
    await ensureNotHers(tx, userId, course)
    const amountCents = await findPrice(tx, course)
    if (!isSameAmount(wish.amount, amountCents)) refuse('course_price_changed')
    return reuseOrPlace(tx, pending, {
      ...{ userId, kind: 'course', transformationName: '', course, images: 1 },
      ...{ amountCents, provider: context.cards.name },
    })
  })
}

async function findPending(tx: Queryable, userId: string, course: string): Promise<OrderRow | undefined> {
  const [pending] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.course, course), eq(orders.status, 'pending')))
    // One that is being paid at this moment is waited for: then the course is hers.
    .for('no key update')
  return pending
}

/** Between her look and her press the operator may have changed the price, or closed the course: then nothing is paid. */
export async function ensureAsOffered(database: Queryable, order: OrderRow): Promise<void> {
  if (order.kind !== 'course' || !order.course || order.paidAt) return
  if ((await findPrice(database, order.course)) !== order.amountCents) refuse('course_price_changed')
}

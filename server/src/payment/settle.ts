import { orderStatusesBefore } from '@app/domain/payment/order-states.ts'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { orders } from '../database/schema/payment.ts'
import type { House } from '../house.ts'
import { GENERATE } from '../transformations/transformations.ts'
import { fulfil } from './fulfil.ts'
import { sendRefunds } from './refunds.ts'

/** How long we keep asking a provider about an order nobody paid. */
const ASK_FOR_DAYS = 3

/**
 * Asks the provider about an order and does what its answer means: exactly one transformation for a paid one,
 * whatever is repeated, lost or reloaded; the money back where nothing can be made of it. Safe to call any time.
 */
export async function settleOrder(house: House, orderId: string): Promise<void> {
  const [order] = await house.database.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.providerPaymentId || order.paidAt) return
  const payment = await house.cards.findPayment(order.providerPaymentId)
  if (payment.status !== 'succeeded') return
  const outcome = await house.database.transaction((within) => fulfil(house, within, order.id))
  if (outcome === 'begun') house.jobs.nudge(GENERATE)
  if (outcome === 'given_back') await sendRefunds(house)
}

export async function settlePayment(house: House, providerPaymentId: string): Promise<void> {
  const [order] = await house.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.providerPaymentId, providerPaymentId))
  if (order) await settleOrder(house, order.id)
}

/** News of her unpaid orders, before something is decided that depends on them. */
export async function settleOrdersOf(house: House, userId: string): Promise<void> {
  const open = await house.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.paidAt)))
  for (const { id } of open) await settleOrder(house, id)
}

/** Orders whose news may have been lost: a crash, a closed tab, a webhook that never came (checklist M6). */
export async function reconcile(house: House): Promise<void> {
  const since = sql`now() - make_interval(days => ${ASK_FOR_DAYS})`
  const open = await house.database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, orderStatusesBefore('paid')),
        isNull(orders.paidAt),
        isNotNull(orders.providerPaymentId),
        gt(orders.createdAt, since),
      ),
    )
  for (const { id } of open)
    await settleOrder(house, id).catch((cause) => house.log.error({ err: cause, orderId: id }, 'settle'))
  await sendRefunds(house)
}

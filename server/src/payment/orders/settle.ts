import { orderIs } from '@app/domain/payment/order-states.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import { notifyRuns } from '../../transformations/transformations.ts'
import type { OrderRow } from '../order-row.ts'
import { isPaymentOf, ProviderAwayError, type ProviderPayment } from '../provider.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { fulfil } from './fulfil.ts'

/** What it takes to have an order end as its provider says. */
export type Settling = Pick<
  Context,
  'cards' | 'config' | 'database' | 'engine' | 'jobs' | 'log' | 'mailer' | 'publicUrl'
>

/**
 * Asks the provider about an order and does what its answer means: exactly one transformation for a paid one,
 * whatever is repeated, lost or reloaded; the money back where nothing can be made of it. Safe to call any time.
 */
export async function settleOrder(context: Settling, orderId: string): Promise<void> {
  const [order] = await context.database.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.providerPaymentId || order.paidAt || order.provider !== context.cards.name) return
  const { providerPaymentId: paymentId } = order
  // What she no longer wants is taken off the counter, unless she has paid it.
  const payment = await (orderIs.wanted(order)
    ? context.cards.findPayment(paymentId)
    : context.cards.cancelPayment(paymentId))
  if (payment.status === 'succeeded') await takePaid(context, order, payment)
  if (payment.status === 'canceled') await takeCanceled(context.database, order)
}

async function takePaid(context: Settling, order: OrderRow, payment: ProviderPayment): Promise<void> {
  if (!isPaymentOf(order, payment))
    return context.log.error(
      { orderId: order.id, paymentId: payment.id },
      'this payment is not for this order',
    )
  const outcome = await context.database.transaction((tx) => fulfil(context, tx, order.id))
  if (outcome === 'begun') notifyRuns(context.jobs)
  if (outcome === 'given_back') await sendRefunds(context)
}

/** Nothing more can come in for it: the next press makes another one. */
async function takeCanceled(database: Database, { id }: OrderRow): Promise<void> {
  await database
    .update(orders)
    .set({ status: 'canceled', askAt: null })
    .where(and(eq(orders.id, id), isNull(orders.paidAt)))
}

export async function settlePayment(context: Settling, providerPaymentId: string): Promise<void> {
  const [order] = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.providerPaymentId, providerPaymentId))
  if (order) await settleOrder(context, order.id)
}

/**
 * News of her unpaid orders, before something is decided that depends on them. One that is asked about no more can no
 * longer be paid, or nobody did in days; should money come in for it all the same, it goes back.
 */
export async function settleOrdersOf(context: Settling, userId: string): Promise<void> {
  const open = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.paidAt), isNotNull(orders.askAt)))
  for (const { id } of open)
    await settleOrder(context, id).catch((cause) => {
      if (!(cause instanceof ProviderAwayError)) throw cause
      refuse('unavailable', { cause, retryAfterSeconds: AWAY_SECONDS })
    })
}

/** What hangs on her payments waits until somebody can say what became of them. */
const AWAY_SECONDS = 30

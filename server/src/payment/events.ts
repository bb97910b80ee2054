import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { holdAccount } from '../accounts/accounts.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { orders, paymentEvents } from '../database/schema/payment.ts'
import { notifyRuns } from '../transformations/transformations.ts'
import { recordDispute } from './disputes.ts'
import type { OrderRow } from './order-row.ts'
import { fulfil } from './orders/fulfil.ts'
import type { Settling } from './orders/settle.ts'
import { isPaymentOf, type ProviderEffect, type ProviderEvent } from './provider.ts'
import { recordRefund } from './refunds/provider-refunds.ts'

/**
 * A message of the provider, kept once, with all it changes and the job it enqueues, in one transaction: told again
 * it changes nothing, and told again after a crash it finds nothing half done. The provider is not asked meanwhile.
 */
export async function receiveEvent(context: Settling, event: ProviderEvent): Promise<void> {
  const { id, type, paymentId, effect } = event
  const begun = await context.database.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id, type, provider: context.cards.name, providerPaymentId: paymentId })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!fresh || !effect || !paymentId) return false
    const order = await findOrder(context, tx, paymentId, effect)
    return order ? takeEffect(context, tx, order, effect) : false
  })
  if (begun) notifyRuns(context.jobs)
}

/** True when there is something to make. */
async function takeEffect(
  context: Pick<Context, 'config' | 'engine' | 'jobs' | 'log' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  order: OrderRow,
  effect: ProviderEffect,
): Promise<boolean> {
  if (effect.kind === 'paid' && !isPaymentOf(order, effect.payment)) {
    context.log.error(
      { orderId: order.id, paymentId: effect.payment.id },
      'this payment is not for this order',
    )
    return false
  }
  // Her account before her order, as wherever her credits may go with the money.
  if (effect.kind === 'refunded' && order.userId) await holdAccount(tx, order.userId)
  // What was given back had been paid, whichever message comes first.
  const outcome = await fulfil(context, tx, order.id)
  if (effect.kind === 'refunded') await recordRefund(context, tx, order.id, effect.refund)
  if (effect.kind === 'disputed')
    await recordDispute(context, tx, { orderId: order.id, dispute: effect.dispute })
  if (effect.kind === 'some_refunded')
    await tx.update(orders).set({ askAt: sql`now()`, asked: sql`asked + 1` }).where(eq(orders.id, order.id))
  return outcome === 'begun'
}

async function findOrder(
  context: Pick<Context, 'cards' | 'log'>,
  tx: Queryable,
  paymentId: string,
  effect: ProviderEffect,
): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.providerPaymentId, paymentId))
  if (order || effect.kind !== 'paid') return order
  const { payment } = effect
  const orderId = z.uuid().safeParse(payment.orderId).data
  const [meant] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)) : []
  if (!meant || meant.provider !== context.cards.name || !isPaymentOf(meant, payment)) {
    context.log.warn({ orderId: meant?.id, paymentId }, 'a payment nobody here asked for')
    return undefined
  }
  // We went down between making the payment and noting its name.
  const [bound] = await tx
    .update(orders)
    .set({ providerPaymentId: paymentId })
    .where(and(eq(orders.id, meant.id), isNull(orders.providerPaymentId)))
    .returning()
  return bound
}

import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { drafts } from '../database/schema/transformations.ts'
import type { DraftRow } from '../drafts/drafts.ts'
import type { House } from '../house.ts'
import { photosOf } from '../photos/photos.ts'
import { createTransformation, GENERATE } from '../transformations/transformations.ts'
import type { OrderRow } from './orders.ts'

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
  const started = await house.database.transaction((within) => fulfil(house, within, order.id))
  if (started) house.jobs.nudge(GENERATE)
  else await sendRefunds(house)
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

/** True when the order began its transformation; false when there was nothing to begin. */
async function fulfil(house: House, within: Queryable, orderId: string): Promise<boolean> {
  // Draft first, then order, as wherever both are held: the other way round they would wait for each other.
  const draft = await holdDraftOf(within, orderId)
  const [order] = await within.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order || order.paidAt) return false
  await within.update(orders).set({ status: 'paid', paidAt: sql`now()` }).where(eq(orders.id, order.id))
  const uploadedImages = draft ? await photosOf(within, draft.id) : []
  const wanted = order.status === 'pending'
  const ready = wanted && draft && !draft.orderedAt && !draftGap({ ...draft, ...order, uploadedImages })
  if (!ready || !draft.baseStyle) {
    await askRefund(within, order, order.amountCents, 'nothing_to_make')
    return false
  }
  await createTransformation(house, within, {
    draft,
    orderId: order.id,
    sessionName: order.sessionName,
    baseStyle: draft.baseStyle,
    packageType: order.packageType,
    imagesOrdered: order.images,
  })
  return true
}

async function holdDraftOf(within: Queryable, orderId: string): Promise<DraftRow | undefined> {
  const [order] = await within.select({ draftId: orders.draftId }).from(orders).where(eq(orders.id, orderId))
  if (!order?.draftId) return undefined
  const [draft] = await within.select().from(drafts).where(eq(drafts.id, order.draftId)).for('update')
  return draft
}

/** Writes down that this money goes back, once per reason; `sendRefunds` tells the provider. */
export async function askRefund(
  within: Queryable,
  order: Pick<OrderRow, 'id' | 'amountCents'>,
  cents: number,
  reason: 'nothing_to_make' | 'failure' | 'late',
): Promise<boolean> {
  const asked = await within
    .insert(refunds)
    .values({ orderId: order.id, amountCents: cents, reason })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (asked.length === 0) return false
  await within
    .update(orders)
    .set({
      refundedCents: sql`least(${orders.amountCents}, ${orders.refundedCents} + ${cents})`,
      status: cents >= order.amountCents ? 'refunded' : 'paid',
    })
    .where(eq(orders.id, order.id))
  return true
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

/** Orders whose news may have been lost: a crash, a closed tab, a webhook that never came (checklist M6). */
export async function reconcile(house: House): Promise<void> {
  const since = sql`now() - make_interval(days => ${ASK_FOR_DAYS})`
  const open = await house.database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending', 'canceled']),
        isNull(orders.paidAt),
        isNotNull(orders.providerPaymentId),
        gt(orders.createdAt, since),
      ),
    )
  for (const { id } of open)
    await settleOrder(house, id).catch((cause) => house.log.error({ err: cause, orderId: id }, 'settle'))
  await sendRefunds(house)
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { refunds } from '../../database/schema/payment.ts'
import { notifyOfRefund } from '../../receipts/receipts.ts'
import type { OrderRow } from '../order-row.ts'
import type { ProviderRefund } from '../provider.ts'
import { noteFailedRefund } from './failed-refunds.ts'
import { leftOf, writeRefund } from './refunds.ts'
import { holdOrder, undoOrder } from './undo-order.ts'

/** What the provider says went back of a paid order: one we asked for, or one made at its own dashboard. */
export async function recordRefund(
  context: Pick<Context, 'config' | 'log' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  orderId: string,
  refund: ProviderRefund,
): Promise<void> {
  const order = await holdOrder(tx, orderId)
  if (!order?.paidAt) return
  if (!(await nameKnown(tx, order, refund))) {
    const amountCents = await adopt(tx, order, refund)
    if (amountCents > 0) await recordRefundAtProvider(context, tx, order, { ...refund, amountCents })
  }
  if (refund.status === 'failed') await noteFailedRefund(context, tx, named(refund.id))
}

/** One of ours: now we know what the provider calls it. */
async function nameKnown(tx: Queryable, order: OrderRow, refund: ProviderRefund): Promise<boolean> {
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, order.id))
  if (rows.some((row) => isNamed(row, refund.id))) return true
  const mine = rows.find((row) => row.id === refund.refundId)
  if (!mine) return false
  await tx
    .update(refunds)
    .set({ providerRefundId: refund.id })
    .where(and(eq(refunds.id, mine.id), isNull(refunds.providerRefundId)))
  return true
}

/**
 * Somebody in the dashboard gave back what we were about to: it goes back once. What is more than the books have left is
 * what we had not sent yet; how much of it was none of ours is answered.
 */
async function adopt(tx: Queryable, order: OrderRow, refund: ProviderRefund): Promise<number> {
  const beyond = refund.amountCents - leftOf(order)
  if (beyond <= 0) return refund.amountCents
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), isNull(refunds.providerRefundId), isNull(refunds.failedAt)))
  const same = rows.find((row) => row.amountCents === refund.amountCents)
  if (same) await closeUnsent(tx, same.id, refund.id)
  if (same) return 0
  let adopted = 0
  for (const row of rows) {
    if (adopted + row.amountCents > beyond) continue
    await closeUnsent(tx, row.id, partOf(refund.id, row.id))
    adopted += row.amountCents
  }
  return refund.amountCents - adopted
}

/** Several of ours may have gone back with one of the dashboard, whose name only one of them can bear. */
export const partOf = (providerRefundId: string, refundId: string): string =>
  `${providerRefundId}:${refundId}`

const closeUnsent = (tx: Queryable, id: string, providerRefundId: string) =>
  tx
    .update(refunds)
    .set({ providerRefundId })
    .where(and(eq(refunds.id, id), isNull(refunds.providerRefundId)))

const named = (id: string) => sql`split_part(${refunds.providerRefundId}, ':', 1) = ${id}`
const isNamed = ({ providerRefundId }: { providerRefundId: string | null }, id: string): boolean =>
  providerRefundId === id || providerRefundId?.startsWith(`${id}:`) === true

async function recordRefundAtProvider(
  context: Pick<Context, 'log' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  order: OrderRow,
  refund: ProviderRefund,
): Promise<void> {
  const amountCents = Math.min(refund.amountCents, leftOf(order))
  if (amountCents < refund.amountCents)
    context.log.warn(
      { orderId: order.id, providerRefundId: refund.id },
      'more went back than the books had left',
    )
  const written = await writeRefund(tx, order, {
    amountCents,
    reason: 'provider',
    providerRefundId: refund.id,
  })
  if (!written) return
  await undoOrder(tx, order.id, written.id)
  await notifyOfRefund(context, tx, order.id, { ...written, reason: 'provider' })
}

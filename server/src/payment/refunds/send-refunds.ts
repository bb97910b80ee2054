import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import { orders, refunds } from '../../database/schema/payment.ts'
import type { House } from '../../house.ts'
import { tryAgainAt } from '../ask-again.ts'
import { KeySpentError, keyOf, ProviderAwayError, type ProviderRefund } from '../provider.ts'
import { noteFailedRefund } from './failed-refunds.ts'
import { partOf, recordRefund } from './provider-refunds.ts'

type Waiting = typeof refunds.$inferSelect & { paymentId: string | null; paidCents: number }

/** Tells the provider about every refund it has not confirmed. */
export async function sendRefunds(house: House, now = new Date()): Promise<void> {
  const { providerPaymentId: paymentId, amountCents: paidCents } = orders
  const waiting = await house.database
    .select({ ...getTableColumns(refunds), paymentId, paidCents })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(toSend(now), eq(orders.provider, house.cards.name)))
  for (const refund of waiting) {
    try {
      await sendOrClose(house, refund)
    } catch (cause) {
      // One that cannot be sent now waits for a later round, and holds up no other.
      await noteFailure(house, refund, cause, now)
      if (cause instanceof ProviderAwayError) return
    }
  }
}

const toSend = (now: Date) =>
  and(isNull(refunds.providerRefundId), isNull(refunds.failedAt), lte(refunds.tryAt, now))

/**
 * What went back already is looked up first: an idempotency key is kept for a day only, and one the provider failed
 * at says nothing of what it did. And no more is sent than is left there, should somebody at its own desk have been
 * faster: what they gave back is written down before, and may have been this.
 */
async function sendOrClose(house: House, refund: Waiting): Promise<void> {
  const paymentId = refund.paymentId ?? ''
  const sent = (await house.cards.listRefunds(paymentId)).filter((each) => each.status !== 'failed')
  const mine = sent.find((each) => each.refundId === refund.id)
  if (mine) return noteSent(house, refund, mine)
  const left = refund.paidCents - sent.reduce((total, each) => total + each.amountCents, 0)
  if (left < refund.amountCents && (await wentAtDesk(house, refund, sent))) return
  const [last] = sent
  if (left <= 0 && last) return noteSent(house, refund, { ...last, id: partOf(last.id, refund.id) })
  const amountCents = Math.min(refund.amountCents, left)
  const key = keyOf(refund.id, refund.providerAttempt)
  const idempotencyKey = amountCents === refund.amountCents ? key : `${key}:${amountCents}`
  const wish = { refundId: refund.id, paymentId, amountCents, idempotencyKey }
  await noteSent(house, refund, await house.cards.refund(wish))
}

/** Whether this one went back with what was given back at the desk. */
async function wentAtDesk(house: House, { id, orderId }: Waiting, sent: ProviderRefund[]): Promise<boolean> {
  return house.database.transaction(async (tx) => {
    for (const each of sent) if (each.refundId === null) await recordRefund(house, tx, orderId, each)
    const [now] = await tx.select().from(refunds).where(eq(refunds.id, id))
    return now?.providerRefundId !== null
  })
}

async function noteSent(house: House, { id }: Waiting, sent: ProviderRefund): Promise<void> {
  await house.database.transaction(async (tx) => {
    await tx.update(refunds).set({ providerRefundId: sent.id }).where(eq(refunds.id, id))
    if (sent.status === 'failed') await noteFailedRefund(house, tx, eq(refunds.id, id))
  })
}

async function noteFailure(house: House, refund: Waiting, cause: unknown, now: Date): Promise<void> {
  const { id, tries, providerAttempt } = refund
  house.log.error({ err: cause, refundId: id }, 'refund')
  const spent = cause instanceof KeySpentError
  await house.database
    .update(refunds)
    .set({
      tries: tries + 1,
      tryAt: tryAgainAt(tries, now),
      ...(spent && { providerAttempt: providerAttempt + 1 }),
    })
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries)))
}

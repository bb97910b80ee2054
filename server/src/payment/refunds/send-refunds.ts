import { and, eq, getTableColumns, lte, not } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { readClock } from '../../database/clock.ts'
import { disputes, orders, refunds } from '../../database/schema/payment.ts'
import { tryAgainAt } from '../ask-again.ts'
import { isUndecided, lostOf } from '../disputes.ts'
import { KeySpentError, keyOf, ProviderAwayError, type ProviderRefund } from '../provider.ts'
import { noteFailedRefund } from './failed-refunds.ts'
import { partOf, recordRefund } from './provider-refunds.ts'
import { isUnsent } from './unsent.ts'

/** What it takes to send money back and tell of it. */
export type Refunding = Pick<Context, 'cards' | 'config' | 'database' | 'log' | 'mailer' | 'publicUrl'>

type Waiting = typeof refunds.$inferSelect & { paymentId: string | null; paidCents: number }

/** Tells the provider about every refund it has not confirmed. */
export async function sendRefunds(context: Refunding, at?: Date): Promise<void> {
  const now = at ?? (await readClock(context.database))
  const { providerPaymentId: paymentId, amountCents: paidCents } = orders
  const waiting = await context.database
    .select({ ...getTableColumns(refunds), paymentId, paidCents })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(toSend(now), eq(orders.provider, context.cards.name)))
  for (const refund of waiting) {
    try {
      await sendOrClose(context, refund)
    } catch (cause) {
      // One that cannot be sent now waits for a later run, and holds up no other.
      await noteFailure(context, refund, cause, now)
      if (cause instanceof ProviderAwayError) return
    }
  }
}

/** Nothing of an order her bank disputes: the provider would refuse it, or it would go back twice. */
const toSend = (now: Date) => and(isUnsent, lte(refunds.tryAt, now), not(isUndecided))

/**
 * What went back already is looked up first: an idempotency key is kept for a day only, and one the provider failed
 * at says nothing of what it did. And no more is sent than is left there, should somebody at its own dashboard have been
 * faster: what they gave back is written down before, and may have been this.
 */
async function sendOrClose(context: Refunding, refund: Waiting): Promise<void> {
  const paymentId = refund.paymentId ?? ''
  const sent = (await context.cards.listRefunds(paymentId)).filter((each) => each.status !== 'failed')
  const mine = sent.find((each) => each.refundId === refund.id)
  if (mine) return noteSent(context, refund, mine)
  const lost = await lostOf(context.database, refund.orderId)
  const left = refund.paidCents - sent.reduce((total, each) => total + each.amountCents, 0) - lost
  if (left < refund.amountCents && (await wasRefundedAtProvider(context, refund, sent))) return
  const [last] = sent
  if (left <= 0 && lost > 0) return closeLost(context.database, refund)
  if (left <= 0 && last) return noteSent(context, refund, { ...last, id: partOf(last.id, refund.id) })
  const amountCents = Math.min(refund.amountCents, left)
  const key = keyOf(refund.id, refund.providerAttempt)
  const idempotencyKey = amountCents === refund.amountCents ? key : `${key}:${amountCents}`
  const wish = { refundId: refund.id, paymentId, amountCents, idempotencyKey }
  await noteSent(context, refund, await context.cards.refund(wish))
}

/** Her bank has taken it: it has gone back with what was lost. */
async function closeLost(database: Context['database'], { id, orderId }: Waiting): Promise<void> {
  const [lost] = await database
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), eq(disputes.state, 'lost')))
  if (!lost) return
  await database
    .update(refunds)
    .set({ providerRefundId: partOf(lost.id, id) })
    .where(and(eq(refunds.id, id), isUnsent))
}

/** Whether this one went back with what was given back in the dashboard. */
async function wasRefundedAtProvider(
  context: Pick<Context, 'config' | 'database' | 'log' | 'mailer' | 'publicUrl'>,
  { id, orderId }: Waiting,
  sent: ProviderRefund[],
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    for (const each of sent) if (each.refundId === null) await recordRefund(context, tx, orderId, each)
    const [now] = await tx.select().from(refunds).where(eq(refunds.id, id))
    return now?.providerRefundId !== null
  })
}

async function noteSent(
  context: Pick<Context, 'config' | 'database' | 'log' | 'mailer' | 'publicUrl'>,
  { id }: Waiting,
  sent: ProviderRefund,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await tx.update(refunds).set({ providerRefundId: sent.id }).where(eq(refunds.id, id))
    if (sent.status === 'failed') await noteFailedRefund(context, tx, eq(refunds.id, id))
  })
}

async function noteFailure(
  context: Pick<Context, 'database' | 'log'>,
  refund: Waiting,
  cause: unknown,
  now: Date,
): Promise<void> {
  const { id, tries, providerAttempt } = refund
  context.log.error({ err: cause, refundId: id }, 'refund')
  const spent = cause instanceof KeySpentError
  await context.database
    .update(refunds)
    .set({
      tries: tries + 1,
      tryAt: tryAgainAt(tries, now),
      ...(spent && { providerAttempt: providerAttempt + 1 }),
    })
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries)))
}

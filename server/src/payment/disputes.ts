import { isLater, UNDECIDED_STATES } from '@app/domain/payment/dispute-states.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { disputes, orders, refunds } from '../database/schema/payment.ts'
import { findReceiptNumber } from '../receipts/receipts.ts'
import { enterLoss } from './ledger.ts'
import type { ProviderDispute } from './provider.ts'
import { isUnsent, isWaiting } from './refunds/unsent.ts'

/** What the provider says of a dispute, once: the house is written to when it opens. The caller holds the order. */
export async function recordDispute(
  context: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  { orderId, dispute }: { orderId: string; dispute: ProviderDispute },
): Promise<void> {
  const { id, state, answerBy } = dispute
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, id))
  if (known && !isLater(state, known.state)) return
  if (known) await tx.update(disputes).set({ state, answerBy }).where(eq(disputes.id, id))
  else await tx.insert(disputes).values({ ...dispute, orderId })
  if (state === 'lost') await bookLoss(tx, { disputeId: id, orderId })
  // What was held back is sent now, or ends with what the bank took.
  if (state === 'won' || state === 'lost')
    await tx
      .update(refunds)
      .set({ tryAt: sql`now()` })
      .where(and(eq(refunds.orderId, orderId), isUnsent))
  if (!known) await notifyHouse(context, tx, orderId, dispute)
}

/** Less what is written down as given back, and will not be sent now that the bank has taken it. */
async function bookLoss(
  tx: Queryable,
  { disputeId, orderId }: { disputeId: string; orderId: string },
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return
  const written = await tx.select().from(refunds).where(eq(refunds.orderId, orderId))
  const unsent = sumOf(written.filter(isWaiting))
  const sent = sumOf(written.filter((refund) => !isWaiting(refund)))
  const lost = await lostOf(tx, orderId)
  const toSend = Math.max(0, order.amountCents - sent - lost)
  const amountCents = lost - Math.max(0, unsent - toSend) - order.lostCents
  if (amountCents <= 0) return
  await enterLoss(tx, { disputeId, orderId, amountCents })
  await tx
    .update(orders)
    .set({ lostCents: sql`${orders.lostCents} + ${amountCents}` })
    .where(eq(orders.id, orderId))
}

const sumOf = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0)

/** What her bank has taken of an order, by disputes that were lost. */
export async function lostOf(tx: Queryable, orderId: string): Promise<number> {
  return sumOf(
    await tx
      .select({ amountCents: disputes.amountCents })
      .from(disputes)
      .where(and(eq(disputes.orderId, orderId), eq(disputes.state, 'lost'))),
  )
}

/** Of an order: what is to go back of it waits until her bank has decided. */
export const isUndecided = sql`exists (select from ${disputes}
  where ${disputes.orderId} = ${refunds.orderId} and ${inArray(disputes.state, [...UNDECIDED_STATES])})`

async function notifyHouse(
  { config, mailer, publicUrl }: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  orderId: string,
  { id, amountCents }: ProviderDispute,
): Promise<void> {
  await mailer.post(tx, {
    to: config.brand.supportEmail,
    language: 'fr',
    kind: 'dispute_opened',
    values: { cents: amountCents, contract: (await findReceiptNumber(tx, orderId)) ?? orderId },
    link: publicUrl() + pages.dossier(orderId),
    dedupeKey: `${id}:dispute_opened`,
  })
}

/** Nothing goes back of this order just now: her bank has not decided yet. */
export async function isHeldBack(database: Queryable, orderId: string): Promise<boolean> {
  const found = await database
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), inArray(disputes.state, [...UNDECIDED_STATES])))
  return found.length > 0
}

/** Her bank holds the money of this order, or has taken it: it cannot go back a second time. */
export async function isDisputed(tx: Queryable, orderId: string): Promise<boolean> {
  const found = await tx.select({ state: disputes.state }).from(disputes).where(eq(disputes.orderId, orderId))
  return found.some(({ state }) => state !== 'won')
}

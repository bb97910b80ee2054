import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { readClock } from '../database/clock.ts'
import { orders, paymentEvents } from '../database/schema/payment.ts'
import { askAgainAt, tryAgainAt } from './ask-again.ts'
import { receiveEvent } from './events.ts'
import type { OrderRow } from './order-row.ts'
import type { Settling } from './orders/settle.ts'
import { settleOrder } from './orders/settle.ts'
import { ProviderAwayError, type ProviderEvent } from './provider.ts'
import { recordRefund } from './refunds/provider-refunds.ts'
import type { Refunding } from './refunds/send-refunds.ts'
import { sendRefunds } from './refunds/send-refunds.ts'

const CATCH_UP_EVERY_MS = 300_000
/** A process that was away hears what was said meanwhile. */
const CATCH_UP_AT_START_MS = 3 * 86_400_000
/** A message may be listed a little after it was made, and two clocks never agree: one may be an hour wrong. */
const OVERLAP_MS = 2 * 3_600_000

/** The scheduler brings more than news of payments: so many are asked about at most, the rest on the next one. */
const ASKED_PER_RUN = 50

/** News may have been lost: a crash, a closed tab, a webhook that never came. */
export async function reconcile(context: Settling, at?: Date): Promise<void> {
  const now = at ?? (await readClock(context.database))
  await catchUp(context, now).catch(unlessAway(context, {}, 'what the provider said'))
  const due = await context.database
    .select()
    .from(orders)
    .where(and(lte(orders.askAt, now), eq(orders.provider, context.cards.name)))
    .orderBy(asc(orders.askAt))
    .limit(ASKED_PER_RUN)
  for (const order of due)
    await askAbout(context, order, now).catch(unlessAway(context, { orderId: order.id }, 'settle'))
  await sendRefunds(context, now)
}

/** What goes wrong with one thing holds up no other; nobody answering there holds up all. */
const unlessAway = (context: Pick<Context, 'log'>, what: object, words: string) => (cause: unknown) => {
  if (cause instanceof ProviderAwayError) throw cause
  context.log.error({ err: cause, ...what }, words)
}

const caughtUp = new WeakMap<Settling, Date>()

/** What the provider told nobody, or nobody kept: each message takes effect once, whichever way it came. */
async function catchUp(context: Settling, now: Date): Promise<void> {
  const last = caughtUp.get(context)
  // Either way: a clock that was set back does not keep us from asking.
  if (last && Math.abs(now.getTime() - last.getTime()) < CATCH_UP_EVERY_MS) return
  const since = last
    ? Math.min(last.getTime(), now.getTime()) - OVERLAP_MS
    : now.getTime() - CATCH_UP_AT_START_MS
  const said = await context.cards.listEvents(new Date(since))
  for (const event of await unheard(context.database, said))
    await receiveEvent(context, event).catch(unlessAway(context, { eventId: event.id }, 'hear an event'))
  caughtUp.set(context, now)
}

async function unheard(database: Database, said: ProviderEvent[]): Promise<ProviderEvent[]> {
  const ids = said.map(({ id }) => id)
  const heard = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, ids))
  const known = new Set(heard.map(({ id }) => id))
  return said.filter(({ id }) => !known.has(id))
}

/** The next time is written down before asking, so that no two processes ask and a failure is not asked at once. */
async function askAbout(context: Settling, order: OrderRow, now: Date): Promise<void> {
  const asked = order.asked + 1
  const askAt = order.paidAt ? tryAgainAt(asked, now) : askAgainAt({ ...order, asked }, now)
  const [mine] = await context.database
    .update(orders)
    .set({ asked, askAt })
    .where(and(eq(orders.id, order.id), eq(orders.asked, order.asked)))
    .returning({ id: orders.id })
  if (!mine) return
  if (order.paidAt) await askAboutRefunds(context, order, asked)
  else await settleOrder(context, order.id)
}

async function askAboutRefunds(context: Refunding, order: OrderRow, asked: number): Promise<void> {
  const sent = await context.cards.listRefunds(order.providerPaymentId ?? '')
  await context.database.transaction(async (tx) => {
    for (const refund of sent) await recordRefund(context, tx, order.id, refund)
    // Told of another one meanwhile, we ask again.
    await tx
      .update(orders)
      .set({ askAt: null })
      .where(and(eq(orders.id, order.id), eq(orders.asked, asked)))
  })
}

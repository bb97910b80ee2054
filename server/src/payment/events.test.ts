import type { Intent } from '@app/domain/payment/payment-api.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { mails } from '../database/schema/mails.ts'
import { moneyEntries, orders, paymentEvents, refunds } from '../database/schema/payment.ts'
import { transformations } from '../database/schema/transformations.ts'
import { intentOf, paymentOf, readyToPay } from '../testing/buying/paying.ts'
import { FromBrowser } from '../testing/stripe/from-browser.ts'
import type { StripeEvent } from '../testing/stripe/shapes.ts'
import type { StripeServer } from '../testing/stripe/stripe-server.ts'
import { sign } from '../testing/stripe/webhooks.ts'
import { openTestApp, receive, type TestApp } from '../testing/test-app.ts'
import { receiveEvent } from './events.ts'
import { askRefund, holdOrder, reconcile, sendRefunds } from './payment.ts'
import type { CardProvider, ProviderEvent } from './provider.ts'

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
afterAll(() => home.close())
afterEach(() => {
  stripe.webhooks.mode = 'send'
  stripe.webhooks.held.length = 0
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const idOf = ({ clientSecret }: Intent) => FromBrowser.idOf(clientSecret)
const ofOrder = async ({ paymentId }: Intent) => {
  const { database } = home.context
  const [order] = await database.select().from(orders).where(eq(orders.id, paymentId))
  const made = await database.select().from(transformations).where(eq(transformations.orderId, paymentId))
  const back = await database.select().from(refunds).where(eq(refunds.orderId, paymentId))
  const lines = await database.select().from(moneyEntries).where(eq(moneyEntries.orderId, paymentId))
  return { order, made, back, lines: lines.map(({ amountCents }) => amountCents).sort((a, b) => b - a) }
}

/** Somebody whose card was declined, then taken, then given back in Stripe's dashboard: what Stripe said, held back. */
async function paidAndGivenBack(): Promise<{ intent: Intent; said: Record<string, StripeEvent> }> {
  const intent = await intentOf(await readyToPay(home))
  stripe.webhooks.mode = 'hold'
  await new FromBrowser(stripe).confirm(intent.clientSecret, '4000000000000002')
  stripe.books.pay(idOf(intent))
  stripe.books.giveBack(idOf(intent), undefined)
  const held = stripe.webhooks.held.splice(0)
  return { intent, said: Object.fromEntries(held.map((event) => [event.type, event])) }
}

const FOUR = [
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'refund.created',
  'charge.refunded',
]

function permutations<T>(them: T[]): T[][] {
  if (them.length < 2) return [them]
  return them.flatMap((first, at) => permutations(them.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

describe('the same message', () => {
  it('a hundred times at once begins one transformation and enters the money once (M4)', async () => {
    const intent = await intentOf(await readyToPay(home))
    stripe.webhooks.mode = 'hold'
    stripe.books.pay(idOf(intent))
    const paid = stripe.webhooks.held.find(({ type }) => type === 'payment_intent.succeeded')
    if (!paid) throw new Error('Stripe did not say that it was paid')
    const statuses = await Promise.all(Array.from({ length: 100 }, () => stripe.webhooks.deliver(paid)))
    expect(statuses).toEqual(Array(100).fill(200))
    const { made, lines } = await ofOrder(intent)
    expect([made.length, lines]).toEqual([1, [990]])
    const jobs = await home.context.database.execute(
      sql`select id from jobs.job where data->>'transformationId' = ${made[0]?.id}`,
    )
    expect(jobs.rows).toHaveLength(1)
  })

  it('of a refund from the dashboard, thirty times at once, gives back once', async () => {
    const { intent, said } = await paidAndGivenBack()
    const event = said['refund.created'] as StripeEvent
    await Promise.all(Array.from({ length: 30 }, () => stripe.webhooks.deliver(event)))
    expect((await ofOrder(intent)).lines).toEqual([990, -990])
  })

  it('after a crash between keeping it and its effect takes effect (M4)', async () => {
    const intent = await intentOf(await readyToPay(home))
    stripe.webhooks.mode = 'hold'
    stripe.books.pay(idOf(intent))
    const paid = stripe.webhooks.held.find(({ type }) => type === 'payment_intent.succeeded') as StripeEvent
    const { database, jobs } = home.context
    const { send } = jobs
    jobs.send = () => Promise.reject(new Error('the machine went down'))
    expect(await stripe.webhooks.deliver(paid)).toBe(500)
    jobs.send = send
    expect(await database.select().from(paymentEvents).where(eq(paymentEvents.id, paid.id))).toEqual([])
    expect((await ofOrder(intent)).made).toEqual([])
    expect(await stripe.webhooks.deliver(paid)).toBe(200)
    expect((await ofOrder(intent)).made).toHaveLength(1)
  })
})

describe('four messages in any order', () => {
  it.each(permutations(FOUR))('%s, %s, %s, %s: given back once, nothing is made (M5)', async (...order) => {
    const { intent, said } = await paidAndGivenBack()
    for (const type of order) expect(await stripe.webhooks.deliver(said[type] as StripeEvent)).toBe(200)
    await reconcile(home.context, later(10))
    const { order: row, made, back, lines } = await ofOrder(intent)
    expect([row?.status, row?.refundedCents, lines]).toEqual(['refunded', 990, [990, -990]])
    expect(made.map(({ status, refundCents }) => [status, refundCents])).toEqual([['failed', 990]])
    const [given] = stripe.books.refundsOf(idOf(intent))
    expect(back.map(({ reason, providerRefundId }) => [reason, providerRefundId])).toEqual([
      ['provider', given?.id],
    ])
    expect(stripe.books.refundsOf(idOf(intent))).toHaveLength(1)
  })
})

describe('money given back in the dashboard of Stripe', () => {
  const paid = async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    stripe.books.pay(idOf(intent))
    await stripe.webhooks.quiet()
    return { her, intent }
  }

  it('in parts is written down part by part, and what is being made goes on until the last one', async () => {
    const { her, intent } = await paid()
    for (const [cents, status, state] of [
      [400, 'paid', 'pending'],
      [590, 'refunded', 'failed'],
    ] as const) {
      stripe.books.giveBack(idOf(intent), cents)
      await stripe.webhooks.quiet()
      expect((await paymentOf(her, intent)).status).toBe(status)
      expect((await ofOrder(intent)).made[0]?.status).toBe(state)
    }
    expect((await ofOrder(intent)).lines).toEqual([990, -400, -590])
    const told = await home.context.database.select().from(mails).where(eq(mails.userId, her.id))
    expect(told.filter(({ kind }) => kind === 'refunded')).toHaveLength(2)
  })

  it('of which the message names no refund, or none came, is found by asking', async () => {
    const { intent } = await paid()
    stripe.webhooks.mode = 'lose'
    stripe.books.giveBack(idOf(intent), 500)
    await reconcile(home.context, later(100))
    expect((await ofOrder(intent)).lines).toEqual([990, -500])
  })

  it('just before we would is not given back twice', async () => {
    const intent = await intentOf(await readyToPay(home))
    await home.context.database
      .update(orders)
      .set({ status: 'canceled' })
      .where(eq(orders.id, intent.paymentId))
    stripe.books.pay(idOf(intent))
    stripe.webhooks.mode = 'hold'
    stripe.books.giveBack(idOf(intent), undefined)
    await stripe.webhooks.quiet()
    await reconcile(home.context, later(1))
    await stripe.webhooks.deliverHeld()
    await reconcile(home.context, later(200))
    const { back, lines } = await ofOrder(intent)
    const [given] = stripe.books.refundsOf(idOf(intent))
    expect([back.map(({ providerRefundId }) => providerRefundId), lines]).toEqual([[given?.id], [990, -990]])
  })

  it.each([
    { parts: [300], dashboard: [990], heard: 'at once', books: [990, -300, -690] },
    { parts: [300], dashboard: [990], heard: 'from its list', books: [990, -300, -690] },
    { parts: [300, 690], dashboard: [990], heard: 'at once', books: [990, -300, -690] },
    { parts: [300, 690], dashboard: [990], heard: 'from its list', books: [990, -300, -690] },
    { parts: [500], dashboard: [700, 290], heard: 'from its list', books: [990, -490, -500] },
    { parts: [500], dashboard: [700, 290], heard: 'as ours is sent', books: [990, -200, -290, -500] },
    { parts: [500], dashboard: [700], heard: 'at once', books: [990, -490, -500] },
    { parts: [500], dashboard: [200], heard: 'at once', books: [990, -200, -500] },
  ] as const)(
    '$dashboard while $parts of ours are not sent, heard of $heard: every part is closed, the books agree',
    async ({ parts, dashboard, heard, books }) => {
      const { intent } = await paid()
      await home.context.database.transaction(async (tx) => {
        for (const cents of parts) {
          const order = await holdOrder(tx, intent.paymentId)
          if (order) await askRefund(tx, order, cents, 'operator')
        }
      })
      stripe.webhooks.mode = heard === 'at once' ? 'send' : 'lose'
      for (const cents of dashboard) stripe.books.giveBack(idOf(intent), cents)
      await stripe.webhooks.quiet()
      if (heard === 'as ours is sent') await sendRefunds(home.context, later(1))
      for (const minutes of [1, 200, 400]) await reconcile(home.context, later(minutes))
      const { back, lines } = await ofOrder(intent)
      expect([lines.sort((a, b) => b - a), back.filter((one) => !one.providerRefundId)]).toEqual([
        books.toSorted((a, b) => b - a),
        [],
      ])
      const sent = stripe.books.refundsOf(idOf(intent)).reduce((sum, { amount }) => sum + amount, 0)
      expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(990 - sent)
    },
  )

  it('that her bank sends back is marked for the operator, whichever message comes first', async () => {
    for (const first of ['refund.created', 'refund.failed']) {
      const { intent } = await paid()
      stripe.webhooks.mode = 'hold'
      const given = stripe.books.giveBack(idOf(intent), 300)
      stripe.books.failRefund(given.id)
      await stripe.webhooks.deliverHeld((held) =>
        held.toSorted((a, b) => Number(b.type === first) - Number(a.type === first)),
      )
      stripe.webhooks.mode = 'send'
      const { back } = await ofOrder(intent)
      expect(back.map(({ failedAt }) => failedAt !== null)).toEqual([true])
    }
  })
})

describe('a payment that is not the one of the order begins nothing', () => {
  it.each([
    { what: 'one cent less', change: { amount_received: 989 } },
    { what: 'one cent more', change: { amount_received: 991 } },
    { what: 'another currency', change: { currency: 'usd' } },
    { what: 'another order', change: { metadata: { order_id: 'f0000000-0000-4000-8000-000000000000' } } },
    { what: 'no order', change: { metadata: {} } },
  ])('$what', async ({ change }) => {
    const intent = await intentOf(await readyToPay(home))
    stripe.webhooks.mode = 'hold'
    stripe.books.pay(idOf(intent))
    const event = stripe.webhooks.held.find(({ type }) => type === 'payment_intent.succeeded') as StripeEvent
    const body = JSON.stringify({ ...event, data: { object: { ...event.data.object, ...change } } })
    expect(await receive(home.app, body, sign(body, [stripe.webhookSecret]))).toBe(200)
    const { order, made } = await ofOrder(intent)
    expect([order?.paidAt, made]).toEqual([null, []])
  })
})

describe('what Stripe tells', () => {
  it('is heard to the end, though one message breaks', async () => {
    const intent = await intentOf(await readyToPay(home))
    stripe.webhooks.mode = 'lose'
    stripe.books.pay(idOf(intent))
    stripe.books.giveBack(idOf(intent), 300)
    const { cards } = home.context
    const broken: ProviderEvent = {
      ...{ id: `evt_broken_${intent.paymentId}`, type: 'refund.created', paymentId: idOf(intent) },
      effect: {
        kind: 'refunded',
        refund: { id: 're_broken', refundId: null, amountCents: 0.5, status: 'sent' },
      },
    }
    const listEvents = async (since: Date) => [broken, ...(await cards.listEvents(since))]
    let listed = 0
    const counted: CardProvider = Object.assign(Object.create(cards), {
      listEvents: (since: Date) => {
        listed += 1
        return listEvents(since)
      },
    })
    const told: Context = { ...home.context, cards: counted }
    await reconcile(told, new Date())
    const { order, lines } = await ofOrder(intent)
    expect([order?.paidAt instanceof Date, lines]).toEqual([true, [990, -300]])
    await reconcile(told, new Date())
    expect(listed).toBe(1)
  })

  it('of money that is not the price of the order it names binds nothing (M1)', async () => {
    const intent = await intentOf(await readyToPay(home))
    const { database } = home.context
    const before = { providerPaymentId: null, clientSecret: null }
    await database.update(orders).set(before).where(eq(orders.id, intent.paymentId))
    await receiveEvent(home.context, {
      ...{ id: `evt_foreign_${intent.paymentId}`, type: 'payment_intent.succeeded', paymentId: 'pi_foreign' },
      effect: {
        kind: 'paid',
        payment: { id: 'pi_foreign', amountCents: 1, currency: 'eur', orderId: intent.paymentId },
      },
    })
    expect((await ofOrder(intent)).order).toMatchObject({ ...before, paidAt: null })
  })
})

import type { Intent } from '@app/domain/payment/payment-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { orders } from '../database/schema/payment.ts'
import { transformations } from '../database/schema/transformations.ts'
import { runScheduled } from '../start.ts'
import { intentOf, readyToPay } from '../testing/buying/paying.ts'
import { moveDatabaseClock, setDatabaseClock } from '../testing/clocks/database-clock.ts'
import { moveMachineClock } from '../testing/clocks/machine-clock.ts'
import { FromBrowser } from '../testing/stripe/from-browser.ts'
import type { StripeServer } from '../testing/stripe/stripe-server.ts'
import { sign } from '../testing/stripe/webhooks.ts'
import { openTestApp, receive, type TestApp } from '../testing/test-app.ts'
import { askRefund, holdOrder } from './payment.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const WAYS = [
  { way: 'on', byMs: HOUR_MS },
  { way: 'back', byMs: -HOUR_MS },
]

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe', clockIn: 'Europe/Paris' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
beforeEach(async () => {
  await setDatabaseClock(home.context.database, new Date())
  // What was said until now has been heard.
  await runScheduled(home.context)
  stripe.webhooks.mode = 'lose'
})
afterEach(() => {
  vi.useRealTimers()
  stripe.faults.none()
})
afterAll(() => home.close())

const pass = (ms: number) => moveDatabaseClock(home.context.database, ms)
const idOf = ({ clientSecret }: Intent) => FromBrowser.idOf(clientSecret)
const asked = (intent: Intent) =>
  stripe.calls.filter(({ call }) => call.endsWith(`/payment_intents/${idOf(intent)}`)).length
const isPaid = async ({ paymentId }: Intent) => {
  const [order] = await home.context.database.select().from(orders).where(eq(orders.id, paymentId))
  return order?.paidAt instanceof Date
}
const begunFor = ({ paymentId }: Intent) =>
  home.context.database.$count(transformations, eq(transformations.orderId, paymentId))
const sentBack = (intent: Intent) => stripe.books.refundsOf(idOf(intent)).map(({ amount }) => amount)

/** Asked of Stripe after so much more time, or not. */
async function after(ms: number, intent: Intent): Promise<number> {
  await pass(ms)
  await runScheduled(home.context)
  return asked(intent)
}

async function paidFor(): Promise<Intent> {
  const intent = await intentOf(await readyToPay(home))
  stripe.books.pay(idOf(intent))
  await pass(15 * SECOND_MS)
  await runScheduled(home.context)
  expect(await isPaid(intent)).toBe(true)
  return intent
}

/** Two euros of it are to go back. */
const askBack = ({ paymentId }: Intent) =>
  home.context.database.transaction(async (tx) => {
    const order = await holdOrder(tx, paymentId)
    if (order) await askRefund(tx, order, 200, 'operator')
  })

describe.each(WAYS)('where the clock of the machine is an hour $way of the database', ({ byMs }) => {
  beforeEach(() => moveMachineClock(byMs))

  it('an order is asked about as old as it is: from fifteen seconds on, from a minute on', async () => {
    const intent = await intentOf(await readyToPay(home))
    expect(await after(5 * SECOND_MS, intent)).toBe(0)
    expect(await after(10 * SECOND_MS, intent)).toBe(1)
    expect(await after(20 * SECOND_MS, intent)).toBe(1)
    expect(await after(25 * SECOND_MS, intent)).toBe(2)
  })

  it('money that is to go back goes on the next run, and where Stripe will not have it, 15 s later', async () => {
    const intent = await paidFor()
    await askBack(intent)
    stripe.faults.next('too_many', /^POST \/v1\/refunds/)
    await runScheduled(home.context)
    expect(sentBack(intent)).toEqual([])
    await pass(5 * SECOND_MS)
    await runScheduled(home.context)
    expect(sentBack(intent)).toEqual([])
    await pass(10 * SECOND_MS)
    await runScheduled(home.context)
    expect(sentBack(intent)).toEqual([200])
  })

  it('and of Stripe, a message that seems too old or yet to come is refused; what it said is learned all the same, once', async () => {
    const intent = await intentOf(await readyToPay(home))
    stripe.webhooks.mode = 'hold'
    stripe.books.pay(idOf(intent))
    const said = stripe.webhooks.held.splice(0)
    const event = said.find(({ type }) => type === 'payment_intent.succeeded')
    const body = JSON.stringify(event)
    const now = Math.floor((Date.now() - byMs) / SECOND_MS)
    expect(await receive(home.app, body, sign(body, stripe.webhooks.secrets, now))).toBe(400)
    expect(await isPaid(intent)).toBe(false)
    await pass(15 * SECOND_MS)
    await runScheduled(home.context)
    vi.useRealTimers()
    expect(await receive(home.app, body, sign(body, stripe.webhooks.secrets))).toBe(200)
    expect([await isPaid(intent), await begunFor(intent)]).toEqual([true, 1])
  })
})

describe('where the clock of the database is set back by an hour', () => {
  it('an order is asked about no later (F10)', async () => {
    const intent = await intentOf(await readyToPay(home))
    // The clock is looked at right before it is set back: only what passed since is not known of.
    await runScheduled(home.context)
    expect(await after(-HOUR_MS, intent)).toBe(0)
    expect(await after(5 * SECOND_MS, intent)).toBe(0)
    expect(await after(15 * SECOND_MS, intent)).toBe(1)
    expect(await after(20 * SECOND_MS, intent)).toBe(1)
    expect(await after(25 * SECOND_MS, intent)).toBe(2)
  })

  it('money that is to go back goes on the next run', async () => {
    const intent = await paidFor()
    await askBack(intent)
    await pass(-HOUR_MS)
    await runScheduled(home.context)
    // What was moved back with the clock may lie the seconds ahead since it was last looked at.
    await pass(15 * SECOND_MS)
    await runScheduled(home.context)
    expect(sentBack(intent)).toEqual([200])
  })

  it('what Stripe said and nobody heard is heard at once', async () => {
    const intent = await intentOf(await readyToPay(home))
    await home.context.database.update(orders).set({ askAt: null }).where(eq(orders.id, intent.paymentId))
    stripe.books.pay(idOf(intent))
    await runScheduled(home.context)
    expect(await isPaid(intent)).toBe(false)
    await pass(-HOUR_MS)
    await runScheduled(home.context)
    expect([await isPaid(intent), await begunFor(intent)]).toEqual([true, 1])
  })
})

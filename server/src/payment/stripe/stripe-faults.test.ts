import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders, refunds } from '../../database/schema/payment.ts'
import { askIntent, intentOf, paymentOf, readyToPay } from '../../testing/buying/paying.ts'
import { FromBrowser } from '../../testing/stripe/from-browser.ts'
import type { StripeServer } from '../../testing/stripe/stripe-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleOrdersOf } from '../orders/settle.ts'
import { reconcile } from '../payment.ts'

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
afterAll(() => home.close())
afterEach(() => {
  stripe.faults.none()
  stripe.webhooks.mode = 'send'
  stripe.calls.length = 0
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
const made = (orderId: string) =>
  [...stripe.books.payments.values()].filter(({ metadata }) => metadata.order_id === orderId)
const keysOf = (call: string) => stripe.calls.filter((each) => each.call === call).map(({ key }) => key)
const MAKE = /^POST \/v1\/payment_intents$/
const REFUND = /^POST \/v1\/refunds$/

describe('making a payment at Stripe', () => {
  it('carries the order as its idempotency key, and our words, and no address to write to (M2)', async () => {
    const { paymentId } = await intentOf(await readyToPay(home))
    const [call] = stripe.calls
    expect(call?.key).toBe(paymentId)
    const sent = Object.fromEntries(new URLSearchParams(call?.body))
    expect(sent).toEqual({
      amount: '990',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      description: 'Ondée pack_5',
      'metadata[order_id]': paymentId,
    })
  })

  it.each([
    { fault: 'dropped_before', what: 'nobody answered' },
    { fault: 'dropped_after', what: 'the answer was lost' },
    { fault: 'in_use', what: 'the same call was still at work' },
  ] as const)('when $what is tried again with the same key, and is one payment (M2)', async ({ fault }) => {
    const her = await readyToPay(home)
    stripe.faults.next(fault, MAKE)
    const { paymentId } = await intentOf(her)
    expect(made(paymentId)).toHaveLength(1)
    expect(new Set(keysOf('POST /v1/payment_intents'))).toEqual(new Set([paymentId]))
    expect((await orderOf(paymentId))?.providerAttempt).toBe(0)
  })

  it('when no answer came at all, her next press goes on with the same key (M2)', async () => {
    const her = await readyToPay(home)
    stripe.faults.next('dropped_after', MAKE, 9)
    const refused = await askIntent(her)
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'payment_init_failed'])
    stripe.faults.none()
    const { paymentId } = await intentOf(her)
    expect(made(paymentId)).toHaveLength(1)
    expect(new Set(keysOf('POST /v1/payment_intents'))).toEqual(new Set([paymentId]))
  })

  it.each(['failed', 'failed_after'] as const)(
    'when Stripe itself %s, goes on with a new key',
    async (fault) => {
      const her = await readyToPay(home)
      stripe.faults.next(fault, MAKE)
      const { paymentId } = await intentOf(her)
      expect((await orderOf(paymentId))?.providerAttempt).toBe(1)
      expect(keysOf('POST /v1/payment_intents').at(-1)).toBe(`${paymentId}:1`)
    },
  )

  it('when there were too many calls, is refused in words, and the next press works', async () => {
    const her = await readyToPay(home)
    stripe.faults.next('too_many', MAKE)
    expect((await askIntent(her)).json().code).toBe('payment_init_failed')
    const { paymentId } = await intentOf(her)
    expect((await orderOf(paymentId))?.providerAttempt).toBe(0)
    expect(made(paymentId)).toHaveLength(1)
  })
})

describe('giving money back at Stripe', () => {
  const givenBack = async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    const mine = eq(orders.id, intent.paymentId)
    await home.context.database.update(orders).set({ consentAt: null }).where(mine)
    stripe.webhooks.mode = 'lose'
    stripe.books.pay(FromBrowser.idOf(intent.clientSecret))
    return { her, intent }
  }
  const sentBack = ({ clientSecret }: { clientSecret: string }) =>
    stripe.books.refundsOf(FromBrowser.idOf(clientSecret)).map(({ amount }) => amount)

  it.each(['dropped_before', 'dropped_after', 'failed', 'failed_after', 'in_use', 'too_many'] as const)(
    'that was %s happens once (M2)',
    async (fault) => {
      const { her, intent } = await givenBack()
      stripe.faults.next(fault, REFUND)
      await paymentOf(her, intent)
      await reconcile(home.context, later(1))
      await reconcile(home.context, later(2))
      expect(sentBack(intent)).toEqual([990])
      const [refund] = await home.context.database
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, intent.paymentId))
      expect(refund?.providerRefundId).toMatch(/^re_/)
    },
  )

  it('two days after an answer was lost, when Stripe has forgotten the key, happens once', async () => {
    const { her, intent } = await givenBack()
    stripe.faults.next('dropped_after', REFUND, 9)
    await paymentOf(her, intent)
    stripe.faults.none()
    stripe.keys.forget()
    await reconcile(home.context, later(2 * 24 * 60))
    expect(sentBack(intent)).toEqual([990])
  })

  it('waits longer after each failure, and holds up no other', async () => {
    const { her, intent } = await givenBack()
    stripe.faults.next('too_many', REFUND, 2)
    await paymentOf(her, intent)
    const tries = () => keysOf('POST /v1/refunds').length
    expect(tries()).toBe(1)
    const [refund] = await home.context.database
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, intent.paymentId))
    const due = refund?.tryAt.getTime() ?? 0
    await reconcile(home.context, new Date(due - 1))
    expect(tries()).toBe(1)
    await reconcile(home.context, new Date(due))
    expect(tries()).toBe(2)
    const other = await givenBack()
    await paymentOf(other.her, other.intent)
    expect([sentBack(intent), sentBack(other.intent)]).toEqual([[], [990]])
  })
})

describe('asking Stripe about an open order', () => {
  const asks = (id: string) =>
    stripe.calls.filter(({ call }) => call.endsWith(`/payment_intents/${id}`)).length

  it('happens ever more rarely; her own question is asked at once', async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    const id = FromBrowser.idOf(intent.clientSecret)
    const [order] = await home.context.database.select().from(orders).where(eq(orders.id, intent.paymentId))
    const at = async (seconds: number) => {
      await reconcile(home.context, new Date((order?.createdAt.getTime() ?? 0) + seconds * 1000))
      return asks(id)
    }
    expect([await at(10), await at(16), await at(30), await at(61), await at(240), await at(301)]).toEqual([
      0, 1, 1, 2, 2, 3,
    ])
    await paymentOf(her, intent)
    expect(asks(id)).toBe(4)
  })

  it('that cannot be asked at this moment stays open, and her page is answered', async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    stripe.faults.next('failed', /^GET/, 9)
    stripe.webhooks.mode = 'lose'
    stripe.books.pay(FromBrowser.idOf(intent.clientSecret))
    expect((await paymentOf(her, intent)).status).toBe('pending')
    stripe.faults.none()
    expect((await paymentOf(her, intent)).status).toBe('paid')
  })

  it('that was canceled at the provider: her next press makes another one', async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    stripe.books.cancel(FromBrowser.idOf(intent.clientSecret))
    await paymentOf(her, intent)
    const again = await intentOf(her)
    expect(again.paymentId).not.toBe(intent.paymentId)
    expect(await new FromBrowser(stripe).confirm(again.clientSecret, '4242424242424242')).toMatchObject({
      status: 'succeeded',
    })
  })

  it('stops with the first question that nobody answers, so that other runs are not kept waiting', async () => {
    for (let open = 0; open < 3; open++) await intentOf(await readyToPay(home))
    await reconcile(home.context)
    stripe.calls.length = 0
    stripe.faults.next('dropped_before', /^GET/, 1000)
    await expect(reconcile(home.context, later(60 * 24))).rejects.toThrow('Stripe does not answer')
    expect(new Set(stripe.calls.map(({ call }) => call)).size).toBe(1)
    stripe.faults.none()
    await reconcile(home.context, later(60 * 24 + 1))
  })

  it('before something that hangs on it is put off in words while nobody answers', async () => {
    const her = await readyToPay(home)
    await intentOf(her)
    stripe.faults.next('dropped_before', /^GET/, 3)
    await expect(settleOrdersOf(home.context, her.id)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(settleOrdersOf(home.context, her.id)).resolves.toBeUndefined()
  })

  it('an order that can be paid no more keeps nobody from leaving while Stripe is away', async () => {
    const her = await readyToPay(home)
    const { paymentId } = await intentOf(her)
    stripe.books.cancel(made(paymentId)[0]?.id ?? '')
    await settleOrdersOf(home.context, her.id)
    expect(await orderOf(paymentId)).toMatchObject({ status: 'canceled', askAt: null })
    stripe.faults.next('dropped_before', /.*/, 9)
    await expect(settleOrdersOf(home.context, her.id)).resolves.toBeUndefined()
  })
})

import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FromBrowser } from './from-browser.ts'
import { type StripeServer, startStripeServer } from './stripe-server.ts'

let server: StripeServer
let stripe: Stripe
beforeAll(async () => {
  server = await startStripeServer()
  const port = new URL(server.url).port
  stripe = new Stripe(server.secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
})
afterAll(() => server.close())
afterEach(() => server.faults.none())

const WISH = { amount: 990, currency: 'eur', metadata: { order_id: '1' } }
let keys = 0
const newKey = () => `key-${++keys}`
const create = (idempotencyKey: string, wish = WISH) => stripe.paymentIntents.create(wish, { idempotencyKey })
const paid = async () => {
  const intent = await create(newKey())
  server.books.pay(intent.id)
  return intent
}

describe('an idempotency key of the local Stripe', () => {
  it('with the same words answers the same payment', async () => {
    const key = newKey()
    const [first, again] = [await create(key), await create(key)]
    expect(again.id).toBe(first.id)
  })

  it('with other words is refused as Stripe refuses it', async () => {
    const key = newKey()
    await create(key)
    await expect(create(key, { ...WISH, amount: 991 })).rejects.toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
    })
  })

  it('still at work is said to be in use', async () => {
    const key = newKey()
    const held = Promise.withResolvers<void>()
    server.faults.slowUntil = () => held.promise
    server.faults.next('slow', /payment_intents/)
    const calls = [create(key), create(key)] as const
    // Whichever comes first is at work until the other was answered.
    await Promise.race(calls.map((call) => call.catch(() => undefined)))
    held.resolve()
    const [slow, second] = await Promise.allSettled(calls)
    expect([slow.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
    const refused = [slow, second].find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  })

  it.each([
    { fault: 'failed', done: 0 },
    { fault: 'failed_after', done: 1 },
  ] as const)('$fault is answered so again; $done was made', async ({ fault, done }) => {
    const [key, before] = [newKey(), server.books.payments.size]
    server.faults.next(fault, /payment_intents/)
    await expect(create(key)).rejects.toMatchObject({ statusCode: 500 })
    await expect(create(key)).rejects.toMatchObject({ statusCode: 500 })
    expect(server.books.payments.size - before).toBe(done)
  })

  it('refused for too many calls may be used again', async () => {
    const key = newKey()
    server.faults.next('too_many', /payment_intents/)
    await expect(create(key)).rejects.toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' })
    expect((await create(key)).status).toBe('requires_payment_method')
  })

  it.each([
    { fault: 'dropped_before', done: 1 },
    { fault: 'dropped_after', done: 1 },
  ] as const)('$fault makes $done payment with its retry', async ({ fault, done }) => {
    const before = server.books.payments.size
    server.faults.next(fault, /payment_intents/)
    await create(newKey())
    expect(server.books.payments.size - before).toBe(done)
  })
})

describe('refunds of the local Stripe', () => {
  it('go up to what is left: below, at, above', async () => {
    const { id: payment_intent } = await paid()
    await stripe.refunds.create({ payment_intent, amount: 989 })
    await expect(stripe.refunds.create({ payment_intent, amount: 2 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent, amount: 1 })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const listed = await stripe.refunds.list({ payment_intent })
    expect(listed.data.map(({ amount }) => amount)).toEqual([1, 989])
    const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 990, refunded: true })
  })

  it('of what nobody paid are refused', async () => {
    const { id: payment_intent } = await create(newKey())
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode: 400 })
  })
})

it('events are listed page by page, the newest first', async () => {
  const intents = [await paid(), await paid(), await paid()]
  const types = ['payment_intent.succeeded']
  const seen: string[] = []
  for await (const { data } of stripe.events.list({ types, limit: 2 }))
    seen.push((data.object as Stripe.PaymentIntent).id)
  expect(seen.slice(0, 3)).toEqual(intents.map(({ id }) => id).reverse())
})

it('a payment that was paid is not canceled any more', async () => {
  const { id } = await paid()
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

describe('a browser at the local Stripe', () => {
  it('is let in from any site, and told nothing of the order', async () => {
    const intent = await create(newKey())
    const url = `${server.url}/v1/payment_intents/${intent.id}?client_secret=${intent.client_secret}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${server.publishableKey}` } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(Object.keys((await answer.json()) as object)).not.toContain('metadata')
  })

  it('pays nothing with the secret of another payment', async () => {
    const [mine, other] = [await create(newKey()), await create(newKey())]
    const wrong = `${mine.id}_secret_${other.client_secret?.split('_secret_')[1]}`
    expect(await new FromBrowser(server).confirm(wrong, '4242424242424242')).toMatchObject({
      error: { code: 'payment_intent_invalid_parameter' },
    })
  })

  it.each([
    { number: '4242424242424242', said: { status: 'succeeded' } },
    { number: '4000000000000002', said: { error: { code: 'card_declined' } } },
    { number: '4000000000009995', said: { error: { decline_code: 'insufficient_funds' } } },
    { number: '4000002500003155', said: { status: 'requires_action' } },
    { number: '4242424242424241', said: { error: { code: 'incorrect_number' } } },
  ])('with $number: $said', async ({ number, said }) => {
    const intent = await create(newKey())
    expect(await new FromBrowser(server).confirm(intent.client_secret ?? '', number)).toMatchObject(said)
  })

  it('without the publishable key is nobody', async () => {
    expect((await fetch(`${server.url}/v1/payment_intents`)).status).toBe(401)
  })
})

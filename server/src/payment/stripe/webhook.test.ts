import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents } from '../../database/schema/payment.ts'
import { describeEvent, newId, type StripeEvent } from '../../testing/stripe/shapes.ts'
import type { StripeServer } from '../../testing/stripe/stripe-server.ts'
import { sign } from '../../testing/stripe/webhooks.ts'
import { openTestApp, receive, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { verifiedEvent } from './webhook.ts'

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
afterAll(() => home.close())

let event: StripeEvent
let body: string
beforeEach(() => {
  event = describeEvent('customer.created', { id: newId('cus'), object: 'customer' }, 1)
  body = JSON.stringify(event, null, 2)
})

const now = () => Math.floor(Date.now() / 1000)
const isKept = async () =>
  (await home.context.database.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).length ===
  1

describe('a message of Stripe', () => {
  it('with its signature is kept and acknowledged, also of a kind nobody here knows (M5)', async () => {
    expect(await receive(home.app, body, sign(body, [stripe.webhookSecret]))).toBe(200)
    expect(await isKept()).toBe(true)
  })

  it.each([
    { what: 'a changed figure', change: (body: string) => body.replace('"created": 1', '"created": 2') },
    { what: 'a space more at its end', change: (body: string) => `${body} ` },
    { what: 'the same JSON written anew', change: (body: string) => JSON.stringify(JSON.parse(body)) },
    { what: 'nothing in it', change: () => '' },
  ])('with $what is refused (M3)', async ({ change }) => {
    const signature = sign(body, [stripe.webhookSecret])
    expect(await receive(home.app, change(body), signature)).toBe(400)
    expect(await isKept()).toBe(false)
  })

  it.each([
    { what: 'of another secret', signature: () => sign(body, ['whsec_other']) },
    { what: 'without a moment', signature: () => sign(body, [stripe.webhookSecret]).replace(/^t=\d+,/, '') },
    { what: 'of an older scheme', signature: () => sign(body, [stripe.webhookSecret]).replace('v1=', 'v0=') },
    { what: 'that is empty', signature: () => '' },
    { what: 'that is no signature', signature: () => 'oui' },
  ])('with a signature $what is refused (M3)', async ({ signature }) => {
    expect(await receive(home.app, body, signature())).toBe(400)
    expect(await isKept()).toBe(false)
  })

  it.each(['null', '[]', '{}', '"oui"', '{"id":"evt_1","type":"x","data":null}', '{"id":7,"type":"x"}'])(
    'that says %s is refused, though it is signed',
    async (said) => {
      expect(await receive(home.app, said, sign(said, [stripe.webhookSecret]))).toBe(400)
    },
  )

  it('without a signature is refused, with a code (M3)', async () => {
    const answer = await home.app.inject({ method: 'POST', url: api.cardWebhook('stripe'), payload: body })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook_unsigned'])
  })

  it('needs no cookie and no origin; any other call still does', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const other = await new Visitor(home.app).ask('POST', api.login(), {}, headers)
    expect([other.statusCode, other.json().code]).toEqual([403, 'cross_site'])
    const signature = sign(body, [stripe.webhookSecret])
    const theirs = await home.app.inject({
      method: 'POST',
      url: api.cardWebhook('stripe'),
      payload: body,
      headers: { ...headers, 'content-type': 'application/json', 'stripe-signature': signature },
    })
    expect(theirs.statusCode).toBe(200)
  })

  it.each([
    { bytes: 512 * 1024 - 1, status: 200 },
    { bytes: 512 * 1024, status: 200 },
    { bytes: 512 * 1024 + 1, status: 413 },
  ])('of $bytes bytes answers $status', async ({ bytes, status }) => {
    const long = body + ' '.repeat(bytes - Buffer.byteLength(body))
    expect(await receive(home.app, long, sign(long, [stripe.webhookSecret]))).toBe(status)
  })
})

describe('a signature', () => {
  const { webhooks } = new Stripe('sk_test_1')
  const verified = (signature: string, secrets: string[], at: number) =>
    verifiedEvent(webhooks, secrets, Buffer.from(body), signature, at * 1000).id

  it.each([
    { age: 299, taken: true },
    { age: 300, taken: true },
    { age: 301, taken: false },
    { age: -299, taken: true },
    { age: -300, taken: true },
    { age: -301, taken: false },
    { age: -3600, taken: false },
  ])('$age s old (less than 0: from the time to come) is taken: $taken (M3)', ({ age, taken }) => {
    const at = now()
    const signature = sign(body, ['whsec_a'], at - age)
    if (taken) expect(verified(signature, ['whsec_a'], at)).toBe(event.id)
    else expect(() => verified(signature, ['whsec_a'], at)).toThrow('webhook_unsigned')
  })

  it.each([
    { what: 'the old secret, while we know both', signedWith: ['whsec_a'], known: ['whsec_b', 'whsec_a'] },
    { what: 'the new secret, while we know both', signedWith: ['whsec_b'], known: ['whsec_b', 'whsec_a'] },
    { what: 'both, while we know the old one', signedWith: ['whsec_b', 'whsec_a'], known: ['whsec_a'] },
    { what: 'both, while we know the new one', signedWith: ['whsec_a', 'whsec_b'], known: ['whsec_b'] },
  ])('of $what is taken (M3)', ({ signedWith, known }) => {
    expect(verified(sign(body, signedWith, now()), known, now())).toBe(event.id)
  })

  it('of a secret that was taken out of use is refused (M3)', () => {
    const signature = sign(body, ['whsec_a'], now())
    expect(() => verified(signature, ['whsec_b'], now())).toThrow('webhook_unsigned')
  })
})

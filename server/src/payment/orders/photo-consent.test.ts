import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { type Intent, intentAnswer } from '@app/domain/payment/payment-api.ts'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders, refunds } from '../../database/schema/payment.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { askIntent, CONSENT, paymentOf, payWith, readyToPay } from '../../testing/buying/paying.ts'
import { PlainEngine } from '../../testing/engines/engine.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ engine: new PlainEngine(5, BASE_STYLE_IDS, ['replicate', 'hair']) })
})
afterAll(() => home.close())

const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
const begunBy = ({ id }: Someone) =>
  home.context.database.select().from(transformations).where(eq(transformations.userId, id))
const reasonsOf = (orderId: string) =>
  home.context.database
    .select({ cents: refunds.amountCents, reason: refunds.reason })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
const agree = ({ visitor }: Someone, { paymentId }: { paymentId: string }, photosTo?: Maker[]) =>
  visitor.put(api.paymentConsent(paymentId), { ...CONSENT, ...(photosTo && { photosTo }) })

/** Somebody about to pay, and her order. */
async function ordering(): Promise<{ her: Someone; intent: Intent }> {
  const her = await readyToPay(home)
  return { her, intent: intentAnswer.parse((await askIntent(her)).json()) }
}
const changeEngine = ({ paymentId }: Intent, engine: string | null) =>
  home.context.database.update(orders).set({ engine }).where(eq(orders.id, paymentId))

describe('her photos are sent to a service only with her consent', () => {
  it('she is told which service before she pays', async () => {
    const { intent } = await ordering()
    expect(intent.maker).toBe('replicate')
  })

  it.each([
    { what: 'nothing', photosTo: undefined },
    { what: 'nobody', photosTo: [] },
    { what: 'another service', photosTo: ['fal'] },
  ] satisfies { what: string; photosTo: Maker[] | undefined }[])(
    'agreed to $what: refused in words, and nothing is kept',
    async ({ photosTo }) => {
      const { her, intent } = await ordering()
      const answer = await agree(her, intent, photosTo)
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'photos_consent_missing',
          error: expect.stringMatching(/^Vos photos ne sont envoyées à un service d’images qu’avec/),
        }),
      ])
      expect(await orderOf(intent.paymentId)).toMatchObject({
        consentAt: null,
        photosTo: [],
        photosToAt: null,
      })
    },
  )

  it('a service nobody knows is no consent at all', async () => {
    const { her, intent } = await ordering()
    const forged = { ...CONSENT, photosTo: ['unheard'] }
    expect((await her.visitor.put(api.paymentConsent(intent.paymentId), forged)).statusCode).toBe(400)
  })

  it('agreed to the one that makes it: her transformation begins there, with what she agreed to', async () => {
    const { her, intent } = await ordering()
    expect((await agree(her, intent, ['replicate'])).statusCode).toBe(200)
    await payWith(her, intent)
    expect((await paymentOf(her, intent)).status).toBe('paid')
    const order = await orderOf(intent.paymentId)
    expect(order).toMatchObject({ photosTo: ['replicate'], photosToAt: order?.consentAt })
    expect(await begunBy(her)).toMatchObject([
      { engine: 'replicate', photosTo: ['replicate'], photosToAt: order?.photosToAt },
    ])
    const { purchase } = purchaseAnswer.parse((await her.visitor.get(api.purchase(intent.paymentId))).json())
    expect(purchase.consent?.photosTo).toEqual(['replicate'])
  })
})

describe('paid without consent to the service that makes it, the money goes back', () => {
  it.each([
    { what: 'she never agreed to anything', agreed: false, engine: 'replicate' },
    { what: 'another service was to make it meanwhile', agreed: true, engine: 'fal' },
    { what: 'an engine nobody knows was', agreed: true, engine: 'unheard' },
  ])('$what', async ({ agreed, engine }) => {
    const { her, intent } = await ordering()
    if (agreed) await agree(her, intent, ['replicate'])
    await changeEngine(intent, engine)
    await payWith(her, intent)
    expect((await paymentOf(her, intent)).status).toBe('refunded')
    expect(await begunBy(her)).toEqual([])
    expect(await reasonsOf(intent.paymentId)).toEqual([{ cents: 990, reason: 'no_consent' }])
  })

  it('but not where our own engine makes it meanwhile', async () => {
    const { her, intent } = await ordering()
    await agree(her, intent, ['replicate'])
    await changeEngine(intent, 'hair')
    await payWith(her, intent)
    expect((await paymentOf(her, intent)).status).toBe('paid')
    expect(await begunBy(her)).toMatchObject([{ engine: 'hair' }])
  })
})

describe('an order from before there were several engines', () => {
  it.each([
    { photosTo: [], status: 409 },
    { photosTo: ['replicate'], status: 200 },
  ] satisfies { photosTo: Maker[]; status: number }[])(
    'is made by the preferred one: agreed to $photosTo, answered $status',
    async ({ photosTo, status }) => {
      const { her, intent } = await ordering()
      await changeEngine(intent, null)
      expect((await agree(her, intent, photosTo)).statusCode).toBe(status)
    },
  )
})

it('credits send nothing anywhere', async () => {
  const her = await someone(home)
  const asked = await her.visitor.post(api.creditIntent(), { packId: 'credits_10', amount: 14.9 })
  const intent = intentAnswer.parse(asked.json())
  expect(intent.maker).toBeNull()
  expect((await agree(her, intent)).statusCode).toBe(200)
})

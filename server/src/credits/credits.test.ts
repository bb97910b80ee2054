import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { intentAnswer, paymentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries, creditPacks } from '../database/schema/credits.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { reconcile } from '../payment/payment.ts'
import { cardTerminalOf, PROVIDERS } from '../testing/buying/card-terminal.ts'
import { creditsOf } from '../testing/buying/extending.ts'
import { CONSENT, paymentOf } from '../testing/buying/paying.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const PRICES: Record<string, number> = { credits_10: 14.9, credits_30: 34.9, credits_100: 89.9 }

describe.each(PROVIDERS)('credits on their own, paid through %s', (cards) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ cards })
  })
  afterAll(() => home.close())

  const ask = ({ visitor }: Someone, packId = 'credits_10', amount = PRICES[packId] ?? 0) =>
    visitor.post(api.creditIntent(), { packId, amount })
  async function intentOf(her: Someone, packId?: string) {
    const intent = intentAnswer.strict().parse((await ask(her, packId)).json())
    await her.visitor.put(api.paymentConsent(intent.paymentId), CONSENT)
    return intent
  }
  const ordersOf = ({ id }: Someone) =>
    home.context.database.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.createdAt)
  const refundsOf = (orderId: string) =>
    home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))
  const later = () => new Date(Date.now() + 3_600_000)

  it('are three packs, with what one credit costs', async () => {
    const her = await someone(home)
    expect(creditsAnswer.strict().parse((await her.visitor.get(api.credits())).json())).toEqual({
      balance: 0,
      packs: [
        { id: 'credits_10', credits: 10, price: 1490, pricePerCredit: 1.49 },
        { id: 'credits_30', credits: 30, price: 3490, pricePerCredit: 1.16 },
        { id: 'credits_100', credits: 100, price: 8990, pricePerCredit: 0.9 },
      ],
      lines: [],
    })
  })

  it.each([
    { packId: 'credits_10', amount: 14.9, status: 200 },
    { packId: 'credits_10', amount: 14.89, status: 409, code: 'payment_amount_differs' },
    { packId: 'credits_10', amount: 14.91, status: 409, code: 'payment_amount_differs' },
    { packId: 'credits_10', amount: 0, status: 409, code: 'payment_amount_differs' },
    { packId: 'credits_10', amount: -1, status: 400, code: 'invalid' },
    { packId: 'credits_11', amount: 14.9, status: 400, code: 'credit_pack_unknown' },
    { packId: 'pack_5', amount: 9.9, status: 400, code: 'credit_pack_unknown' },
  ])(
    'the price is ours: $packId for $amount answers $status (M1)',
    async ({ packId, amount, status, code }) => {
      const answer = await ask(await someone(home), packId, amount)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    },
  )

  it('need no draft, and add themselves once they are paid', async () => {
    const her = await someone(home)
    const intent = await intentOf(her)
    expect(await paymentOf(her, intent)).toMatchObject({ status: 'pending', kind: 'credits', credits: null })
    expect(await cardTerminalOf(home).confirm(her, intent)).toBe('succeeded')
    const { payment } = paymentAnswer.strict().parse({ payment: await paymentOf(her, intent) })
    expect(payment).toMatchObject({
      ...{ status: 'paid', kind: 'credits', transformationId: null },
      credits: { added: 10, balance: 10 },
    })
    expect((await her.visitor.get(api.currentUser())).json().user.credits).toBe(10)
    expect((await her.visitor.get(api.draft())).json().draft.uploadedImages).toEqual([])
  })

  it('asked for again, also by twenty tabs at once, are one order', async () => {
    const her = await someone(home)
    const intents = await Promise.all(Array.from({ length: 20 }, () => intentOf(her)))
    expect(new Set(intents.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(await ordersOf(her)).toHaveLength(1)
  })

  it('of another pack cancel the first wish; paid all the same, its money comes back', async () => {
    const her = await someone(home)
    const small = await intentOf(her)
    const large = await intentOf(her, 'credits_100')
    expect((await ordersOf(her)).map(({ status }) => status)).toEqual(['canceled', 'pending'])
    expect(await cardTerminalOf(home).confirm(her, small)).toBe('gone')
    expect(await cardTerminalOf(home).confirm(her, large)).toBe('succeeded')
    expect((await paymentOf(her, large)).credits).toEqual({ added: 100, balance: 100 })
  })

  it('paid at the very moment they were canceled give the money back, and no credit', async () => {
    const her = await someone(home)
    const intent = await intentOf(her)
    await cardTerminalOf(home).payInSilence(intent)
    await home.context.database
      .update(orders)
      .set({ status: 'canceled' })
      .where(eq(orders.id, intent.paymentId))
    await reconcile(home.context, later())
    expect([await creditsOf(her), await cardTerminalOf(home).sentBack(intent)]).toEqual([0, [1490]])
    expect(await refundsOf(intent.paymentId)).toMatchObject([
      { amountCents: 1490, reason: 'nothing_to_make' },
    ])
  })

  it('paid without her two consents give the money back, and no credit (L5)', async () => {
    const her = await someone(home)
    const intent = intentAnswer.parse((await ask(her)).json())
    await cardTerminalOf(home).confirm(her, intent)
    await reconcile(home.context, later())
    expect([await creditsOf(her), await cardTerminalOf(home).sentBack(intent)]).toEqual([0, [1490]])
  })

  it('heard of late, after a closed tab and lost news, are added then, once (M6)', async () => {
    const her = await someone(home)
    const intent = await intentOf(her)
    await cardTerminalOf(home).payInSilence(intent)
    expect(await creditsOf(her)).toBe(0)
    for (let run = 0; run < 3; run += 1) await reconcile(home.context, later())
    expect(await creditsOf(her)).toBe(10)
  })

  it('whose news comes fifty times at once are added once', async () => {
    const her = await someone(home)
    const intent = await intentOf(her)
    await cardTerminalOf(home).payInSilence(intent)
    await Promise.all(Array.from({ length: 50 }, () => paymentOf(her, intent)))
    const lines = await home.context.database
      .select()
      .from(creditEntries)
      .where(and(eq(creditEntries.userId, her.id), eq(creditEntries.reason, 'purchase')))
    expect([lines.length, await creditsOf(her)]).toEqual([1, 10])
    expect(await refundsOf(intent.paymentId)).toEqual([])
  })

  it('declined add nothing, and the next card pays the same order', async () => {
    const her = await someone(home)
    const intent = await intentOf(her)
    expect(await cardTerminalOf(home).confirm(her, intent, 'declined')).toBe('declined')
    expect(await creditsOf(her)).toBe(0)
    expect((await intentOf(her)).paymentId).toBe(intent.paymentId)
    expect(await cardTerminalOf(home).confirm(her, intent)).toBe('succeeded')
    await paymentOf(her, intent)
    expect(await creditsOf(her)).toBe(10)
  })

  it('bought twice are two orders', async () => {
    const her = await someone(home)
    for (const balance of [10, 20]) {
      const intent = await intentOf(her)
      await cardTerminalOf(home).confirm(her, intent)
      expect((await paymentOf(her, intent)).credits).toEqual({ added: 10, balance })
    }
  })

  it('cost what the operator has decided today: a wish at an old price is another order', async () => {
    const her = await someone(home)
    const old = await intentOf(her, 'credits_30')
    const { database } = home.context
    await database.update(creditPacks).set({ priceCents: 2990 }).where(eq(creditPacks.id, 'credits_30'))
    try {
      expect((await ask(her, 'credits_30')).json().code).toBe('payment_amount_differs')
      const cheap = intentAnswer.parse((await ask(her, 'credits_30', 29.9)).json())
      expect([cheap.amountCents, cheap.paymentId === old.paymentId]).toEqual([2990, false])
    } finally {
      await database.update(creditPacks).set({ priceCents: 3490 }).where(eq(creditPacks.id, 'credits_30'))
    }
  })

  it("another person's payment is nobody's", async () => {
    const intent = await intentOf(await someone(home))
    const stranger = await someone(home)
    expect((await stranger.visitor.get(api.payment(intent.paymentId))).statusCode).toBe(404)
  })
})

import { packagesAnswer } from '@app/domain/catalogue/catalogue-api.ts'
import { PRICE_CENTS } from '@app/domain/catalogue/prices.ts'
import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPriceList } from '../../catalogue/catalogue.ts'
import { orders } from '../../database/schema/payment.ts'
import { receipts } from '../../database/schema/receipts.ts'
import { buyPackage } from '../../testing/buying/buying.ts'
import { askIntent, intentOf, paymentOf, payWith, readyToPay } from '../../testing/buying/paying.ts'
import { operate } from '../../testing/operate.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const run = async (name: string, ...args: string[]) => operate(home, name, ...args)
const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
const packagePrice = async () => {
  const answer = await new Visitor(home.app).get(api.packages())
  return packagesAnswer.parse(answer.json()).packages.find(({ id }) => id === 'pack_5')?.price
}

describe('a price an operator changes', () => {
  it('is what everybody is shown at once: pages, packages and packs of credits', async () => {
    expect(await run('set-price', 'pack_20', '25,90')).toEqual({
      done: true,
      said: '“Signature, 20 images” costs €25.90 from now on.',
    })
    const shown = (await openPriceList(home.context)()).find(({ id }) => id === 'pack_20')
    expect([shown?.price, shown?.pricePerImage]).toEqual([2590, 1.3])
    await run('set-price', 'credits_30', '35')
    const { visitor } = await someone(home)
    const { packs } = creditsAnswer.parse((await visitor.get(api.credits())).json())
    expect(packs.find(({ id }) => id === 'credits_30')?.price).toBe(3500)
  })

  it('charges nobody what she was not shown: looked at before, it is refused with a code and a sentence', async () => {
    const her = await readyToPay(home)
    await run('set-price', 'pack_5', '10,90')
    const refused = await askIntent(her, 'pack_5', 9.9)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_amount_differs'])
    expect(refused.json().error).toContain('Le prix')
    expect((await askIntent(her, 'pack_5', 10.9)).statusCode).toBe(200)
    await run('set-price', 'pack_5', '9,90')
  })

  it('leaves a card form that is open at the price it shows', async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    await run('set-price', 'pack_5', '12')
    await payWith(her, intent)
    expect((await paymentOf(her, intent)).transformationId).toBeTruthy()
    expect(await orderOf(intent.paymentId)).toMatchObject({ status: 'paid', amountCents: 990 })
    await run('set-price', 'pack_5', '9,90')
  })

  it('leaves what was ordered, its receipt and what goes back of it at the old price', async () => {
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    await run('set-price', 'pack_5', '19,90')
    const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(receipt?.content).toMatchObject({ amountCents: 990 })
    expect((await run('refund', orderId))?.said).toContain('€9.90 of ')
    expect(await orderOf(orderId)).toMatchObject({ amountCents: 990, refundedCents: 990 })
    await run('set-price', 'pack_5', '9,90')
  })

  it.each([
    { cents: PRICE_CENTS.min - 1, done: false },
    { cents: PRICE_CENTS.min, done: true },
    { cents: PRICE_CENTS.max, done: true },
    { cents: PRICE_CENTS.max + 1, done: false },
  ])('is within bounds: $cents cents', async ({ cents, done }) => {
    expect(await run('set-price', 'pack_5', (cents / 100).toFixed(2))).toMatchObject({ done })
    expect(await packagePrice()).toBe(done ? cents : 990)
    await run('set-price', 'pack_5', '9,90')
  })

  it.each([
    { article: 'pack_5', typed: 'dix' },
    { article: 'pack_5', typed: '9,90' },
    { article: 'pack_6', typed: '9,90' },
    { article: 'decouverte', typed: '9,90' },
    { article: 'pro_test', typed: '9,90' },
    { article: '', typed: '9,90' },
  ])('is none: $article at $typed', async ({ article, typed }) => {
    const before = await run('prices')
    expect(await run('set-price', article, typed)).toMatchObject({ done: false })
    expect(await run('prices')).toEqual(before)
  })
})

describe('the versions of a price', () => {
  it('say since when, in order, and are never rewritten', async () => {
    await run('set-price', 'pack_50', '51')
    await run('set-price', 'pack_50', '52')
    const { said } = (await run('prices')) ?? { said: '' }
    const costs = said.split('\n').flatMap((line) => / pack_50 {2}(\S+)/.exec(line)?.[1] ?? [])
    expect(costs).toEqual(['49.90', '51.00', '52.00'])
    const { database } = home.context
    for (const rewrite of [sql`update prices set price_cents = 1`, sql`delete from prices`])
      await expect(database.execute(rewrite)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/append-only/) },
      })
  })

  it('say who, of what was changed at the desk', async () => {
    const operator = await someone(home, 'operator')
    const act = { act: 'set-price', id: 'pack_120' }
    const none = await operator.visitor.post(api.deskActs(), { ...act, words: '' })
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, ['words']])
    const done = await operator.visitor.post(api.deskActs(), { ...act, words: '95' })
    expect(done.json().done).toBe(true)
    const { rows } = (await operator.visitor.get(`${api.deskTable('prices')}?search=pack_120`)).json()
    expect(rows).toMatchObject([
      { cells: { price_cents: 9500, operator: operator.email, until: null } },
      { cells: { price_cents: 9990, operator: null, until: expect.any(String) } },
    ])
    const [now] = (await operator.visitor.get(`${api.deskTable('packages')}?search=pack_120`)).json().rows
    expect(now).toMatchObject({ cells: { price_cents: 9500, images: 120 }, acts: ['set-price'] })
  })
})

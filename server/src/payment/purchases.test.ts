import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../database/schema/payment.ts'
import { askIntent, CARDS, intentOf, paymentOf, payWith } from '../testing/buying/paying.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { askRefund, sendRefunds } from './payment.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const purchasesOf = async ({ visitor }: Someone) =>
  purchasesAnswer.strict().parse((await visitor.get(api.purchases())).json()).purchases

/** A paid package, as she would buy it. */
async function buy(her: Someone, packageType: 'pack_5' | 'pack_20'): Promise<string> {
  await fillDraft(home, her)
  const intent = await intentOf(her, packageType)
  await payWith(her, intent)
  return intent.paymentId
}

describe('her purchases', () => {
  it('are none before she bought anything', async () => {
    expect(await purchasesOf(await someone(home))).toEqual([])
  })

  // spec: 1.18, 3.23
  it('are what she paid, newest first, with the package in both languages', async () => {
    const her = await someone(home)
    const [first, second] = [await buy(her, 'pack_5'), await buy(her, 'pack_20')]
    const [newest, oldest] = await purchasesOf(her)
    expect(newest).toMatchObject({
      ...{ id: second, packageType: 'pack_20', transformationName: 'Mon été', images: 20 },
      ...{ amountCents: 2490, refundedCents: 0, state: 'paid' },
      words: { name: { fr: 'Signature', en: 'Signature' } },
    })
    expect(oldest).toMatchObject({
      ...{ id: first, amountCents: 990 },
      words: { name: { fr: 'Essentiel', en: 'Essential' } },
    })
  })

  it('are not what she only meant to pay, nor what her card refused', async () => {
    const her = await someone(home)
    await fillDraft(home, her)
    await payWith(her, await intentOf(her), { number: CARDS.declined })
    expect(await purchasesOf(her)).toEqual([])
  })

  it.each([
    { refundedCents: 990, state: 'refunded' },
    { refundedCents: 300, state: 'paid' },
  ])('say that $refundedCents cents of 990 went back: $state', async ({ refundedCents, state }) => {
    const her = await someone(home)
    const id = await buy(her, 'pack_5')
    await home.context.database.update(orders).set({ refundedCents }).where(eq(orders.id, id))
    expect(await purchasesOf(her)).toMatchObject([{ id, refundedCents, state }])
  })

  it("are never another person's", async () => {
    const [her, stranger] = [await someone(home), await someone(home)]
    await buy(her, 'pack_5')
    expect(await purchasesOf(stranger)).toEqual([])
    expect(await purchasesOf(her)).toHaveLength(1)
  })

  it('are kept by no cache', async () => {
    const answer = await (await someone(home)).visitor.get(api.purchases())
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

const detailOf = async ({ visitor }: Someone, id: string) =>
  purchaseAnswer.strict().parse((await visitor.get(api.purchase(id))).json()).purchase

const giveBack = (id: string, cents: number) =>
  home.context.database.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order) await askRefund(tx, order, cents, 'operator')
  })

describe('one purchase', () => {
  it('says all that was written about it: its receipt, her consents, what it began', async () => {
    const her = await someone(home)
    const id = await buy(her, 'pack_5')
    const { transformationId } = await paymentOf(her, { paymentId: id })
    const detail = await detailOf(her, id)
    expect(detail).toMatchObject({
      ...{ id, amountCents: 990, transformationId, refunds: [], withdrawnAt: null },
      consent: { at: expect.any(String), terms: '2026-11' },
      receipts: [{ kind: 'receipt', amountCents: 990 }],
    })
    expect(detail.receipts[0]?.url).toBe(api.receiptPdf(detail.receipts[0]?.id ?? ''))
  })

  it('lists what went back, with its credit note, and whether the provider has it', async () => {
    const her = await someone(home)
    const id = await buy(her, 'pack_5')
    await giveBack(id, 300)
    const wait = await detailOf(her, id)
    expect(wait.refunds).toMatchObject([{ amountCents: 300, reason: 'operator', state: 'asked' }])
    await sendRefunds(home.context)
    const sent = await detailOf(her, id)
    expect(sent.refunds).toMatchObject([{ amountCents: 300, state: 'sent' }])
    expect(sent.receipts.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['receipt', 990],
      ['credit_note', 300],
    ])
  })

  it('is neither one she only meant to pay, nor one that does not exist', async () => {
    const her = await someone(home)
    await fillDraft(home, her)
    const meant = (await askIntent(her)).json().paymentId
    for (const id of [meant, nobody()]) {
      const answer = await her.visitor.get(api.purchase(id))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment_not_found'])
    }
  })
})

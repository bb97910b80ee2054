import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../database/schema/payment.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { CARDS, intentOf, payWith } from '../testing/paying.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let home: TestHouse
beforeAll(async () => {
  home = await openTestHouse()
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

  it('are what she paid, newest first, with the package in both languages', async () => {
    const her = await someone(home)
    const [first, second] = [await buy(her, 'pack_5'), await buy(her, 'pack_20')]
    const [newest, oldest] = await purchasesOf(her)
    expect(newest).toMatchObject({
      ...{ id: second, packageType: 'pack_20', sessionName: 'Mon été', images: 20 },
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
    await home.house.database.update(orders).set({ refundedCents }).where(eq(orders.id, id))
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

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { COMMANDS } from '../operator/commands.ts'
import { fulfil } from '../payment/orders/fulfil.ts'
import { recordRefund } from '../payment/refunds/provider-refunds.ts'
import { boughtCredits } from '../testing/buying/bought-credits.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('payments and refunds of one person at once all come through, each with its number', async () => {
  const her = await someone(home)
  const { database } = home.context
  const paid = []
  for (let nth = 0; nth < 10; nth += 1) paid.push((await boughtCredits(home, her)).orderId)
  const fresh = await database
    .insert(orders)
    .values(
      Array.from({ length: 10 }, () => ({
        ...{
          userId: her.id,
          kind: 'credits' as const,
          creditPack: 'credits_10' as const,
          transformationName: '',
        },
        ...{ images: 10, amountCents: 1490, provider: 'test' as const, status: 'canceled' as const },
      })),
    )
    .returning({ id: orders.id })
  const refund = COMMANDS.find(({ name }) => name === 'refund')
  const begin = fresh.map(({ id }) => database.transaction((tx) => fulfil(home.context, tx, id)))
  const back = paid.slice(0, 5).map((id) => refund?.run(home.context, [id]))
  const dashboard = paid.slice(5).map((id) => {
    const told = { id: `re_${id}`, refundId: null, amountCents: 1490, status: 'sent' as const }
    return database.transaction((tx) => recordRefund(home.context, tx, id, told))
  })
  await Promise.all([...begin, ...back, ...dashboard])
  const ids = [...paid, ...fresh.map(({ id }) => id)]
  const notes = await database
    .select({ number: receipts.number })
    .from(receipts)
    .where(inArray(receipts.orderId, ids))
  expect(new Set(notes.map(({ number }) => number)).size).toBe(40)
  expect(await database.select().from(orders).where(eq(orders.userId, her.id))).toHaveLength(20)
})

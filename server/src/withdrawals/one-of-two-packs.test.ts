import { api } from '@app/domain/routes.ts'
import { renounceablesAnswer } from '@app/domain/withdrawals/withdrawals-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../credits/credits.ts'
import { refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { boughtCredits } from '../testing/buying/bought-credits.ts'
import { askMore } from '../testing/buying/extending.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const offered = async ({ visitor }: Someone) =>
  renounceablesAnswer
    .parse((await visitor.get(api.withdrawals())).json())
    .contracts.map(({ refundCents }) => refundCents)
    .toSorted((a, b) => a - b)

it('of two packs, the one she spent from gives back what is left of it, whatever the other holds', async () => {
  const her = await someone(home)
  const first = await boughtCredits(home, her)
  const { id } = await makeTransformation(home, her, { images: 5 })
  expect((await askMore(her, id)).statusCode).toBe(200)
  const second = await boughtCredits(home, her)
  expect(await offered(her)).toEqual([745, 1490])

  const { database } = home.context
  const [receipt] = await database.select().from(receipts).where(eq(receipts.id, first.receiptId))
  const wish = { name: 'Camille', contract: receipt?.number ?? '', email: her.email }
  expect((await her.visitor.post(api.withdrawals(), wish)).statusCode).toBe(200)
  const back = await database.select().from(refunds).where(eq(refunds.orderId, first.orderId))
  expect(back.map(({ amountCents }) => amountCents)).toEqual([745])
  expect(await balanceOf(database, her.id)).toBe(10)
  expect(await offered(her)).toEqual([1490])
  expect(await database.select().from(refunds).where(eq(refunds.orderId, second.orderId))).toEqual([])
})

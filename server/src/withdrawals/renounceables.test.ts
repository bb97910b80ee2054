import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { renounceablesAnswer } from '@app/domain/withdrawals/withdrawals-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { receipts } from '../database/schema/receipts.ts'
import { buyDelivered, buyPackage, kept } from '../testing/buying/buying.ts'
import { declare } from '../testing/declaring.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  her = await someone(home)
})

const renounceable = async ({ visitor }: Someone) =>
  renounceablesAnswer.parse((await visitor.get(api.withdrawals())).json()).contracts

describe('what she may renounce now', () => {
  it('is told with the number of its receipt, until when, and what would come back (L4)', async () => {
    const { orderId } = await buyPackage(home, her)
    const [mine] = await renounceable(her)
    expect(mine).toMatchObject({ kind: 'package', images: 5, amountCents: 990, refundCents: 990 })
    const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(mine?.contract).toBe(receipt?.number ?? orderId)
    await declare(her, mine?.contract ?? '')
    expect(await renounceable(her)).toEqual([])
    expect(await kept(home, orderId)).toBe(0)
  })
  it('stands with the purchase too, and the day she renounced it', async () => {
    const { orderId } = await buyPackage(home, her)
    const read = async () =>
      purchaseAnswer.parse((await her.visitor.get(api.purchase(orderId))).json()).purchase
    expect(await read()).toMatchObject({ withdrawal: { refundCents: 990 }, withdrawnAt: null })
    await declare(her, orderId)
    expect(await read()).toMatchObject({ withdrawal: null, withdrawnAt: expect.any(String) })
  })
  it('is nothing of what was delivered, nor of what is free (L4)', async () => {
    await buyDelivered(home, her)
    expect(await renounceable(her)).toEqual([])
    expect(await renounceable(await someone(home))).toEqual([])
  })
})

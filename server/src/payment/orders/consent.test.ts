import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../database/schema/payment.ts'
import { CONSENT, intentOf, paymentOf, payWith, readyToPay } from '../../testing/buying/paying.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]

describe('what she agrees to at the pay button', () => {
  it('is the terms as they stand today, and no others', async () => {
    const her = await readyToPay(home)
    const { paymentId } = await intentOf(her)
    const before = await orderOf(paymentId)
    const forged = { ...CONSENT, termsVersion: '2020-01' }
    const answer = await her.visitor.put(api.paymentConsent(paymentId), forged)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'terms_changed'])
    expect(await orderOf(paymentId)).toEqual(before)
    expect(before?.consentTerms).toBe(TERMS_VERSION)
  })

  it('stays as it was once she has paid', async () => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    await payWith(her, intent)
    expect((await paymentOf(her, intent)).status).toBe('paid')
    const before = await orderOf(intent.paymentId)
    expect((await her.visitor.put(api.paymentConsent(intent.paymentId), CONSENT)).statusCode).toBe(200)
    expect(await orderOf(intent.paymentId)).toEqual(before)
  })
})

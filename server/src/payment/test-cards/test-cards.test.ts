import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, intentOf, paymentOf, payWith, readyToPay } from '../../testing/buying/paying.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

describe('the test cards', () => {
  it.each([
    { card: { number: CARDS.declined }, code: 'card_declined', message: 'Votre carte a été refusée' },
    { card: { number: CARDS.poor }, code: 'card_insufficient_funds', message: 'Les fonds disponibles' },
    { card: { number: '4242 4242 4242 4241' }, code: 'card_incorrect', message: 'Les informations de carte' },
    { card: { expiry: '01/20' }, code: 'card_incorrect', message: 'Les informations de carte' },
    { card: { cvc: '1' }, code: 'card_incorrect', message: 'Les informations de carte' },
  ])('$card: $code, nothing begins, and another card may be tried', async ({ card, code, message }) => {
    const her = await readyToPay(home)
    const intent = await intentOf(her)
    const refused = (await payWith(her, intent, card)).json()
    expect(refused).toMatchObject({ status: 'requires_payment_method', error: { code } })
    expect(refused.error.message).toContain(message)
    expect(await paymentOf(her, intent)).toMatchObject({ status: 'pending', transformationId: null })
    expect((await payWith(her, intent)).json()).toEqual({ status: 'succeeded' })
  })
})

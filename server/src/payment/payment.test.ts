import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  moneyEntries,
  orders,
  refunds,
  testCardPayments,
  testCardRefunds,
} from '../database/schema/payment.ts'
import { drafts, photos, transformations } from '../database/schema/transformations.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { askIntent, CARDS, CONSENT, challenge, intentOf, paymentOf, payWith } from '../testing/paying.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { reconcile } from './payment.ts'

let home: TestHouse
beforeAll(async () => {
  home = await openTestHouse()
})
afterAll(() => home.close())

async function readyToPay(): Promise<Someone> {
  const her = await someone(home)
  await fillDraft(home, her)
  return her
}

const transformationsOf = ({ id }: Someone) =>
  home.house.database.select().from(transformations).where(eq(transformations.userId, id))
const orderOf = async (id: string) =>
  (await home.house.database.select().from(orders).where(eq(orders.id, id)))[0]
const jobsOf = async (transformationId: string) => {
  const found = await home.house.database.execute(
    sql`select id from jobs.job where name = 'generate-images' and data->>'transformationId' = ${transformationId}`,
  )
  return found.rows.length
}
const refundsOf = (orderId: string) =>
  home.house.database
    .select({ cents: refunds.amountCents, reason: refunds.reason, sent: testCardRefunds.amountCents })
    .from(refunds)
    .leftJoin(testCardRefunds, eq(testCardRefunds.id, refunds.providerRefundId))
    .where(eq(refunds.orderId, orderId))

describe('preparing a payment', () => {
  it.each([
    { amount: 9.9, says: 'the exact price', status: 200 },
    { amount: 0.01, says: 'one cent', status: 409 },
    { amount: 9.89, says: 'one cent less', status: 409 },
    { amount: 9.91, says: 'one cent more', status: 409 },
    { amount: 0, says: 'nothing', status: 409 },
    { amount: -9.9, says: 'less than nothing', status: 400 },
    { amount: 990, says: 'the cents', status: 409 },
  ])("the server's price counts: $says ($amount) answers $status", async ({ amount, status }) => {
    const answer = await askIntent(await readyToPay(), 'pack_5', amount)
    expect(answer.statusCode).toBe(status)
    if (status === 409) expect(answer.json().code).toBe('payment_amount_differs')
  })

  it('answers what the card form needs, for the price of the catalogue', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her, 'pack_20')
    expect(intent).toMatchObject({ success: true, amountCents: 2490, provider: 'test', publicKey: null })
    expect(await orderOf(intent.paymentId)).toMatchObject({ userId: her.id, images: 20, status: 'pending' })
  })

  it.each(['pro_test', 'decouverte'] as const)('there is none for %s, which is free', async (packageType) => {
    const answer = await askIntent(await readyToPay(), packageType, 0)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'package_unknown'])
  })

  it.each([
    { without: 'its fifteenth photo', photos: 14, gap: 'photos' },
    { without: 'any photo', photos: 0, gap: 'photos' },
  ])('a draft without $without is refused', async ({ photos: count, gap }) => {
    const her = await someone(home)
    await fillDraft(home, her, { photos: count })
    const answer = await askIntent(her)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'draft_incomplete'])
    expect(Object.keys(answer.json().fields)).toEqual([gap])
  })

  it.each([
    { what: 'is still being checked', verdicts: null },
    { what: 'shows no face', verdicts: ['no_face' as const] },
  ])('a draft whose fifteenth photo $what is refused', async ({ verdicts }) => {
    const her = await readyToPay()
    const [last] = await home.house.database.select().from(photos).where(eq(photos.userId, her.id)).limit(1)
    await home.house.database
      .update(photos)
      .set({ verdicts })
      .where(eq(photos.id, last?.id ?? ''))
    expect((await askIntent(her)).json().code).toBe('draft_incomplete')
  })

  it('a draft without a style, or a name, is refused', async () => {
    const her = await readyToPay()
    const nameless = await her.visitor.post(api.createIntent(), {
      amount: 9.9,
      packageType: 'pack_5',
      sessionName: '  ',
    })
    await home.house.database.update(drafts).set({ baseStyle: null }).where(eq(drafts.userId, her.id))
    const styleless = await askIntent(her)
    expect([nameless, styleless].map((answer) => answer.json().code)).toEqual(
      Array(2).fill('draft_incomplete'),
    )
  })

  it('without a draft there is nothing to pay for, and she is told so', async () => {
    const answer = await askIntent(await someone(home))
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Aucun brouillon disponible'])
  })

  it('a style the engine cannot make is not paid for', async () => {
    const her = await someone(home)
    await fillDraft(home, her, { baseStyle: 'tresses_fines' })
    const answer = await askIntent(her)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'style_not_offered'])
  })

  it('asked again, also by ten tabs at once, it is the same payment', async () => {
    const her = await readyToPay()
    const first = await intentOf(her)
    const again = await Promise.all(Array.from({ length: 10 }, () => intentOf(her)))
    expect(new Set([first, ...again].map((intent) => intent.clientSecret)).size).toBe(1)
    const mine = await home.house.database.select().from(orders).where(eq(orders.userId, her.id))
    expect(mine).toHaveLength(1)
  })

  it('for another package, the first one is canceled', async () => {
    const her = await readyToPay()
    const [small, large] = [await intentOf(her, 'pack_5'), await intentOf(her, 'pack_20')]
    expect(large.clientSecret).not.toBe(small.clientSecret)
    expect([(await orderOf(small.paymentId))?.status, (await orderOf(large.paymentId))?.status]).toEqual([
      'canceled',
      'pending',
    ])
  })
})

describe('the test cards', () => {
  it.each([
    { card: { number: CARDS.declined }, code: 'card_declined', message: 'Votre carte a été refusée' },
    { card: { number: CARDS.poor }, code: 'card_insufficient_funds', message: 'Les fonds disponibles' },
    { card: { number: '4242 4242 4242 4241' }, code: 'card_incorrect', message: 'Les informations de carte' },
    { card: { expiry: '01/20' }, code: 'card_incorrect', message: 'Les informations de carte' },
    { card: { cvc: '1' }, code: 'card_incorrect', message: 'Les informations de carte' },
  ])('$card: $code, nothing begins, and another card may be tried', async ({ card, code, message }) => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    const refused = (await payWith(her, intent, card)).json()
    expect(refused).toMatchObject({ status: 'requires_payment_method', error: { code } })
    expect(refused.error.message).toContain(message)
    expect(await paymentOf(her, intent)).toMatchObject({ status: 'pending', transformationId: null })
    expect((await payWith(her, intent)).json()).toEqual({ status: 'succeeded' })
  })

  it('4000 0025 0000 3155 asks for a confirmation: given, it is paid', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    expect((await payWith(her, intent, { number: CARDS.asksToConfirm })).json().status).toBe(
      'requires_action',
    )
    expect((await paymentOf(her, intent)).status).toBe('pending')
    expect((await challenge(her, intent, true)).json()).toEqual({ status: 'succeeded' })
    expect((await paymentOf(her, intent)).status).toBe('paid')
  })

  it('refused, nothing is paid, and the card may be tried again', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await payWith(her, intent, { number: CARDS.asksToConfirm })
    expect((await challenge(her, intent, false)).json()).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'card_confirmation_refused' },
    })
    expect((await paymentOf(her, intent)).status).toBe('pending')
    expect((await payWith(her, intent)).json().status).toBe('succeeded')
  })

  it('a confirmation nobody asked for confirms nothing', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    expect((await challenge(her, intent, true)).json().code).toBe('payment_not_ready')
    expect(await transformationsOf(her)).toEqual([])
  })

  it('what is paid stays paid, whatever is sent after it', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await payWith(her, intent)
    expect((await challenge(her, intent, false)).json()).toEqual({ status: 'succeeded' })
    await payWith(her, intent, { number: CARDS.declined })
    expect((await paymentOf(her, intent)).status).toBe('paid')
  })
})

describe('a paid order', () => {
  it('begins one transformation with what she ordered, and one job', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await payWith(her, intent)
    const [made, ...others] = await transformationsOf(her)
    expect(others).toEqual([])
    expect(made).toMatchObject({ orderId: intent.paymentId, sessionName: 'Mon été', imagesOrdered: 5 })
    expect(await jobsOf(made?.id ?? '')).toBe(1)
    expect(await paymentOf(her, intent)).toEqual({
      id: intent.paymentId,
      status: 'paid',
      amountCents: 990,
      transformationId: made?.id,
    })
  })

  it('begins one, also under twenty confirmations and twenty questions at once', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    const calls = Array.from({ length: 20 }, () => [
      payWith(her, intent),
      paymentOf(her, intent),
      reconcile(home.house),
    ])
    await Promise.all(calls.flat())
    const made = await transformationsOf(her)
    expect(made).toHaveLength(1)
    expect(await jobsOf(made[0]?.id ?? '')).toBe(1)
    expect(await refundsOf(intent.paymentId)).toEqual([])
  })

  it('counts in what she has spent', async () => {
    const her = await readyToPay()
    await payWith(her, await intentOf(her, 'pack_20'))
    expect((await her.visitor.get(api.stats())).json().stats).toMatchObject({
      totalSessions: 1,
      totalSpent: 2490,
    })
  })

  it('that was canceled meanwhile is given back, once, and begins nothing', async () => {
    const her = await readyToPay()
    const old = await intentOf(her, 'pack_5')
    await intentOf(her, 'pack_20')
    await payWith(her, old)
    await payWith(her, old)
    expect(await refundsOf(old.paymentId)).toEqual([{ cents: 990, reason: 'nothing_to_make', sent: 990 }])
    expect((await paymentOf(her, old)).status).toBe('refunded')
    expect(await transformationsOf(her)).toEqual([])
  })

  it('both packages paid: one transformation, the canceled one given back', async () => {
    const her = await readyToPay()
    const [old, wanted] = [await intentOf(her, 'pack_5'), await intentOf(her, 'pack_20')]
    await Promise.all([payWith(her, old), payWith(her, wanted)])
    expect((await transformationsOf(her)).map((made) => made.orderId)).toEqual([wanted.paymentId])
    expect((await paymentOf(her, old)).status).toBe('refunded')
    expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(2490)
  })

  it('whose draft lost a photo meanwhile is given back, once, and the draft stays open', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    const { id: sessionId, uploadedImages } = (await her.visitor.get(api.draft())).json().draft
    await her.visitor.delete(api.upload(), { sessionId, imageUrl: uploadedImages[0].url })
    await payWith(her, intent)
    await Promise.all([reconcile(home.house), reconcile(home.house), paymentOf(her, intent)])
    expect(await refundsOf(intent.paymentId)).toEqual([{ cents: 990, reason: 'nothing_to_make', sent: 990 }])
    expect(await transformationsOf(her)).toEqual([])
    expect((await her.visitor.get(api.draft())).json().draft.id).toBe(sessionId)
  })
})

describe('when nobody told us', () => {
  /** The bank took the money; its message was lost, the browser is closed. */
  const paidInSilence = async (secret: string) =>
    home.house.database
      .update(testCardPayments)
      .set({ status: 'succeeded' })
      .where(eq(testCardPayments.clientSecret, secret))

  it('her own question finds out', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await paidInSilence(intent.clientSecret)
    expect(await paymentOf(her, intent)).toMatchObject({
      status: 'paid',
      transformationId: expect.any(String),
    })
  })

  it('the round finds out, and a second round changes nothing', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await paidInSilence(intent.clientSecret)
    await reconcile(home.house)
    await reconcile(home.house)
    expect(await transformationsOf(her)).toHaveLength(1)
    expect((await orderOf(intent.paymentId))?.status).toBe('paid')
  })

  it('a refund the bank has not heard of is sent by the round, once', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await home.house.database
      .update(orders)
      .set({ status: 'canceled' })
      .where(eq(orders.id, intent.paymentId))
    await paidInSilence(intent.clientSecret)
    await Promise.all([reconcile(home.house), reconcile(home.house)])
    const sent = await home.house.database
      .select()
      .from(testCardRefunds)
      .innerJoin(testCardPayments, eq(testCardPayments.id, testCardRefunds.paymentId))
      .where(and(eq(testCardPayments.orderId, intent.paymentId)))
    expect(sent).toHaveLength(1)
  })
})

describe('her consents', () => {
  const unconsented = async (her: Someone) => intentAnswer.parse((await askIntent(her)).json())

  it('are kept with the moment and the version of the terms', async () => {
    const her = await readyToPay()
    const { paymentId } = await unconsented(her)
    const answer = await her.visitor.put(api.paymentConsent(paymentId), CONSENT)
    expect(answer.json()).toEqual({ success: true })
    const kept = await orderOf(paymentId)
    expect(kept?.consentTerms).toBe(CONSENT.termsVersion)
    expect(Date.now() - (kept?.consentAt?.getTime() ?? 0)).toBeLessThan(60_000)
  })

  it.each([
    { ...CONSENT, startNow: false },
    { ...CONSENT, losesWithdrawal: false },
    { startNow: true, termsVersion: '1' },
    { losesWithdrawal: true, termsVersion: '1' },
    { startNow: true, losesWithdrawal: true },
  ])('%j is no consent', async (typed) => {
    const her = await readyToPay()
    const { paymentId } = await unconsented(her)
    expect((await her.visitor.put(api.paymentConsent(paymentId), typed)).statusCode).toBe(400)
    expect((await orderOf(paymentId))?.consentAt).toBeNull()
  })

  it('paid without them, nothing begins and all of the money goes back, once', async () => {
    const her = await readyToPay()
    const intent = await unconsented(her)
    await payWith(her, intent)
    await Promise.all([reconcile(home.house), paymentOf(her, intent)])
    expect(await transformationsOf(her)).toEqual([])
    expect(await refundsOf(intent.paymentId)).toEqual([{ cents: 990, reason: 'no_consent', sent: 990 }])
    expect((await paymentOf(her, intent)).status).toBe('refunded')
  })
})

describe('the money ledger', () => {
  const entriesOf = (orderId: string) =>
    home.house.database
      .select({ cents: moneyEntries.amountCents })
      .from(moneyEntries)
      .where(eq(moneyEntries.orderId, orderId))

  it('has one line for what came in, and one for what went back', async () => {
    const her = await readyToPay()
    const paid = await intentOf(her)
    await Promise.all([payWith(her, paid), paymentOf(her, paid), reconcile(home.house)])
    expect(await entriesOf(paid.paymentId)).toEqual([{ cents: 990 }])
    const other = await readyToPay()
    const old = await intentOf(other, 'pack_5')
    await intentOf(other, 'pack_20')
    await payWith(other, old)
    expect(await entriesOf(old.paymentId)).toEqual([{ cents: 990 }, { cents: -990 }])
  })

  it('is never rewritten, and loses no line', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her)
    await payWith(her, intent)
    const mine = eq(moneyEntries.orderId, intent.paymentId)
    const refused = { cause: { message: 'the ledger money_entries is append-only' } }
    const { database } = home.house
    await expect(database.update(moneyEntries).set({ amountCents: 1 }).where(mine)).rejects.toMatchObject(
      refused,
    )
    await expect(database.delete(moneyEntries).where(mine)).rejects.toMatchObject(refused)
    await expect(database.execute(sql`truncate money_entries`)).rejects.toMatchObject(refused)
  })
})

import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { orders } from '../../database/schema/payment.ts'
import { photos } from '../../database/schema/photos.ts'
import { PROVIDERS } from '../../testing/buying/card-terminal.ts'
import { askIntent, intentOf, readyToPay as ready } from '../../testing/buying/paying.ts'
import { fillDraft } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(PROVIDERS)('preparing a payment by %s', (cards) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ cards })
  })
  afterAll(() => home.close())

  const readyToPay = (): Promise<Someone> => ready(home)
  const orderOf = async (id: string) =>
    (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
  const nameOf = async ({ paymentId }: { paymentId: string }) =>
    (await orderOf(paymentId))?.providerPaymentId ?? ''

  it.each([
    { amount: 9.9, says: 'the exact price', status: 200 },
    { amount: 0.01, says: 'one cent', status: 409 },
    { amount: 9.89, says: 'one cent less', status: 409 },
    { amount: 9.91, says: 'one cent more', status: 409 },
    { amount: 0, says: 'nothing', status: 409 },
    { amount: -9.9, says: 'less than nothing', status: 400 },
    { amount: 990, says: 'the cents', status: 409 },
    // spec: 7.17
  ])("the server's price counts: $says ($amount) answers $status (M1)", async ({ amount, status }) => {
    const answer = await askIntent(await readyToPay(), 'pack_5', amount)
    expect(answer.statusCode).toBe(status)
    if (status === 409) expect(answer.json().code).toBe('payment_amount_differs')
  })

  // spec: 1.15, 3.17, 7.16
  it('answers what the card form needs, for the price of the catalogue (M1)', async () => {
    const her = await readyToPay()
    const intent = await intentOf(her, 'pack_20')
    expect(intent).toMatchObject({
      success: true,
      clientSecret: expect.stringMatching(/.{20}/),
      amountCents: 2490,
      provider: cards,
      publicKey: home.stripe?.publishableKey ?? null,
    })
    expect(await orderOf(intent.paymentId)).toMatchObject({ userId: her.id, images: 20, status: 'pending' })
  })

  it.each(['pro_test', 'decouverte'] as const)('there is none for %s, which is free', async (packageType) => {
    const answer = await askIntent(await readyToPay(), packageType, 0)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'package_unknown'])
  })

  it.each([
    { without: 'its fifteenth photo', photos: 14, gap: 'photos' },
    { without: 'any photo', photos: 0, gap: 'photos' },
    // spec: 5.22
  ])('a draft without $without is refused (I4)', async ({ photos: count, gap }) => {
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
    const [last] = await home.context.database.select().from(photos).where(eq(photos.userId, her.id)).limit(1)
    await home.context.database
      .update(photos)
      .set({ verdicts })
      .where(eq(photos.id, last?.id ?? ''))
    expect((await askIntent(her)).json().code).toBe('draft_incomplete')
  })

  // spec: 5.22
  it('a draft without a style, or a name, is refused', async () => {
    const her = await readyToPay()
    const nameless = await her.visitor.post(api.createIntent(), {
      amount: 9.9,
      packageType: 'pack_5',
      sessionName: '  ',
    })
    await home.context.database.update(drafts).set({ baseStyle: null }).where(eq(drafts.userId, her.id))
    const styleless = await askIntent(her)
    expect([nameless, styleless].map((answer) => answer.json().code)).toEqual(
      Array(2).fill('draft_incomplete'),
    )
  })

  // spec: 8.36
  it('without a draft there is nothing to pay for, and she is told so', async () => {
    const answer = await askIntent(await someone(home))
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Aucun brouillon disponible'])
  })

  it('a style the engine cannot make is not paid for', async () => {
    const her = await someone(home)
    await fillDraft(home, her, { baseStyle: 'chignon_mariee' })
    const answer = await askIntent(her)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'style_not_offered'])
  })

  it('asked again, also by ten tabs at once, it is the same payment', async () => {
    const her = await readyToPay()
    const first = await intentOf(her)
    const again = await Promise.all(Array.from({ length: 10 }, () => intentOf(her)))
    expect(new Set([first, ...again].map((intent) => intent.clientSecret)).size).toBe(1)
    const mine = await home.context.database.select().from(orders).where(eq(orders.userId, her.id))
    expect(mine).toHaveLength(1)
  })

  it('for another package, the first one is canceled, at the provider too', async () => {
    const her = await readyToPay()
    const [small, large] = [await intentOf(her, 'pack_5'), await intentOf(her, 'pack_20')]
    expect(large.clientSecret).not.toBe(small.clientSecret)
    expect([(await orderOf(small.paymentId))?.status, (await orderOf(large.paymentId))?.status]).toEqual([
      'canceled',
      'pending',
    ])
    expect((await home.context.cards.findPayment(await nameOf(small))).status).toBe('canceled')
  })
})

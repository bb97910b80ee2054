import { randomUUID } from 'node:crypto'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { renounceablesAnswer } from '@app/domain/withdrawals/withdrawals-api.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../credits/credits.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { sendRefunds } from '../payment/payment.ts'
import { buyCredits, buyPackage, kept, makeImages } from '../testing/buying.ts'
import { mailsTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { writeAttempt } from '../transformations/attempt.ts'
import { forgetOldDeclarations, listDeclarations } from './withdrawals.ts'

let home: TestApp
let her: Someone
let stranger: Visitor
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  her = await someone(home)
  stranger = new Visitor(home.app)
})

const declare = (visitor: Visitor, contract: string, email = her.email) =>
  visitor.post(api.withdrawals(), { name: 'Camille Martin', contract, email })
const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
const refundsOf = (orderId: string) =>
  home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))
const runOf = async (id: string) =>
  (await home.context.database.select().from(transformations).where(eq(transformations.id, id)))[0]
const declarationsOf = (email: string) =>
  home.context.database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.email, email))
    .orderBy(desc(withdrawals.declaredAt))
/** What she was sent, with plain spaces. */
const acknowledgement = async (email = her.email) =>
  (await mailsTo(home, email))
    .find(({ kind }) => kind === 'withdrawal_acknowledged')
    ?.textBody.replaceAll(/[\u00a0\u202f]/g, ' ')
const finish = (id: string) =>
  home.context.database
    .update(transformations)
    .set({ status: 'completed', finishedAt: new Date() })
    .where(eq(transformations.id, id))
const renounceable = async ({ visitor }: Someone) =>
  renounceablesAnswer.parse((await visitor.get(api.withdrawals())).json()).contracts

describe('a package nobody has begun', () => {
  it('is given back whole: the run ends, the card is paid, and she has it in writing with date and time', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    const answer = await declare(her.visitor, orderId)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['declaredAt']])
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 990 })
    expect((await orderOf(orderId))?.withdrawnAt).toBeInstanceOf(Date)
    expect(await runOf(transformationId)).toMatchObject({
      status: 'failed',
      refundCents: 990,
      refundCredits: 0,
    })
    expect(await kept(home, orderId)).toBe(0)
    await sendRefunds(home.context)
    expect(await refundsOf(orderId)).toMatchObject([
      { amountCents: 990, reason: 'withdrawal', providerRefundId: expect.any(String) },
    ])
    const mail = await acknowledgement()
    expect(mail).toMatch(/\d{1,2}(er)? \S+ \d{4} à \d{2}:\d{2}:\d{2} \(heure de Paris\)/)
    expect(mail).toContain(`Nom : Camille Martin. Contrat : ${orderId}. Adresse e-mail : ${her.email}`)
    expect(mail).toContain('9,90 € vous sont rendus')
    const [sent] = await mailsTo(home, her.email)
    const [note] = await home.context.database
      .select()
      .from(receipts)
      .where(eq(receipts.id, sent?.attachmentId ?? ''))
    expect(note).toMatchObject({ kind: 'credit_note', orderId })
  })

  it('is hers to renounce without being signed in, by her address in any case', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(stranger, ` ${orderId.toUpperCase()} `, her.email.toUpperCase())
    expect(await kept(home, orderId)).toBe(0)
  })

  it('is given back once, though she presses ten times at once', async () => {
    const { orderId } = await buyPackage(home, her)
    const answers = await Promise.all(Array.from({ length: 10 }, () => declare(her.visitor, orderId)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await kept(home, orderId)).toBe(0)
    expect(
      await home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId)),
    ).toHaveLength(1)
  })
})

describe('a package under way', () => {
  it('stops: what was made is hers and owed, the rest comes back, and nobody adds an image', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    await makeImages(home, her, transformationId, 2)
    const running = await runOf(transformationId)
    await declare(her.visitor, orderId)
    expect(await kept(home, orderId)).toBe(396)
    expect(await runOf(transformationId)).toMatchObject({
      status: 'completed',
      refundCents: 594,
      refundCredits: 0,
    })
    await expect(
      writeAttempt(
        home.context.database,
        { id: transformationId, attempt: running?.attempt ?? 0 },
        { photosRead: 9 },
      ),
    ).rejects.toThrow('attempt')
    expect((await her.visitor.get(api.stats())).json().stats.totalImagesGenerated).toBe(2)
    expect(await acknowledgement()).toContain('Le reste, 5,94 €, vous est rendu')
  })

  it('without her consents is given back whole', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    await makeImages(home, her, transformationId, 2)
    await home.context.database.update(orders).set({ consentAt: null }).where(eq(orders.id, orderId))
    await declare(her.visitor, orderId)
    expect(await kept(home, orderId)).toBe(0)
    expect(await runOf(transformationId)).toMatchObject({ status: 'completed', refundCents: 990 })
  })
})

describe('the right is over', () => {
  const delivered = async () => {
    const bought = await buyPackage(home, her)
    await makeImages(home, her, bought.transformationId, 5)
    await finish(bought.transformationId)
    return bought
  }
  it('once it was withdrawn: said when she is signed in, and not written down again', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her.visitor, orderId)
    const answer = await declare(her.visitor, orderId)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'withdrawal_over'])
    expect(await declarationsOf(her.email)).toHaveLength(1)
  })
  it.each([
    ['signed in', () => her.visitor],
    ['from elsewhere', () => stranger],
  ])(
    'once the images are delivered; %s it is written down and acknowledged, and an operator sees which order it names',
    async (_, who) => {
      const { orderId } = await delivered()
      expect((await declare(who(), orderId)).statusCode).toBe(200)
      expect(await kept(home, orderId)).toBe(990)
      expect(await acknowledgement()).toContain('Nous regardons ce qui peut encore être rendu')
      const [told] = await listDeclarations(home.context.database)
      expect(told).toMatchObject({ email: her.email, orderId: null, namedOrderId: orderId })
      const context = await mailsTo(home, home.context.config.brand.supportEmail)
      expect(context.filter(({ subject }) => subject.includes(orderId))).toHaveLength(1)
    },
  )
  it('also when images she has were deleted, or more are being made', async () => {
    const { orderId, transformationId } = await delivered()
    await home.context.database.delete(images).where(eq(images.transformationId, transformationId))
    await home.context.database
      .update(transformations)
      .set({ imagesDeleted: 5, finishedAt: null, status: 'generating' })
      .where(eq(transformations.id, transformationId))
    await declare(her.visitor, orderId)
    expect(await kept(home, orderId)).toBe(990)
  })
  it.each([
    ['the thirteenth day', 13, 0],
    ['the thirtieth day', 30, 990],
  ])('by the calendar: on %s', async (_, days, keeps) => {
    const { orderId } = await buyPackage(home, her)
    const paidAt = sql`now() - make_interval(days => ${days})`
    await home.context.database.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await declare(her.visitor, orderId)
    expect(await kept(home, orderId)).toBe(keeps)
  })
})

describe('a pack of credits', () => {
  it('unspent, is given back and taken whole', async () => {
    const orderId = await buyCredits(home, her)
    await declare(her.visitor, orderId)
    expect([await kept(home, orderId), await balanceOf(home.context.database, her.id)]).toEqual([0, 0])
    expect(await acknowledgement()).toContain('Crédits non utilisés retirés de votre solde : 10')
  })
  it('spent in part, is given back for what is left', async () => {
    const orderId = await buyCredits(home, her)
    const spent = { userId: her.id, amount: -7, reason: 'images' as const }
    await home.context.database.insert(creditEntries).values(spent)
    await declare(her.visitor, orderId)
    expect([await kept(home, orderId), await balanceOf(home.context.database, her.id)]).toEqual([1043, 0])
  })
  it('takes no credit of another pack', async () => {
    const orders = [await buyCredits(home, her), await buyCredits(home, her)] as const
    await declare(her.visitor, orders[0])
    expect(await balanceOf(home.context.database, her.id)).toBe(10)
    expect([await kept(home, orders[0]), await kept(home, orders[1])]).toEqual([0, 1490])
  })
})

describe('nobody learns from it what somebody else bought', () => {
  it('a number that does not exist, and one of another person, are answered the same and change nothing', async () => {
    const { orderId } = await buyPackage(home, her)
    const other = `${randomUUID()}@exemple.fr`
    const answers = [
      await declare(stranger, orderId, other),
      await declare(stranger, randomUUID(), other),
      await declare(stranger, '2026-000001', other),
      await declare((await someone(home)).visitor, orderId, other),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => Object.keys(answer.json()).join())).size).toBe(1)
    expect(await kept(home, orderId)).toBe(990)
    expect(await declarationsOf(other)).toHaveLength(4)
  })
  it.each([
    { name: '', contract: 'x', email: 'a@exemple.fr' },
    { name: 'A', contract: '', email: 'a@exemple.fr' },
    { name: 'A', contract: 'x', email: 'a' },
    { name: 'A'.repeat(161), contract: 'x', email: 'a@exemple.fr' },
  ])('what is left out is asked for: %j', async (body) => {
    expect((await stranger.post(api.withdrawals(), body)).statusCode).toBe(400)
  })
})

describe('what she may renounce now', () => {
  it('is told with the number of its receipt, until when, and what would come back', async () => {
    const { orderId } = await buyPackage(home, her)
    const [mine] = await renounceable(her)
    expect(mine).toMatchObject({ kind: 'package', images: 5, amountCents: 990, refundCents: 990 })
    const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(mine?.contract).toBe(receipt?.number ?? orderId)
    await declare(her.visitor, mine?.contract ?? '')
    expect(await renounceable(her)).toEqual([])
    expect(await kept(home, orderId)).toBe(0)
  })
  it('stands with the purchase too, and the day she renounced it', async () => {
    const { orderId } = await buyPackage(home, her)
    const read = async () =>
      purchaseAnswer.parse((await her.visitor.get(api.purchase(orderId))).json()).purchase
    expect(await read()).toMatchObject({ withdrawal: { refundCents: 990 }, withdrawnAt: null })
    await declare(her.visitor, orderId)
    expect(await read()).toMatchObject({ withdrawal: null, withdrawnAt: expect.any(String) })
  })
  it('is nothing of what was delivered, nor of what is free', async () => {
    const { transformationId } = await buyPackage(home, her)
    await makeImages(home, her, transformationId, 5)
    await finish(transformationId)
    expect(await renounceable(her)).toEqual([])
    expect(await renounceable(await someone(home))).toEqual([])
  })
})

describe('an account that is deleted', () => {
  it('takes its name and address out of the declaration, and the money stays in the books', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her.visitor, orderId)
    await declare(stranger, '2020-000001')
    expect(await declarationsOf(her.email)).toHaveLength(2)
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await declarationsOf(her.email)).toEqual([])
    const [kept] = await home.context.database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
    expect(kept).toMatchObject({ name: '', email: '', contract: '', refundCents: 990 })
  })
})

describe('a declaration that names no order', () => {
  it.each([
    ['a day less than five years', sql`now() - interval '5 years' + interval '1 day'`, 1],
    ['a day more than five years', sql`now() - interval '5 years' - interval '1 day'`, 0],
  ])('is kept five years, and no longer: after %s', async (_, declaredAt, left) => {
    const email = `${randomUUID()}@exemple.fr`
    await declare(stranger, '2020-000001', email)
    await home.context.database.update(withdrawals).set({ declaredAt }).where(eq(withdrawals.email, email))
    await forgetOldDeclarations(home.context.database)
    expect(await declarationsOf(email)).toHaveLength(left)
  })
  it('while one that was carried out stays in the books', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her.visitor, orderId)
    const declaredAt = sql`now() - interval '6 years'`
    await home.context.database
      .update(withdrawals)
      .set({ declaredAt })
      .where(eq(withdrawals.orderId, orderId))
    await forgetOldDeclarations(home.context.database)
    expect(await declarationsOf(her.email)).toHaveLength(1)
  })
})

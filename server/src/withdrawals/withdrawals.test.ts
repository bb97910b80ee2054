import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../credits/credits.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { sendRefunds } from '../payment/payment.ts'
import { buyCredits, buyDelivered, buyPackage, kept, makeImages } from '../testing/buying/buying.ts'
import { type Declarant, declarationsOf, declare } from '../testing/declaring.ts'
import { mailsTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { writeAttempt } from '../transformations/attempt.ts'
import { listDeclarations } from './withdrawals.ts'

let home: TestApp
let her: Someone
/** A browser on which nobody is signed in, and her address. */
let stranger: Declarant
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  her = await someone(home)
  stranger = { visitor: new Visitor(home.app), email: her.email }
})

const orderOf = async (id: string) =>
  (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
const refundsOf = (orderId: string) =>
  home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))
const runOf = async (id: string) =>
  (await home.context.database.select().from(transformations).where(eq(transformations.id, id)))[0]
/** What she was sent, with plain spaces. */
const acknowledgement = async (email = her.email) =>
  (await mailsTo(home, email))
    .find(({ kind }) => kind === 'withdrawal_acknowledged')
    ?.textBody.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a package nobody has begun', () => {
  it('is given back whole: the run ends, the card is paid, and she has it in writing with date and time (L4)', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    const answer = await declare(her, orderId)
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

  it('gives back what her bank has not taken back for her already, and promises no more', async () => {
    const { orderId } = await buyPackage(home, her)
    await home.context.database.update(orders).set({ lostCents: 300 }).where(eq(orders.id, orderId))
    expect((await declare(her, orderId)).statusCode).toBe(200)
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 690 })
    expect(await acknowledgement()).toContain('6,90 € vous sont rendus')
  })

  it('is hers to renounce without being signed in, by her address in any case', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare({ ...stranger, email: her.email.toUpperCase() }, ` ${orderId.toUpperCase()} `)
    expect(await kept(home, orderId)).toBe(0)
  })

  it('is given back once, though she presses ten times at once', async () => {
    const { orderId } = await buyPackage(home, her)
    const answers = await Promise.all(Array.from({ length: 10 }, () => declare(her, orderId)))
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
    await declare(her, orderId)
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

  it('without her consents is given back whole (L5)', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    await makeImages(home, her, transformationId, 2)
    await home.context.database.update(orders).set({ consentAt: null }).where(eq(orders.id, orderId))
    await declare(her, orderId)
    expect(await kept(home, orderId)).toBe(0)
    expect(await runOf(transformationId)).toMatchObject({ status: 'completed', refundCents: 990 })
  })
})

describe('the right is over', () => {
  it('once it was withdrawn: said when she is signed in, and not written down again', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her, orderId)
    const answer = await declare(her, orderId)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'withdrawal_over'])
    expect(await declarationsOf(home, her.email)).toHaveLength(1)
  })
  it.each([
    ['signed in', () => her],
    ['from elsewhere', () => stranger],
  ])(
    'once the images are delivered; %s it is written down and acknowledged, and an operator sees which order it names',
    async (_, who) => {
      const { orderId } = await buyDelivered(home, her)
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
    const { orderId, transformationId } = await buyDelivered(home, her)
    await home.context.database.delete(images).where(eq(images.transformationId, transformationId))
    await home.context.database
      .update(transformations)
      .set({ imagesDeleted: 5, finishedAt: null, status: 'generating' })
      .where(eq(transformations.id, transformationId))
    await declare(her, orderId)
    expect(await kept(home, orderId)).toBe(990)
  })
  it.each([
    ['the thirteenth day', 13, 0],
    ['the thirtieth day', 30, 990],
  ])('by the calendar: on %s', async (_, days, keeps) => {
    const { orderId } = await buyPackage(home, her)
    const paidAt = sql`now() - make_interval(days => ${days})`
    await home.context.database.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await declare(her, orderId)
    expect(await kept(home, orderId)).toBe(keeps)
  })
})

describe('a pack of credits', () => {
  it('unspent, is given back and taken whole', async () => {
    const orderId = await buyCredits(home, her)
    await declare(her, orderId)
    expect([await kept(home, orderId), await balanceOf(home.context.database, her.id)]).toEqual([0, 0])
    expect(await acknowledgement()).toContain('Crédits non utilisés retirés de votre solde : 10')
  })
  it('spent in part, is given back for what is left', async () => {
    const orderId = await buyCredits(home, her)
    const spent = { userId: her.id, amount: -7, reason: 'images' as const }
    await home.context.database.insert(creditEntries).values(spent)
    await declare(her, orderId)
    expect([await kept(home, orderId), await balanceOf(home.context.database, her.id)]).toEqual([1043, 0])
  })
  it('takes no credit of another pack', async () => {
    const orders = [await buyCredits(home, her), await buyCredits(home, her)] as const
    await declare(her, orders[0])
    expect(await balanceOf(home.context.database, her.id)).toBe(10)
    expect([await kept(home, orders[0]), await kept(home, orders[1])]).toEqual([0, 1490])
  })
})

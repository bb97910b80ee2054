import { paymentAnswer, purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { courseEnrolments } from '../database/schema/courses.ts'
import { mails } from '../database/schema/mails.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { reconcile } from '../payment/payment.ts'
import { cardTerminalOf, PROVIDERS } from '../testing/buying/card-terminal.ts'
import {
  askCourse,
  buyCourse,
  COURSE,
  courseIntentOf,
  OTHER_COURSE,
  readCourse,
  sellCourse,
} from '../testing/buying/courses.ts'
import { CONSENT, paymentOf } from '../testing/buying/paying.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const TITLE = 'Image et droit au salon'

describe.each(PROVIDERS)('a course that has a price, paid through %s', (cards) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ cards })
  })
  afterAll(() => home.close())
  beforeEach(() => sellCourse(home, '49'))

  const ordersOf = ({ id }: Someone) =>
    home.context.database.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.createdAt)
  const enrolmentsOf = ({ id }: Someone) =>
    home.context.database.select().from(courseEnrolments).where(eq(courseEnrolments.userId, id))
  const refundsOf = (orderId: string) =>
    home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))
  const lesson = async (her: Someone) => {
    const [module] = (await readCourse(her)).modules
    return (await her.visitor.get(api.lesson(COURSE, module?.lessons[0]?.slug))).statusCode
  }
  const later = () => new Date(Date.now() + 3_600_000)

  it.each([
    { amount: 49, course: COURSE, status: 200 },
    { amount: 48.99, course: COURSE, status: 409, code: 'course_price_changed' },
    { amount: 49.01, course: COURSE, status: 409, code: 'course_price_changed' },
    { amount: 0, course: COURSE, status: 409, code: 'course_price_changed' },
    { amount: -1, course: COURSE, status: 400, code: 'invalid' },
    { amount: 49, course: 'nulle-part', status: 404, code: 'course_not_found' },
    { amount: 49, course: OTHER_COURSE, status: 409, code: 'course_not_open' },
  ])('the price is ours: $course for $amount answers $status', async ({ amount, course, status, code }) => {
    const answer = await askCourse(await someone(home), amount, course)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it('opens once it is paid, and the receipt names it', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    expect(await paymentOf(her, intent)).toMatchObject({ status: 'pending', kind: 'course' })
    expect([await lesson(her), (await readCourse(her)).enrolment]).toEqual([404, null])
    expect(await cardTerminalOf(home).confirm(her, intent)).toBe('succeeded')
    const { payment } = paymentAnswer.strict().parse({ payment: await paymentOf(her, intent) })
    expect(payment).toMatchObject({ status: 'paid', kind: 'course', transformationId: null, credits: null })
    expect((await readCourse(her)).enrolment).toMatchObject({ percent: 0, purchaseId: intent.paymentId })
    expect(await lesson(her)).toBe(200)

    const [receipt] = await home.context.database
      .select()
      .from(receipts)
      .where(eq(receipts.orderId, intent.paymentId))
    expect(receipt?.content).toMatchObject({
      line: { kind: 'course', name: TITLE, count: 1 },
      amountCents: 4900,
      consents: {
        losesWithdrawal: { words: expect.stringMatching(/dès que j.ouvre une leçon ou un quiz/) },
      },
    })
    const pdf = await her.visitor.get(api.receiptPdf(receipt?.id ?? ''))
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is confirmed by e-mail: what, until when it may be renounced, and what ends that', async () => {
    const her = await someone(home)
    await buyCourse(home, her)
    const [mail] = await home.context.database
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, her.email), eq(mails.kind, 'receipt')))
    const text = (mail?.textBody ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain(`Merci. Formation « ${TITLE} », 49,00 € TTC`)
    expect(text).toContain('le droit de rétractation est perdu dès la première leçon')
    expect(text).not.toMatch(/image|crédit/)
  })

  it('is one of her purchases, with its name in both languages', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    const { purchases } = purchasesAnswer.parse((await her.visitor.get(api.purchases())).json())
    const told = { kind: 'course', course: COURSE, amountCents: 4900, words: { name: { fr: TITLE } } }
    expect(purchases).toMatchObject([{ id: paymentId, state: 'paid', ...told }])
    const { purchase } = purchaseAnswer.parse((await her.visitor.get(api.purchase(paymentId))).json())
    expect(purchase).toMatchObject({ ...told, receipts: [{ kind: 'receipt', amountCents: 4900 }] })
  })

  it('declined opens nothing and takes nothing, and the next card pays the same order', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    expect(await cardTerminalOf(home).confirm(her, intent, 'declined')).toBe('declined')
    expect([await lesson(her), await paymentOf(her, intent)]).toMatchObject([404, { status: 'pending' }])
    expect((await courseIntentOf(her)).paymentId).toBe(intent.paymentId)
    expect(await cardTerminalOf(home).confirm(her, intent)).toBe('succeeded')
    await paymentOf(her, intent)
    expect(await lesson(her)).toBe(200)
  })

  it('asked for by twenty tabs at once is one order, and once paid none of them pays again', async () => {
    const her = await someone(home)
    const intents = await Promise.all(Array.from({ length: 20 }, () => courseIntentOf(her)))
    expect(new Set(intents.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    const [first, second] = intents
    if (!first || !second) throw new Error('no payment')
    expect(await cardTerminalOf(home).confirm(her, first)).toBe('succeeded')
    await paymentOf(her, first)
    expect(await cardTerminalOf(home).confirm(her, second)).not.toBe('declined')
    const again = await askCourse(her)
    expect([again.statusCode, again.json().code]).toEqual([409, 'course_already_yours'])
    expect([(await ordersOf(her)).length, (await enrolmentsOf(her)).length]).toEqual([1, 1])
    expect(await refundsOf(first.paymentId)).toEqual([])
  })

  it('whose news comes fifty times at once enrols once', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    await cardTerminalOf(home).payInSilence(intent)
    await Promise.all(Array.from({ length: 50 }, () => paymentOf(her, intent)))
    expect([(await enrolmentsOf(her)).length, await refundsOf(intent.paymentId)]).toEqual([1, []])
  })

  it('heard of late, after a closed tab and lost news, opens then', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    await cardTerminalOf(home).payInSilence(intent)
    for (let run = 0; run < 3; run += 1) await reconcile(home.context, later())
    expect([await lesson(her), (await enrolmentsOf(her)).length]).toEqual([200, 1])
  })

  it('paid without her two consents gives the money back, and opens nothing', async () => {
    const her = await someone(home)
    const intent = (await askCourse(her)).json()
    await cardTerminalOf(home).confirm(her, intent)
    await reconcile(home.context, later())
    expect([await lesson(her), await cardTerminalOf(home).sentBack(intent)]).toEqual([404, [4900]])
    expect(await refundsOf(intent.paymentId)).toMatchObject([{ amountCents: 4900, reason: 'no_consent' }])
  })

  it('that became hers in another way meanwhile gives the money back', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    await sellCourse(home, '0')
    expect((await her.visitor.post(api.courseEnrolment(COURSE), {})).statusCode).toBe(200)
    await cardTerminalOf(home).payInSilence(intent)
    await reconcile(home.context, later())
    expect(await cardTerminalOf(home).sentBack(intent)).toEqual([4900])
    expect([await lesson(her), (await readCourse(her)).enrolment?.purchaseId]).toEqual([200, null])
  })

  it('whose price changed between her look and her press is not charged, and she is told', async () => {
    const her = await someone(home)
    const old = await courseIntentOf(her)
    await sellCourse(home, '59')
    const consent = await her.visitor.put(api.paymentConsent(old.paymentId), CONSENT)
    expect([consent.statusCode, consent.json().code]).toEqual([409, 'course_price_changed'])
    expect(consent.json().error).toMatch(/prix de cette formation a changé, et rien n.a été débité/)
    const intent = await courseIntentOf(her, 59)
    expect([intent.amountCents, intent.paymentId === old.paymentId]).toEqual([5900, false])
    expect((await ordersOf(her)).map(({ status }) => status)).toEqual(['canceled', 'pending'])
    expect(await cardTerminalOf(home).confirm(her, old)).toBe('gone')
  })

  it('that was closed meanwhile is not charged either', async () => {
    const her = await someone(home)
    const intent = await courseIntentOf(her)
    await operate(home, 'withdraw-course', COURSE)
    const consent = await her.visitor.put(api.paymentConsent(intent.paymentId), CONSENT)
    expect(consent.json().code).toBe('course_not_open')
  })

  it("another person's payment is nobody's", async () => {
    const intent = await courseIntentOf(await someone(home))
    const stranger = await someone(home)
    expect((await stranger.visitor.get(api.payment(intent.paymentId))).statusCode).toBe(404)
  })
})

describe('what may be sold', () => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp()
  })
  afterAll(() => home.close())

  it.each([
    { price: '0', done: true },
    { price: '0,49', done: false },
    { price: '0,50', done: true },
    { price: '10000', done: true },
    { price: '10000,01', done: false },
    { price: '-1', done: false },
    { price: 'beaucoup', done: false },
  ])('a course for $price: $done', async ({ price, done }) =>
    expect((await operate(home, 'course-offer', COURSE, price, 'Nora Vidal')).done).toBe(done),
  )

  it('that certifies is not sold: the law takes no money before the right to withdraw is over', async () => {
    const certified = ['Nora Vidal', 'RS', 'RS1234', 'https://registry.example/RS1234']
    await operate(home, 'course-offer', COURSE, '0', ...certified)
    expect((await operate(home, 'publish-course', COURSE)).done).toBe(true)
    await operate(home, 'course-offer', COURSE, '0,50', ...certified)
    const her = await someone(home)
    expect((await readCourse(her)).offer).toBeNull()
    expect(await operate(home, 'publish-course', COURSE)).toMatchObject({
      done: false,
      said: expect.stringContaining('a certifying one only where it is free'),
    })
  })

  it('is open or closed as it was, whatever its new price', async () => {
    await sellCourse(home, '49')
    await operate(home, 'course-offer', COURSE, '59', 'Nora Vidal')
    const her = await someone(home)
    expect((await readCourse(her)).offer?.priceCents).toBe(5900)
    await operate(home, 'withdraw-course', COURSE)
    await operate(home, 'course-offer', COURSE, '49', 'Nora Vidal')
    expect((await readCourse(her)).offer).toBeNull()
  })
})

import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { renounceablesAnswer } from '@app/domain/withdrawals/withdrawals-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courseEnrolments } from '../database/schema/courses.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { buyCourse, COURSE, learn, readCourse, sellCourse } from '../testing/buying/courses.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { certificateFacts } from './courses.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
  await sellCourse(home, '49')
})
afterAll(() => home.close())

const contractsOf = async ({ visitor }: Someone) =>
  renounceablesAnswer.parse((await visitor.get(api.withdrawals())).json()).contracts
async function renounce({ visitor, email }: Someone, orderId: string): Promise<number> {
  const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
  const wish = { name: 'Camille', contract: receipt?.number ?? '', email }
  return (await visitor.post(api.withdrawals(), wish)).statusCode
}
const backOf = async (orderId: string) =>
  (await home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))).map(
    ({ amountCents, reason }) => [amountCents, reason],
  )
const firstOf = async (her: Someone) => {
  const [module] = (await readCourse(her)).modules
  return { lesson: module?.lessons[0]?.slug ?? '', module: module?.slug ?? '' }
}
const open = {
  lesson: async (her: Someone) => her.visitor.get(api.lesson(COURSE, (await firstOf(her)).lesson)),
  quiz: async (her: Someone) => her.visitor.get(api.quiz(COURSE, (await firstOf(her)).module)),
}

describe('a course she paid for', () => {
  it('is renounced as long as no lesson and no quiz was opened: all of it comes back, and it closes', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    await readCourse(her)
    expect(await contractsOf(her)).toMatchObject([
      { kind: 'course', refundCents: 4900, title: { fr: 'Image et droit au salon' } },
    ])
    expect(await renounce(her, paymentId)).toBe(200)
    expect(await backOf(paymentId)).toEqual([[4900, 'withdrawal']])
    expect((await readCourse(her)).enrolment).toBeNull()
    expect((await open.lesson(her)).json().code).toBe('course_not_enrolled')
    const { purchase } = purchaseAnswer.parse((await her.visitor.get(api.purchase(paymentId))).json())
    expect(purchase).toMatchObject({ state: 'refunded', withdrawal: null, withdrawnAt: expect.any(String) })
  })

  it.each(['lesson', 'quiz'] as const)(
    'is not any more once a %s was opened, as she agreed',
    async (what) => {
      const her = await someone(home)
      const { paymentId } = await buyCourse(home, her)
      expect((await open[what](her)).statusCode).toBe(200)
      expect(await contractsOf(her)).toEqual([])
      await renounce(her, paymentId)
      expect(await backOf(paymentId)).toEqual([])
      expect((await open.lesson(her)).statusCode).toBe(200)
    },
  )

  it('is not any more once it brought a certificate, also of what she read before it was given back', async () => {
    const her = await someone(home)
    const first = await buyCourse(home, her)
    await learn(her)
    await operate(home, 'refund', first.paymentId)
    const second = await buyCourse(home, her)
    expect(await contractsOf(her)).toMatchObject([{ refundCents: 4900 }])
    const wish = { name: 'Camille Laurent', showsName: false }
    expect((await her.visitor.put(api.certificate(COURSE), wish)).statusCode).toBe(200)
    expect(await contractsOf(her)).toEqual([])
    await renounce(her, second.paymentId)
    expect(await backOf(second.paymentId)).toEqual([])
  })

  it('and opened at the very moment it is renounced, is one or the other', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    const [lesson] = await Promise.all([open.lesson(her), renounce(her, paymentId)])
    const isBack = (await backOf(paymentId)).length === 1
    expect(lesson.statusCode).toBe(isBack ? 404 : 200)
  })

  it('can be bought again, with a right to withdraw of its own, and goes on where she was', async () => {
    const her = await someone(home)
    const first = await buyCourse(home, her)
    const { lesson } = await firstOf(her)
    await her.visitor.put(api.lessonReading(COURSE, lesson), { position: 1000, isFinished: true })
    expect(await renounce(her, first.paymentId)).toBe(200)
    const second = await buyCourse(home, her)
    const { enrolment } = await readCourse(her)
    expect(enrolment?.purchaseId).toBe(second.paymentId)
    expect(enrolment?.percent).toBeGreaterThan(0)
    expect(await contractsOf(her)).toMatchObject([{ refundCents: 4900 }])
  })
})

describe('a course the operator gives back', () => {
  it('given back in part stays open', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    await operate(home, 'refund', paymentId, '48,99')
    expect((await open.lesson(her)).statusCode).toBe(200)
    await operate(home, 'refund', paymentId, '0,01')
    expect((await open.lesson(her)).statusCode).toBe(404)
  })

  it('given back in full closes; a certificate earned in it stays valid', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    await learn(her)
    const certify = (showsName: boolean) =>
      her.visitor.put(api.certificate(COURSE), { name: 'Camille Laurent', showsName })
    expect((await certify(true)).statusCode).toBe(200)
    expect((await operate(home, 'refund', paymentId)).done).toBe(true)
    const { enrolment, certificate } = await readCourse(her)
    const number = certificate?.number ?? ''
    const named = async () => (await certificateFacts(home.context.database, number))?.name
    expect([enrolment, await named()]).toEqual([null, 'Camille Laurent'])
    expect((await her.visitor.get(api.certificatePdf(COURSE))).statusCode).toBe(200)
    // Whether it tells her name stays hers to say.
    await certify(false)
    expect(await named()).toBeNull()
    expect((await open.lesson(her)).statusCode).toBe(404)
  })

  it('before she was done brings no certificate any more', async () => {
    const her = await someone(home)
    const { paymentId } = await buyCourse(home, her)
    await learn(her)
    await operate(home, 'refund', paymentId)
    const wish = { name: 'Camille Laurent', showsName: false }
    expect((await her.visitor.put(api.certificate(COURSE), wish)).json().code).toBe('course_not_enrolled')
  })
})

it('with her account goes what she learned; that it was paid stays in the books, without her', async () => {
  const her = await someone(home)
  const { paymentId } = await buyCourse(home, her)
  expect((await her.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
  const { database } = home.context
  expect(
    await database.select().from(courseEnrolments).where(eq(courseEnrolments.orderId, paymentId)),
  ).toEqual([])
  const [order] = await database.select().from(orders).where(eq(orders.id, paymentId))
  expect(order).toMatchObject({ kind: 'course', course: COURSE, status: 'paid', userId: null })
})

import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isEnrolled } from '../../courses/queries.ts'
import { balanceOf } from '../../credits/credits.ts'
import { settleOrder } from '../../payment/orders/settle.ts'
import { kept } from '../../testing/buying/buying.ts'
import { cardTerminalOf } from '../../testing/buying/card-terminal.ts'
import { COURSE, courseIntentOf, sellCourse } from '../../testing/buying/courses.ts'
import { CONSENT, intentOf } from '../../testing/buying/paying.ts'
import { fillDraft } from '../../testing/full-draft.ts'
import { operate } from '../../testing/operate.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findTransformationOfOrder } from '../../transformations/transformations.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
  await sellCourse(home, '49')
})
afterAll(() => home.close())

async function packageIntentOf(her: Someone) {
  await fillDraft(home, her)
  return intentOf(her)
}

async function creditIntentOf({ visitor }: Someone) {
  const answer = await visitor.post(api.creditIntent(), { packId: 'credits_10', amount: 14.9 })
  const intent = intentAnswer.parse(answer.json())
  await visitor.put(api.paymentConsent(intent.paymentId), CONSENT)
  return intent
}

it.each([
  { what: 'a package', intentOfHers: packageIntentOf },
  { what: 'a course', intentOfHers: courseIntentOf },
  { what: 'credits', intentOfHers: creditIntentOf },
])('whoever is blocked gets nothing of $what paid afterwards, and all of the money back', async (wish) => {
  const her = await someone(home)
  const intent = await wish.intentOfHers(her)
  await operate(home, 'block', her.email, 'Photos de quelqu’un d’autre')
  const cards = cardTerminalOf(home)
  await cards.payInSilence(intent)
  await settleOrder(home.context, intent.paymentId)
  expect([await kept(home, intent.paymentId), await cards.sentBack(intent)]).toEqual([
    0,
    [intent.amountCents],
  ])
  const { database } = home.context
  expect(await findTransformationOfOrder(database, intent.paymentId)).toBeNull()
  expect(await balanceOf(database, her.id)).toBe(0)
  expect(await isEnrolled(database, her.id, COURSE)).toBe(false)
  expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).toContain('refunded')
})

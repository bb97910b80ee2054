import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyEntries, orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { reconcile, sendRefunds } from '../payment/payment.ts'
import { cardTerminalOf } from '../testing/buying/card-terminal.ts'
import { intentOf, paymentOf, readyToPay } from '../testing/buying/paying.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { nobody } from '../testing/people.ts'
import type { StripeServer } from '../testing/stripe/stripe-server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
afterAll(() => home.close())

const run = async (name: string, ...args: string[]) => operate(home, name, ...args)
const told = async () =>
  (await mailsTo(home, home.context.config.brand.supportEmail)).filter(({ kind }) => kind === 'refund_failed')

/** A purchase whose refund her bank has just sent back, to us twice. */
async function sentBack() {
  const { database } = home.context
  const her = await readyToPay(home)
  const intent = await intentOf(her)
  await cardTerminalOf(home).confirm(her, intent, 'good')
  await paymentOf(her, intent)
  await run('refund', intent.paymentId)
  await sendRefunds(home.context)
  const [order] = await database.select().from(orders).where(eq(orders.id, intent.paymentId))
  const [given] = stripe.books.refundsOf(order?.providerPaymentId ?? '')
  stripe.books.failRefund(given?.id ?? '')
  await stripe.webhooks.quiet()
  await reconcile(home.context, new Date(Date.now() + 3_600_000))
  const [refund] = await database.select().from(refunds).where(eq(refunds.orderId, intent.paymentId))
  const [receipt] = await database.select().from(receipts).where(eq(receipts.orderId, intent.paymentId))
  const stateFor = async () =>
    purchaseAnswer
      .parse((await her.visitor.get(api.purchase(intent.paymentId))).json())
      .purchase.refunds.map(({ state }) => state)
  return { her, refundId: refund?.id ?? '', number: receipt?.number ?? '', stateFor }
}

it('a refund her bank sent back is owed: an operator is written to once, and her purchase says so', async () => {
  expect((await run('failed-refunds'))?.said).toContain('no refund came back')
  const { her, refundId, number, stateFor } = await sentBack()
  const { said } = (await run('failed-refunds')) ?? { said: '' }
  for (const fact of [refundId, number, '9.90 €', her.email]) expect(said).toContain(fact)
  expect(await stateFor()).toEqual(['failed'])
  expect((await told()).filter(({ subject }) => subject.includes(number))).toHaveLength(1)
})

it('paid another way it is owed no more, once, and the ledger is as it was', async () => {
  const { refundId, stateFor } = await sentBack()
  const ledger = await home.context.database.select().from(moneyEntries).orderBy(moneyEntries.id)
  expect(await run('refund-paid-otherwise', refundId)).toEqual({
    done: true,
    said: '€9.90: noted as paid another way.',
  })
  expect((await run('failed-refunds'))?.said).not.toContain(refundId)
  expect(await stateFor()).toEqual(['paid_otherwise'])
  expect(await run('refund-paid-otherwise', refundId)).toMatchObject({ done: false })
  expect(await home.context.database.select().from(moneyEntries).orderBy(moneyEntries.id)).toEqual(ledger)
})

it.each([nobody(), 'x', ''])('nothing is owed under "%s"', async (id) => {
  expect(await run('refund-paid-otherwise', id)).toMatchObject({ done: false })
})

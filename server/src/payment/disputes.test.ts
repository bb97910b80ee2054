import { api, pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputes, orders } from '../database/schema/payment.ts'
import { cardTerminalOf } from '../testing/buying/card-terminal.ts'
import { intentOf, paymentOf, readyToPay } from '../testing/buying/paying.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { someone } from '../testing/people.ts'
import { describeEvent, newId } from '../testing/stripe/shapes.ts'
import type { StripeServer } from '../testing/stripe/stripe-server.ts'
import { sign } from '../testing/stripe/webhooks.ts'
import { openTestApp, receive, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let stripe: StripeServer
beforeAll(async () => {
  home = await openTestApp({ cards: 'stripe' })
  if (!home.stripe) throw new Error('this app has no Stripe')
  stripe = home.stripe
})
afterAll(() => home.close())

const OPENED = 1_795_000_000

async function bought() {
  const her = await readyToPay(home)
  const intent = await intentOf(her)
  await cardTerminalOf(home).confirm(her, intent, 'good')
  await paymentOf(her, intent)
  const [order] = await home.context.database.select().from(orders).where(eq(orders.id, intent.paymentId))
  return { her, orderId: intent.paymentId, payment: order?.providerPaymentId ?? '' }
}

/** Stripe says so of a dispute. */
async function hear(id: string, payment: string, status: string, type = 'updated'): Promise<number> {
  const object = {
    ...{ id, object: 'dispute', payment_intent: payment, amount: 990, reason: 'fraudulent', status },
    ...{ created: OPENED, evidence_details: { due_by: OPENED + 86_400 } },
  }
  const body = JSON.stringify(describeEvent(`charge.dispute.${type}`, object, OPENED))
  return receive(home.app, body, sign(body, [stripe.webhookSecret]))
}
const stateOf = async (id: string) =>
  (await home.context.database.select().from(disputes).where(eq(disputes.id, id)))[0]
const told = async () =>
  (await mailsTo(home, home.context.config.brand.supportEmail)).filter(
    ({ kind }) => kind === 'dispute_opened',
  )

describe('a payment her bank disputes', () => {
  it('is written down with its deadline, and the house is written to once, with the way to its dossier', async () => {
    const { orderId, payment } = await bought()
    const id = newId('dp')
    const before = (await told()).length
    for (const type of ['created', 'updated', 'created'])
      expect(await hear(id, payment, 'needs_response', type)).toBe(200)
    expect(await stateOf(id)).toMatchObject({
      ...{ orderId, amountCents: 990, reason: 'fraudulent', state: 'open' },
      ...{ openedAt: new Date(OPENED * 1000), answerBy: new Date((OPENED + 86_400) * 1000) },
    })
    const letters = await told()
    expect(letters.length - before).toBe(1)
    expect(letters[0]?.textBody).toContain(pages.dossier(orderId))
  })

  it.each([
    { status: 'warning_needs_response', state: 'open' },
    { status: 'warning_under_review', state: 'under_review' },
    { status: 'under_review', state: 'under_review' },
    { status: 'won', state: 'won' },
    { status: 'warning_closed', state: 'won' },
    { status: 'lost', state: 'lost' },
    { status: 'something_new', state: 'open' },
  ])('$status is told as $state', async ({ status, state }) => {
    const { payment } = await bought()
    const id = newId('dp')
    await hear(id, payment, status, 'created')
    expect((await stateOf(id))?.state).toBe(state)
  })

  it('does not go back in its life, whatever is told late', async () => {
    const { payment } = await bought()
    const id = newId('dp')
    for (const status of ['under_review', 'needs_response', 'lost', 'under_review', 'won'])
      await hear(id, payment, status)
    expect((await stateOf(id))?.state).toBe('lost')
  })

  it('is not given back a second time, unless the house has won', async () => {
    const { orderId, payment } = await bought()
    const refund = () => operate(home, 'refund', orderId)
    const id = newId('dp')
    await hear(id, payment, 'needs_response', 'created')
    expect(await refund()).toMatchObject({ done: false, said: expect.stringContaining('disputes') })
    await hear(id, payment, 'won', 'closed')
    expect(await refund()).toMatchObject({ done: true })
  })

  it('waits at the desk with the dossier of its order', async () => {
    const { her, orderId, payment } = await bought()
    await hear(newId('dp'), payment, 'needs_response', 'created')
    const { visitor } = await someone(home, 'operator')
    const address = `${api.deskTable('disputes')}?only=open&search=${her.email}`
    expect((await visitor.get(address)).json().rows).toMatchObject([
      { orderId, cells: { email: her.email, amount_cents: 990, reason: 'fraudulent', state: 'open' } },
    ])
    expect((await visitor.get(api.deskWaiting())).json().waiting.disputes).toBeGreaterThan(0)
  })
})

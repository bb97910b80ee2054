import { dossierAnswer } from '@app/domain/operator/dossier-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputes, moneyEntries, orders, refunds } from '../database/schema/payment.ts'
import { cardTerminalOf } from '../testing/buying/card-terminal.ts'
import { intentOf, paymentOf, readyToPay } from '../testing/buying/paying.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { someone } from '../testing/people.ts'
import { describeEvent, newId } from '../testing/stripe/shapes.ts'
import type { StripeServer } from '../testing/stripe/stripe-server.ts'
import { sign } from '../testing/stripe/webhooks.ts'
import { openTestApp, receive, type TestApp } from '../testing/test-app.ts'
import { askRefund } from './refunds/refunds.ts'
import { sendRefunds } from './refunds/send-refunds.ts'

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
async function hear(
  id: string,
  payment: string,
  ...[status, type = 'updated', amount = 990]: [string, string?, number?]
): Promise<number> {
  const object = {
    ...{ id, object: 'dispute', payment_intent: payment, amount, reason: 'fraudulent', status },
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

const ledgerOf = async (orderId: string) =>
  (
    await home.context.database
      .select({ cents: moneyEntries.amountCents, disputeId: moneyEntries.disputeId })
      .from(moneyEntries)
      .where(eq(moneyEntries.orderId, orderId))
      .orderBy(asc(moneyEntries.id))
  ).map(({ cents, disputeId }) => [cents, disputeId])
const backAtStripe = (payment: string) => stripe.books.refundsOf(payment).map(({ amount }) => amount)
/** Written down as given back, by what no operator is asked about. */
const giveBack = async (orderId: string, cents: number) => {
  const { database } = home.context
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('there is no such order')
  await askRefund(database, order, cents, 'failure')
}

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

describe('what is to go back of a disputed order', () => {
  it.each(['needs_response', 'under_review'])(
    'is held while the dispute is told as %s, with no call to the provider, and shown as such at the desk',
    async (status) => {
      const { her, orderId, payment } = await bought()
      await hear(newId('dp'), payment, status, 'created')
      await giveBack(orderId, 400)
      // What others wait for has gone by then.
      await sendRefunds(home.context)
      const asked = stripe.calls.length
      await sendRefunds(home.context)
      expect([backAtStripe(payment), stripe.calls.length]).toEqual([[], asked])
      const { visitor } = await someone(home, 'operator')
      const { rows } = (await visitor.get(`${api.deskTable('disputes')}?search=${her.email}`)).json()
      expect(rows).toMatchObject([{ cells: { held_cents: 400 } }])
      const { facts } = dossierAnswer.parse((await visitor.get(api.dossier(orderId))).json())
      expect(facts.find(({ fact }) => fact === 'refund')?.words).toContain('retenu')
    },
  )

  it('is sent once the dispute is won, however often it was tried before', async () => {
    const { orderId, payment } = await bought()
    const id = newId('dp')
    await giveBack(orderId, 400)
    await hear(id, payment, 'needs_response', 'created')
    await home.context.database
      .update(refunds)
      .set({ tryAt: new Date('2099-01-01T00:00:00Z'), tries: 9 })
      .where(eq(refunds.orderId, orderId))
    await hear(id, payment, 'won', 'closed')
    await sendRefunds(home.context)
    expect(backAtStripe(payment)).toEqual([400])
    expect(await ledgerOf(orderId)).toEqual([
      [990, null],
      [-400, null],
    ])
  })
})

describe('a dispute that is lost', () => {
  it('has its line in the ledger, once, so that the books keep nothing of the order', async () => {
    const { orderId, payment } = await bought()
    const id = newId('dp')
    for (const status of ['needs_response', 'lost', 'lost']) await hear(id, payment, status)
    expect(await ledgerOf(orderId)).toEqual([
      [990, null],
      [-990, id],
    ])
    const { visitor } = await someone(home, 'operator')
    const { facts } = dossierAnswer.parse((await visitor.get(api.dossier(orderId))).json())
    expect(facts.find(({ fact }) => fact === 'lost')?.words).toContain(id)
  })

  it('leaves nothing that could go back, and what is won leaves no line', async () => {
    const { orderId, payment } = await bought()
    await hear(newId('dp'), payment, 'won', 'created')
    expect(await ledgerOf(orderId)).toEqual([[990, null]])
    const id = newId('dp')
    await hear(id, payment, 'lost', 'created')
    await giveBack(orderId, 990)
    await sendRefunds(home.context)
    expect(backAtStripe(payment)).toEqual([])
    expect(await ledgerOf(orderId)).toEqual([
      [990, null],
      [-990, id],
    ])
  })

  it.each([
    { what: 'all of it held back', held: 990, taken: 990, sent: [], kept: 0 },
    { what: 'a part of it held back', held: 400, taken: 990, sent: [], kept: 0 },
    { what: 'more held back than is left after it', held: 990, taken: 500, sent: [490], kept: 0 },
    { what: 'what is held back left after it', held: 490, taken: 500, sent: [490], kept: 0 },
    { what: 'more than that left after it', held: 400, taken: 500, sent: [400], kept: 90 },
  ])(
    'with $what: nothing goes back twice, and the books say what is kept',
    async ({ held, taken, sent, kept }) => {
      const { orderId, payment } = await bought()
      const id = newId('dp')
      await hear(id, payment, 'needs_response', 'created', taken)
      await giveBack(orderId, held)
      await hear(id, payment, 'lost', 'closed', taken)
      await sendRefunds(home.context)
      expect(backAtStripe(payment)).toEqual(sent)
      const lines = await ledgerOf(orderId)
      expect(lines.reduce((sum, [cents]) => sum + Number(cents), 0)).toBe(kept)
      const unsent = await home.context.database
        .select()
        .from(refunds)
        .where(and(eq(refunds.orderId, orderId), isNull(refunds.providerRefundId)))
      expect(unsent).toEqual([])
    },
  )

  it('after the money had gone back is a loss of its own', async () => {
    const { orderId, payment } = await bought()
    await giveBack(orderId, 990)
    await sendRefunds(home.context)
    const id = newId('dp')
    await hear(id, payment, 'lost', 'created')
    expect((await ledgerOf(orderId)).at(-1)).toEqual([-990, id])
  })
})

import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyEntries, orders, refunds } from '../database/schema/payment.ts'
import { transformations } from '../database/schema/transformations.ts'
import { type CardTerminal, cardTerminalOf, PROVIDERS } from '../testing/buying/card-terminal.ts'
import { askIntent, CONSENT, intentOf, paymentOf, readyToPay as ready } from '../testing/buying/paying.ts'
import type { Someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { reconcile } from './payment.ts'

describe.each(PROVIDERS)('paid by %s', (cards) => {
  let home: TestApp
  let terminal: CardTerminal
  beforeAll(async () => {
    home = await openTestApp({ cards })
    terminal = cardTerminalOf(home)
  })
  afterAll(() => home.close())

  const readyToPay = (): Promise<Someone> => ready(home)
  const inAnHour = () => new Date(Date.now() + 3_600_000)
  /** What the scheduler finds out and sends. */
  const runScheduled = () => reconcile(home.context, inAnHour())
  const transformationsOf = ({ id }: Someone) =>
    home.context.database.select().from(transformations).where(eq(transformations.userId, id))
  const orderOf = async (id: string) =>
    (await home.context.database.select().from(orders).where(eq(orders.id, id)))[0]
  const jobsOf = async (transformationId: string) => {
    const found = await home.context.database.execute(
      sql`select id from jobs.job where name = 'generate-images' and data->>'transformationId' = ${transformationId}`,
    )
    return found.rows.length
  }
  const refundsOf = (orderId: string) =>
    home.context.database
      .select({ cents: refunds.amountCents, reason: refunds.reason })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))

  describe('a card', () => {
    it.each(['declined', 'poor'] as const)(
      '%s: nothing begins, and another card may be tried',
      async (card) => {
        const her = await readyToPay()
        const intent = await intentOf(her)
        expect(await terminal.confirm(her, intent, card)).toBe(card)
        expect(await paymentOf(her, intent)).toMatchObject({ status: 'pending', transformationId: null })
        expect(await terminal.confirm(her, intent)).toBe('succeeded')
        expect((await paymentOf(her, intent)).status).toBe('paid')
      },
    )

    // spec: 1.15
    it('that asks for a confirmation: given, it is paid', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      expect(await terminal.confirm(her, intent, 'asksToConfirm')).toBe('requires_action')
      expect((await paymentOf(her, intent)).status).toBe('pending')
      expect(await terminal.challenge(her, intent, true)).toBe('succeeded')
      expect((await paymentOf(her, intent)).status).toBe('paid')
    })

    it('that asks for a confirmation: refused, nothing is paid, and the card may be tried again', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.confirm(her, intent, 'asksToConfirm')
      expect(await terminal.challenge(her, intent, false)).toBe('confirmation_refused')
      expect((await paymentOf(her, intent)).status).toBe('pending')
      expect(await terminal.confirm(her, intent)).toBe('succeeded')
    })

    it('does not get around its confirmation by one that nobody asked for', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      expect(await terminal.challenge(her, intent, true)).toBe('gone')
      expect((await paymentOf(her, intent)).status).toBe('pending')
      expect(await transformationsOf(her)).toEqual([])
    })

    it('that paid leaves it paid, whatever is sent after it', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.confirm(her, intent)
      await terminal.challenge(her, intent, false)
      await terminal.confirm(her, intent, 'declined')
      await runScheduled()
      expect((await paymentOf(her, intent)).status).toBe('paid')
    })

    it('cannot pay what she no longer wants', async () => {
      const her = await readyToPay()
      const old = await intentOf(her, 'pack_5')
      await intentOf(her, 'pack_20')
      expect(await terminal.confirm(her, old)).toBe('gone')
      await runScheduled()
      expect((await paymentOf(her, old)).status).toBe('canceled')
    })
  })

  describe('a paid order', () => {
    // spec: 1.11, 3.18
    it('begins one transformation with what she ordered, and one job', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.confirm(her, intent)
      const [made, ...others] = await transformationsOf(her)
      expect(others).toEqual([])
      expect(made).toMatchObject({ orderId: intent.paymentId, name: 'Mon été', imagesOrdered: 5 })
      expect(await jobsOf(made?.id ?? '')).toBe(1)
      expect(await paymentOf(her, intent)).toEqual({
        id: intent.paymentId,
        status: 'paid',
        amountCents: 990,
        kind: 'package',
        credits: null,
        transformationId: made?.id,
      })
    })

    it('begins one, also under twenty confirmations and twenty questions at once', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      const calls = Array.from({ length: 20 }, () => [
        terminal.confirm(her, intent),
        paymentOf(her, intent),
        runScheduled(),
      ])
      await Promise.all(calls.flat())
      const made = await transformationsOf(her)
      expect(made).toHaveLength(1)
      expect(await jobsOf(made[0]?.id ?? '')).toBe(1)
      expect(await refundsOf(intent.paymentId)).toEqual([])
    })

    // spec: 2.66, 3.16
    it('counts in what she has spent', async () => {
      const her = await readyToPay()
      await terminal.confirm(her, await intentOf(her, 'pack_20'))
      expect((await her.visitor.get(api.stats())).json().stats).toMatchObject({
        totalSessions: 1,
        totalSpent: 2490,
      })
    })

    it('that she had replaced a moment before is given back, once, and begins nothing', async () => {
      const her = await readyToPay()
      const old = await intentOf(her, 'pack_5')
      await terminal.payInSilence(old)
      await Promise.all([intentOf(her, 'pack_20'), intentOf(her, 'pack_20')])
      await runScheduled()
      expect(await refundsOf(old.paymentId)).toEqual([{ cents: 990, reason: 'nothing_to_make' }])
      expect(await terminal.sentBack(old)).toEqual([990])
      expect((await paymentOf(her, old)).status).toBe('refunded')
      expect(await transformationsOf(her)).toEqual([])
    })

    it('both packages paid: one transformation, the replaced one given back', async () => {
      const her = await readyToPay()
      const old = await intentOf(her, 'pack_5')
      await terminal.payInSilence(old)
      const wanted = await intentOf(her, 'pack_20')
      await Promise.all([terminal.confirm(her, wanted), paymentOf(her, old), runScheduled()])
      expect((await transformationsOf(her)).map((made) => made.orderId)).toEqual([wanted.paymentId])
      expect((await paymentOf(her, old)).status).toBe('refunded')
      expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(2490)
    })

    it('whose draft lost a photo meanwhile is given back, once, and the draft stays open', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      const { id: sessionId, uploadedImages } = (await her.visitor.get(api.draft())).json().draft
      await her.visitor.delete(api.upload(), { sessionId, imageUrl: uploadedImages[0].url })
      await terminal.confirm(her, intent)
      await Promise.all([runScheduled(), runScheduled(), paymentOf(her, intent)])
      expect(await refundsOf(intent.paymentId)).toEqual([{ cents: 990, reason: 'nothing_to_make' }])
      expect(await terminal.sentBack(intent)).toEqual([990])
      expect(await transformationsOf(her)).toEqual([])
      expect((await her.visitor.get(api.draft())).json().draft.id).toBe(sessionId)
    })
  })

  describe('when nobody told us', () => {
    it('her own question finds out (M6)', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.payInSilence(intent)
      expect(await paymentOf(her, intent)).toMatchObject({
        status: 'paid',
        transformationId: expect.any(String),
      })
    })

    it('the scheduler finds out, and its second run changes nothing (M6)', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.payInSilence(intent)
      await runScheduled()
      await runScheduled()
      expect(await transformationsOf(her)).toHaveLength(1)
      expect((await orderOf(intent.paymentId))?.status).toBe('paid')
    })

    it('a refund the bank has not heard of is sent by the scheduler, once', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      const mine = eq(orders.id, intent.paymentId)
      await home.context.database.update(orders).set({ status: 'canceled' }).where(mine)
      await terminal.payInSilence(intent)
      await Promise.all([runScheduled(), runScheduled()])
      await runScheduled()
      expect(await terminal.sentBack(intent)).toEqual([990])
    })
  })

  describe('her consents', () => {
    const unconsented = async (her: Someone) => intentAnswer.parse((await askIntent(her)).json())

    it('are kept with the moment and the version of the terms (L5)', async () => {
      const her = await readyToPay()
      const { paymentId } = await unconsented(her)
      const before = new Date()
      const answer = await her.visitor.put(api.paymentConsent(paymentId), CONSENT)
      expect(answer.json()).toEqual({ success: true })
      const kept = await orderOf(paymentId)
      expect(kept?.consentTerms).toBe(CONSENT.termsVersion)
      expect(kept?.consentAt?.getTime()).toBeGreaterThanOrEqual(before.getTime())
      expect(kept?.consentAt?.getTime()).toBeLessThanOrEqual(Date.now())
    })

    it.each([
      { ...CONSENT, startNow: false },
      { ...CONSENT, losesWithdrawal: false },
      { startNow: true, termsVersion: '1' },
      { losesWithdrawal: true, termsVersion: '1' },
      { startNow: true, losesWithdrawal: true },
    ])('%j is no consent (L5)', async (typed) => {
      const her = await readyToPay()
      const { paymentId } = await unconsented(her)
      expect((await her.visitor.put(api.paymentConsent(paymentId), typed)).statusCode).toBe(400)
      expect((await orderOf(paymentId))?.consentAt).toBeNull()
    })

    it('paid without them, nothing begins and all of the money goes back, once (L5)', async () => {
      const her = await readyToPay()
      const intent = await unconsented(her)
      await terminal.confirm(her, intent)
      await Promise.all([runScheduled(), paymentOf(her, intent)])
      await runScheduled()
      expect(await transformationsOf(her)).toEqual([])
      expect(await refundsOf(intent.paymentId)).toEqual([{ cents: 990, reason: 'no_consent' }])
      expect(await terminal.sentBack(intent)).toEqual([990])
      expect((await paymentOf(her, intent)).status).toBe('refunded')
    })
  })

  describe('the money ledger', () => {
    const entriesOf = (orderId: string) =>
      home.context.database
        .select({ cents: moneyEntries.amountCents })
        .from(moneyEntries)
        .where(eq(moneyEntries.orderId, orderId))

    it('has one line for what came in, and one for what went back (M7)', async () => {
      const her = await readyToPay()
      const paid = await intentOf(her)
      await Promise.all([terminal.confirm(her, paid), paymentOf(her, paid), runScheduled()])
      expect(await entriesOf(paid.paymentId)).toEqual([{ cents: 990 }])
      const other = await readyToPay()
      const old = await intentOf(other, 'pack_5')
      await terminal.payInSilence(old)
      await intentOf(other, 'pack_20')
      expect(await entriesOf(old.paymentId)).toEqual([{ cents: 990 }, { cents: -990 }])
    })

    it('is never rewritten, and loses no line (M7)', async () => {
      const her = await readyToPay()
      const intent = await intentOf(her)
      await terminal.confirm(her, intent)
      const mine = eq(moneyEntries.orderId, intent.paymentId)
      const refused = { cause: { message: 'the ledger money_entries is append-only' } }
      const { database } = home.context
      await expect(database.update(moneyEntries).set({ amountCents: 1 }).where(mine)).rejects.toMatchObject(
        refused,
      )
      await expect(database.delete(moneyEntries).where(mine)).rejects.toMatchObject(refused)
      await expect(database.execute(sql`truncate money_entries`)).rejects.toMatchObject(refused)
    })
  })
})

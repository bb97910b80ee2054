import { seriesOf } from '@app/domain/payment/receipt-content.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { packages } from '../database/schema/catalogue.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receiptSeries, receipts } from '../database/schema/receipts.ts'
import { fulfil } from '../payment/orders/fulfil.ts'
import { askRefund } from '../payment/payment.ts'
import { askIntent, intentOf, payWith } from '../testing/buying/paying.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { thaw } from './issue.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const THIS_YEAR = seriesOf('receipt', new Date())

/** A paid package, as she would buy it. */
async function buy(her: Someone): Promise<string> {
  await fillDraft(home, her)
  const intent = await intentOf(her, 'pack_20')
  await payWith(her, intent)
  return intent.paymentId
}

const frozen = async (orderId: string) =>
  (
    await home.context.database
      .select()
      .from(receipts)
      .where(eq(receipts.orderId, orderId))
      .orderBy(receipts.number)
  ).map(thaw)

const refund = (orderId: string, cents: number, reason: 'operator' | 'failure' = 'operator') =>
  home.context.database.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new Error('no order')
    return askRefund(tx, order, cents, reason)
  })

const placed = (userId: string | null, count: number) =>
  home.context.database
    .insert(orders)
    .values(
      Array.from({ length: count }, () => ({
        ...{ userId, kind: 'credits' as const, creditPack: 'credits_10' as const, transformationName: '' },
        ...{ images: 10, amountCents: 1490, provider: 'test' as const, status: 'canceled' as const },
      })),
    )
    .returning({ id: orders.id })

describe('the receipt of a payment', () => {
  it('and the order name the same moment: until when she may withdraw is one day in both', async () => {
    const her = await someone(home)
    const [receipt] = await frozen(await buy(her))
    const [order] = await home.context.database.select().from(orders).where(eq(orders.userId, her.id))
    expect(receipt?.content.paidAt).toBe(order?.paidAt?.toISOString())
    expect(receipt?.issuedAt).toEqual(order?.paidAt)
  })

  it('says who sold, what, how many, for how much, the VAT in it, and both consents with their moment', async () => {
    const her = await someone(home)
    const [receipt] = await frozen(await buy(her))
    expect(receipt?.number).toMatch(/^\d{4}-\d{6}$/)
    expect(receipt?.content).toMatchObject({
      kind: 'receipt',
      language: 'fr',
      seller: { brand: 'Ondée', email: 'bonjour@ondee.example' },
      line: { kind: 'package', name: 'Signature', count: 20 },
      ...{ amountCents: 2490, vat: { rate: 20, netCents: 2075, vatCents: 415 }, cardProvider: 'test' },
      consents: {
        startNow: { at: expect.any(String), words: expect.stringContaining('tout de suite') },
        losesWithdrawal: { at: expect.any(String), words: expect.stringContaining('rétractation') },
        terms: '2026-11',
      },
      corrects: null,
    })
    expect(receipt?.buyer).toEqual({ name: 'Camille', email: her.email, salon: null, siret: null })
  })

  it('names the exemption instead of a VAT there is none of', async () => {
    const { vat } = home.context.config
    home.context.config.vat = { rate: 0, exemption: 'TVA non applicable, art. 293 B du CGI' }
    const [receipt] = await frozen(await buy(await someone(home)))
    home.context.config.vat = vat
    expect(receipt?.content.vat).toEqual({ exemption: 'TVA non applicable, art. 293 B du CGI' })
  })

  it('does not change when the price, the seller, her name or the rate do', async () => {
    const her = await someone(home)
    const orderId = await buy(her)
    const before = await frozen(orderId)
    const { config, database } = home.context
    const { brand, legal, vat } = config
    Object.assign(config, {
      brand: { ...brand, name: 'Autre' },
      legal: { ...legal, legal_name: 'Autre SAS' },
      vat: { ...vat, rate: 5.5 },
    })
    await database.update(packages).set({ priceCents: 1, nameFr: 'Neuf' }).where(eq(packages.id, 'pack_20'))
    await database.update(users).set({ firstName: 'Zoé', language: 'en' }).where(eq(users.id, her.id))
    expect(await frozen(orderId)).toEqual(before)
    // What goes back later is said in the words and at the rate of then.
    await refund(orderId, 2490)
    const [, note] = await frozen(orderId)
    Object.assign(config, { brand, legal, vat })
    await database
      .update(packages)
      .set({ priceCents: 2490, nameFr: 'Signature' })
      .where(eq(packages.id, 'pack_20'))
    expect(note?.content).toMatchObject({
      ...{ kind: 'credit_note', language: 'fr', seller: { brand: 'Ondée' }, line: { name: 'Signature' } },
      vat: { rate: 20, vatCents: 415 },
    })
  })

  it('can be neither changed nor taken out, whoever asks the database', async () => {
    const orderId = await buy(await someone(home))
    const { database } = home.context
    const attempts = [
      () => database.update(receipts).set({ number: 'X' }).where(eq(receipts.orderId, orderId)),
      () => database.update(receipts).set({ content: {} }).where(eq(receipts.orderId, orderId)),
      () =>
        database
          .update(receipts)
          .set({ buyer: { name: 'X' } })
          .where(eq(receipts.orderId, orderId)),
      () => database.delete(receipts).where(eq(receipts.orderId, orderId)),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({
        cause: { message: expect.stringContaining('a receipt is never changed') },
      })
  })

  it('is written in the language she read when she paid', async () => {
    const her = await someone(home)
    await home.context.database.update(users).set({ language: 'en' }).where(eq(users.id, her.id))
    const [receipt] = await frozen(await buy(her))
    expect(receipt?.content).toMatchObject({ language: 'en', line: { name: 'Signature' } })
  })

  it('there is none for an order that was never paid', async () => {
    const her = await someone(home)
    await fillDraft(home, her)
    expect(await frozen((await askIntent(her)).json().paymentId)).toEqual([])
  })
})

describe('credit notes', () => {
  it('each part that goes back has its own, and together they carry the VAT of the receipt', async () => {
    const orderId = await buy(await someone(home))
    for (const cents of [3, 3, 1000]) await refund(orderId, cents)
    await refund(orderId, 9999)
    const [receipt, ...notes] = await frozen(orderId)
    expect(notes.map(({ content }) => content.amountCents)).toEqual([3, 3, 1000, 1484])
    const vats = notes.map(({ content }) => ('vatCents' in content.vat ? content.vat.vatCents : Number.NaN))
    expect(vats.reduce((sum, cents) => sum + cents, 0)).toBe(415)
    expect(notes.every(({ number }) => /^A-\d{4}-\d{6}$/.test(number))).toBe(true)
    expect(notes[0]?.content.corrects).toEqual({ number: receipt?.number, reason: 'operator' })
    expect(notes[0]?.buyer).toEqual(receipt?.buyer)
  })

  it('what goes back by itself once has one, and nothing that was not written has any', async () => {
    const orderId = await buy(await someone(home))
    await refund(orderId, 2490, 'failure')
    await refund(orderId, 2490, 'failure')
    expect(await frozen(orderId)).toHaveLength(2)
    const written = await home.context.database.select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(written).toHaveLength(1)
  })
})

describe('numbers', () => {
  it('fifty payments at once draw fifty that follow each other, none twice, none missing', async () => {
    const ids = await placed(null, 50)
    const { database } = home.context
    const [before] = await database.select().from(receiptSeries).where(eq(receiptSeries.series, THIS_YEAR))
    const begin = before?.last ?? 0
    await Promise.all(ids.map(({ id }) => database.transaction((tx) => fulfil(home.context, tx, id))))
    const rows = await database
      .select({ number: receipts.number, kind: receipts.kind, orderId: receipts.orderId })
      .from(receipts)
    const mine = rows.filter(({ orderId }) => ids.some(({ id }) => id === orderId))
    const nths = (kind: string) =>
      mine
        .filter((row) => row.kind === kind)
        .map(({ number }) => Number(number.slice(-6)))
        .sort((a, b) => a - b)
    expect(nths('receipt')).toEqual(Array.from({ length: 50 }, (_, index) => begin + 1 + index))
    const notes = nths('credit_note')
    expect(notes).toEqual(Array.from({ length: 50 }, (_, index) => (notes[0] ?? 0) + index))
  })

  it('a payment that is rolled back leaves no gap', async () => {
    const { database } = home.context
    const [lost, kept] = await placed(null, 2)
    const lastOf = async () =>
      (await database.select().from(receiptSeries).where(eq(receiptSeries.series, THIS_YEAR)))[0]?.last ?? 0
    const before = await lastOf()
    await database
      .transaction(async (tx) => {
        await fulfil(home.context, tx, lost?.id ?? '')
        throw new Error('the power went')
      })
      .catch(() => undefined)
    expect(await lastOf()).toBe(before)
    await database.transaction((tx) => fulfil(home.context, tx, kept?.id ?? ''))
    expect(await lastOf()).toBe(before + 1)
  })

  it('of all receipts there ever were, none is missing and none is double', async () => {
    const found = await home.context.database.execute<{ series: string; last: number; total: number }>(sql`
      select s.series, s.last, (select count(distinct number)::int from receipts r
        where r.number like s.series || '-%') as total from receipt_series s`)
    expect(found.rows.length).toBeGreaterThan(1)
    for (const { last, total } of found.rows) expect(total).toBe(last)
  })
})

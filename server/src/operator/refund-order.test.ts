import { api } from '@app/domain/routes.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../credits/credits.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { transformations } from '../database/schema/transformations.ts'
import { reconcile } from '../payment/payment.ts'
import { buyCredits, buyPackage, kept, makeImages } from '../testing/buying/buying.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  her = await someone(home)
})

const run = (name: string, ...args: string[]) => operate(home, name, ...args)
const runOf = async (id: string) =>
  (await home.context.database.select().from(transformations).where(eq(transformations.id, id)))[0]
const told = async () =>
  (await mailsTo(home, her.email))
    .filter(({ kind }) => kind === 'refunded')
    .map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '))

describe('an operator gives back', () => {
  it('a part: the run goes on, and she is told', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    expect(await run('refund', orderId, '2,50')).toMatchObject({ done: true })
    expect(await kept(home, orderId)).toBe(740)
    expect((await runOf(transformationId))?.finishedAt).toBe(null)
    expect(await told()).toEqual(['Remboursement de 2,50 €'])
  })

  it('parts, to the last cent and not one more', async () => {
    const { orderId } = await buyPackage(home, her)
    await run('refund', orderId, '9.89')
    expect(await run('refund', orderId, '0.02')).toEqual({
      done: false,
      said: '€0.02 is more than is left of it: €0.01.',
    })
    expect(await run('refund', orderId, '0.01')).toMatchObject({ done: true })
    expect(await run('refund', orderId)).toEqual({ done: false, said: 'All of it has already gone back.' })
    expect(await kept(home, orderId)).toBe(0)
  })

  it('all of it: what was under way ends, keeps its images, and nothing comes back twice', async () => {
    const { orderId, transformationId } = await buyPackage(home, her)
    await makeImages(home, her, transformationId, 1)
    const { said } = await run('refund', orderId)
    expect(said).toContain(`goes back to ${her.email}. €0.00 is left`)
    expect(await runOf(transformationId)).toMatchObject({
      status: 'completed',
      refundCents: 990,
      refundCredits: 0,
    })
    expect(await kept(home, orderId)).toBe(0)
  })

  it('a pack of credits: what is unspent of it goes', async () => {
    const orderId = await buyCredits(home, her)
    await home.context.database.insert(creditEntries).values({ userId: her.id, amount: -4, reason: 'images' })
    await run('refund', orderId)
    expect([await kept(home, orderId), await balanceOf(home.context.database, her.id)]).toEqual([0, 0])
  })

  it('by the number of the receipt, and the card provider is told on the next run of the scheduler', async () => {
    const { orderId } = await buyPackage(home, her)
    const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(await run('refund', receipt?.number ?? '', '1')).toMatchObject({ done: true })
    await reconcile(home.context)
    const [refund] = await home.context.database
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(desc(refunds.createdAt))
    expect(refund).toMatchObject({
      reason: 'operator',
      amountCents: 100,
      providerRefundId: expect.any(String),
    })
  })

  it('nothing at once with another, beyond what was paid', async () => {
    const { orderId } = await buyPackage(home, her)
    await Promise.all(Array.from({ length: 8 }, () => run('refund', orderId, '3')))
    expect(await kept(home, orderId)).toBe(90)
  })

  it.each([
    ['an amount that is none', ['x', '12,345'], '“12,345” is not an amount: write for example 12.50.'],
    ['nothing', ['x', '0'], '“0” is not an amount: write for example 12.50.'],
    ['an order nobody has', ['2026-999999'], 'Nothing was paid under this number.'],
  ])('%s is refused in words', async (_, args, said) => {
    expect(await run('refund', ...args)).toEqual({ done: false, said })
  })
  it('an order nobody paid has nothing to give back', async () => {
    const id = nobody()
    await home.context.database.insert(orders).values({
      ...{ id, userId: her.id, transformationName: '', packageType: 'pack_5', images: 5, amountCents: 990 },
      provider: 'test',
    })
    expect(await run('refund', id)).toEqual({ done: false, said: 'Nothing was paid under this number.' })
  })
})

it('an operator sees what an account ordered', async () => {
  const { orderId } = await buyPackage(home, her)
  await run('refund', orderId, '1')
  const { said } = await run('orders', her.email.toUpperCase())
  expect(said).toContain(orderId)
  expect(said).toMatch(/pack_5 {2}9\.90 € {2}paid {2}by hair {2}given back: 1\.00 €/)
  expect(await run('orders', 'personne@exemple.fr')).toMatchObject({
    said: 'no order of personne@exemple.fr',
  })
})

it('an operator sees who withdrew, and what is left to look at', async () => {
  const { orderId } = await buyPackage(home, her)
  const declared = { name: 'Camille', email: her.email }
  await her.visitor.post(api.withdrawals(), { ...declared, contract: orderId })
  await her.visitor.post(api.withdrawals(), { ...declared, contract: '2020-000001' })
  const lines = (await run('withdrawals')).said.split('\n')
  expect(lines[0]).toMatch(/2020-000001 {2}NOT carried out \([0-9a-f-]{36}\), no such order of this address$/)
  expect(lines[1]).toContain(`${orderId}  carried out, given back: 9.90 €`)
})

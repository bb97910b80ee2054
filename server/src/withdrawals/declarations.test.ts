import { randomUUID } from 'node:crypto'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { buyPackage, kept } from '../testing/buying/buying.ts'
import { type Declarant, declarationsOf, declare } from '../testing/declaring.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { forgetOldDeclarations } from './withdrawals.ts'

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

describe('nobody learns from it what somebody else bought', () => {
  it('a number that does not exist, and one of another person, are answered the same and change nothing', async () => {
    const { orderId } = await buyPackage(home, her)
    const other = `${randomUUID()}@exemple.fr`
    const answers = [
      await declare({ ...stranger, email: other }, orderId),
      await declare({ ...stranger, email: other }, randomUUID()),
      await declare({ ...stranger, email: other }, '2026-000001'),
      await declare({ ...(await someone(home)), email: other }, orderId),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => Object.keys(answer.json()).join())).size).toBe(1)
    expect(await kept(home, orderId)).toBe(990)
    expect(await declarationsOf(home, other)).toHaveLength(4)
  })
  it.each([
    { name: '', contract: 'x', email: 'a@exemple.fr' },
    { name: 'A', contract: '', email: 'a@exemple.fr' },
    { name: 'A', contract: 'x', email: 'a' },
    { name: 'A'.repeat(161), contract: 'x', email: 'a@exemple.fr' },
  ])('what is left out is asked for: %j', async (body) => {
    expect((await stranger.visitor.post(api.withdrawals(), body)).statusCode).toBe(400)
  })
})

describe('an account that is deleted', () => {
  it('takes its name and address out of the declaration, and the money stays in the books', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her, orderId)
    await declare(stranger, '2020-000001')
    expect(await declarationsOf(home, her.email)).toHaveLength(2)
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await declarationsOf(home, her.email)).toEqual([])
    const [kept] = await home.context.database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
    expect(kept).toMatchObject({ name: '', email: '', contract: '', refundCents: 990 })
  })
})

describe('a declaration that names no order', () => {
  it.each([
    ['a day less than five years', sql`now() - interval '5 years' + interval '1 day'`, 1],
    ['a day more than five years', sql`now() - interval '5 years' - interval '1 day'`, 0],
  ])('is kept five years, and no longer: after %s', async (_, declaredAt, left) => {
    const email = `${randomUUID()}@exemple.fr`
    await declare({ ...stranger, email }, '2020-000001')
    await home.context.database.update(withdrawals).set({ declaredAt }).where(eq(withdrawals.email, email))
    await forgetOldDeclarations(home.context.database)
    expect(await declarationsOf(home, email)).toHaveLength(left)
  })
  it('while one that was carried out stays in the books', async () => {
    const { orderId } = await buyPackage(home, her)
    await declare(her, orderId)
    const declaredAt = sql`now() - interval '6 years'`
    await home.context.database
      .update(withdrawals)
      .set({ declaredAt })
      .where(eq(withdrawals.orderId, orderId))
    await forgetOldDeclarations(home.context.database)
    expect(await declarationsOf(home, her.email)).toHaveLength(1)
  })
})

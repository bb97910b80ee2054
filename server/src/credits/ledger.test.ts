import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { balanceOf } from './credits.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const add = (her: Someone, amount: number, reason: 'shortfall' | 'images' = 'shortfall') =>
  home.context.database.insert(creditEntries).values({ userId: her.id, amount, reason })
const APPEND_ONLY = { cause: { message: 'the ledger credit_entries is append-only' } }

describe('the ledger of credits', () => {
  it.each([
    { what: 'an amount', changed: { amount: 300 } },
    { what: 'a reason', changed: { reason: 'purchase' as const } },
    { what: 'a moment', changed: { createdAt: new Date(0) } },
  ])('is never rewritten: not $what (M7)', async ({ changed }) => {
    const her = await someone(home)
    await add(her, 3)
    const rewritten = home.context.database
      .update(creditEntries)
      .set(changed)
      .where(eq(creditEntries.userId, her.id))
    await expect(rewritten).rejects.toMatchObject(APPEND_ONLY)
    expect(await balanceOf(home.context.database, her.id)).toBe(3)
  })

  it('is never handed to somebody else', async () => {
    const [her, stranger] = [await someone(home), await someone(home)]
    await add(her, 3)
    const moved = home.context.database
      .update(creditEntries)
      .set({ userId: stranger.id })
      .where(eq(creditEntries.userId, her.id))
    await expect(moved).rejects.toMatchObject(APPEND_ONLY)
  })

  it('loses no line, one by one or all at once (M7)', async () => {
    const her = await someone(home)
    await add(her, 3)
    const { database } = home.context
    await expect(
      database.delete(creditEntries).where(eq(creditEntries.userId, her.id)),
    ).rejects.toMatchObject(APPEND_ONLY)
    await expect(database.execute(sql`truncate credit_entries cascade`)).rejects.toMatchObject(APPEND_ONLY)
    expect(await balanceOf(database, her.id)).toBe(3)
  })

  it('outlives the account, and says no more whose it was', async () => {
    const her = await someone(home)
    const { id: transformationId } = await makeTransformation(home, her, { images: 1 })
    const { database } = home.context
    const entry = { userId: her.id, amount: 3, reason: 'shortfall' as const, transformationId }
    const [line] = await database.insert(creditEntries).values(entry).returning()
    await database.delete(users).where(eq(users.id, her.id))
    const [left] = await database
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.id, line?.id ?? 0))
    expect(left).toMatchObject({ amount: 3, reason: 'shortfall', userId: null, transformationId: null })
  })

  it.each([
    { had: 3, takes: 3, says: 'all of it' },
    { had: 3, takes: 4, says: 'one too many', refused: true },
    { had: 0, takes: 1, says: 'one of none', refused: true },
  ])('never falls below nothing: $says ($takes of $had) (M7)', async ({ had, takes, refused }) => {
    const her = await someone(home)
    if (had > 0) await add(her, had)
    const spent = add(her, -takes, 'images')
    if (refused) await expect(spent).rejects.toMatchObject({ cause: { code: 'CR001' } })
    else await spent
    expect(await balanceOf(home.context.database, her.id)).toBe(refused ? had : had - takes)
  })

  it('of fifty that take the same five credits at once, exactly one has them (M7)', async () => {
    const her = await someone(home)
    await add(her, 5)
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => add(her, -5, 'images')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(home.context.database, her.id)).toBe(0)
  })
})

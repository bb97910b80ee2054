import { creditsAnswer, HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { creditEntryWords } from '../../database/schema/credits.ts'
import { operate } from '../../testing/operate.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const run = async (name: string, ...args: string[]) => operate(home, name, ...args)
const seenBy = async ({ visitor }: Someone) => {
  const { balance, lines } = creditsAnswer.parse((await visitor.get(api.credits())).json())
  return { balance, lines: lines.map(({ amount, reason, words }) => ({ amount, reason, words })) }
}

describe('credits the house gives or takes', () => {
  it('are lines of her ledger, and she reads why, the latest first', async () => {
    const her = await someone(home)
    expect(await run('give-credits', her.email.toUpperCase(), '7', ' Geste commercial ')).toEqual({
      done: true,
      said: `Credits of ${her.email} now: 7.`,
    })
    expect(await run('take-credits', her.email, '2', 'Donnés deux fois')).toMatchObject({ done: true })
    expect(await seenBy(her)).toEqual({
      balance: 5,
      lines: [
        { amount: -2, reason: 'house', words: 'Donnés deux fois' },
        { amount: 7, reason: 'house', words: 'Geste commercial' },
      ],
    })
  })

  it.each([
    { count: '4', done: true, balance: 1 },
    { count: '5', done: true, balance: 0 },
    { count: '6', done: false, balance: 5 },
  ])('are never more than she has: of five $count', async ({ count, done, balance }) => {
    const her = await someone(home)
    await run('give-credits', her.email, '5', 'Geste commercial')
    expect(await run('take-credits', her.email, count, 'Erreur')).toMatchObject({ done })
    expect((await seenBy(her)).balance).toBe(balance)
  })

  it.each([
    { typed: '0', done: false },
    { typed: '1', done: true },
    { typed: `${HOUSE_CREDITS_MAX}`, done: true },
    { typed: `${HOUSE_CREDITS_MAX + 1}`, done: false },
    { typed: '-1', done: false },
    { typed: '1.5', done: false },
    { typed: 'dix', done: false },
  ])('are a number within bounds: $typed', async ({ typed, done }) => {
    const her = await someone(home)
    expect(await run('give-credits', her.email, typed, 'Geste commercial')).toMatchObject({ done })
    expect((await seenBy(her)).lines).toHaveLength(done ? 1 : 0)
  })

  it('need a reason and an account', async () => {
    const her = await someone(home)
    expect(await run('give-credits', her.email, '5', ' ')).toMatchObject({ done: false })
    expect(await run('give-credits', 'personne@exemple.fr', '5', 'Geste')).toMatchObject({ done: false })
    expect((await seenBy(her)).balance).toBe(0)
  })

  it('keep their reason as it was said; it goes with her account', async () => {
    const { database } = home.context
    const her = await someone(home)
    await run('give-credits', her.email, '5', 'Pour Camille Dupont')
    const hers = eq(creditEntryWords.userId, her.id)
    const changed = database.update(creditEntryWords).set({ words: 'autre' }).where(hers)
    await expect(changed).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } })
    await database.delete(users).where(eq(users.id, her.id))
    expect(await database.select().from(creditEntryWords).where(hers)).toEqual([])
  })
})

import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries } from '../database/schema/credits.ts'
import { askRefund, holdOrder, undoOrder } from '../payment/payment.ts'
import { buyCredits } from '../testing/buying/buying.ts'
import { askMore, creditsOf, runExtension, seenBy } from '../testing/buying/extending.ts'
import { runs } from '../testing/engines/runs.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** What may happen to credits: a pack of ten bought, five images asked for of which some come, a pack's money back. */
const aDeed = fc.oneof(
  fc.constant({ did: 'buy' as const }),
  fc.record({ did: fc.constant('spend' as const), good: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ did: fc.constant('refund' as const), which: fc.nat(3) }),
)

interface Books {
  her: Someone
  transformationId: string
  packs: string[]
  balance: number
  delivered: number
}

async function spend(books: Books, good: number): Promise<void> {
  const { her, transformationId: id } = books
  const answer = await askMore(her, id)
  expect(answer.statusCode).toBe(books.balance < 5 ? 409 : 200)
  if (answer.statusCode !== 200) return
  expect(await creditsOf(her)).toBe(books.balance - 5)
  const before = (await seenBy(her, id)).imagesCount
  await runExtension(home, id, before + good)
  const made = (await seenBy(her, id)).imagesCount - before
  books.balance -= made
  books.delivered += made
}

async function refund(books: Books, which: number): Promise<void> {
  const [orderId] = books.packs.splice(which % Math.max(1, books.packs.length), 1)
  if (!orderId) return
  await home.context.database.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    const back = order && (await askRefund(tx, order, order.amountCents, 'operator'))
    if (back) await undoOrder(tx, orderId, back.id)
  })
  const balance = await creditsOf(books.her)
  const kept = books.packs.length * 10
  // Neither the credits of another pack go, nor do any stay whose money went back.
  expect(balance).toBeGreaterThanOrEqual(Math.min(books.balance, Math.max(0, kept - books.delivered)))
  expect(balance).toBeLessThanOrEqual(Math.min(books.balance, kept))
  books.balance = balance
}

describe('a balance', () => {
  it('is the sum of what came and went, never below nothing, whatever happens in whatever order (M7)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aDeed, { minLength: 3, maxLength: 10 }), async (deeds) => {
        const her = await someone(home)
        const { id: transformationId } = await makeTransformation(home, her, { images: 1 })
        const books: Books = { her, transformationId, packs: [], balance: 0, delivered: 0 }
        for (const deed of deeds) {
          if (deed.did === 'spend') await spend(books, deed.good)
          if (deed.did === 'refund') await refund(books, deed.which)
          if (deed.did === 'buy') {
            books.packs.push(await buyCredits(home, her))
            books.balance += 10
          }
          expect(await creditsOf(her)).toBe(books.balance)
          const [lowest] = await home.context.database
            .select({
              least: sql<number>`min(balance)::int`,
              last: sql<number>`coalesce(sum(amount), 0)::int`,
            })
            .from(
              home.context.database
                .select({
                  amount: creditEntries.amount,
                  balance: sql<number>`sum(${creditEntries.amount}) over (order by ${creditEntries.id})`.as(
                    'balance',
                  ),
                })
                .from(creditEntries)
                .where(eq(creditEntries.userId, her.id))
                .as('lines'),
            )
          expect(lowest?.last).toBe(books.balance)
          expect(lowest?.least ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: runs(4, 40) },
    )
  })
})

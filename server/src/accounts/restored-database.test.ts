import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { extensions } from '../database/schema/transformations.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { PASSWORD } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** Every foreign key anew, by its name: as a restored dump has them, whatever order the migrations made them in. */
async function restoreKeys(order: 'asc' | 'desc'): Promise<void> {
  const { rows } = await home.context.database.execute<{ place: string; name: string; definition: string }>(
    sql`select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      order by conname ${sql.raw(order)}`,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { place, name } of rows)
    await home.context.database.execute(sql.raw(`alter table ${place} drop constraint ${name}`))
  for (const { place, name, definition } of rows)
    await home.context.database.execute(sql.raw(`alter table ${place} add constraint ${name} ${definition}`))
}

/** A finished transformation that was asked for more images twice, each time for credits. */
async function withTwoExtensions(her: Someone): Promise<void> {
  const { database } = home.context
  const { id: transformationId } = await makeTransformation(home, her, { images: 1 })
  await database.insert(creditEntries).values({ userId: her.id, amount: 10, reason: 'shortfall' })
  for (let count = 0; count < 2; count += 1) {
    const [extension] = await database
      .insert(extensions)
      .values({ transformationId, userId: her.id, images: 5, credits: 5, made: 5, finishedAt: new Date() })
      .returning()
    const spent = { userId: her.id, amount: -5, reason: 'images' as const, transformationId }
    await database.insert(creditEntries).values({ ...spent, extensionId: extension?.id ?? null })
  }
}

it.each(['asc', 'desc'] as const)(
  'an account is deleted in a database that was restored, whichever key was made first (%s)',
  async (order) => {
    const her = await someone(home)
    await withTwoExtensions(her)
    await restoreKeys(order)
    const answer = await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(await home.context.database.select().from(users).where(eq(users.id, her.id))).toEqual([])
  },
)

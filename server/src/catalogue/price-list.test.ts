import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packages } from '../database/schema/catalogue.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openPriceList } from './price-list.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('public pages show what a stranger may buy, at a new price once it is read, and as last read while it cannot be read', async () => {
  const { database } = home.context
  const list = openPriceList(home.context, 0)
  const prices = async () => (await list()).map(({ id, price }) => [id, price])
  const before = [
    ['pack_5', 990],
    ['pack_20', 2490],
    ['pack_50', 4990],
    ['pack_120', 9990],
  ]
  expect(await prices()).toEqual(before)
  await database.update(packages).set({ priceCents: 1090 }).where(eq(packages.id, 'pack_5'))
  const after = [['pack_5', 1090], ...before.slice(1)]
  expect(await prices()).toEqual(after)
  await database.execute(sql`alter table packages rename to packages_away`)
  expect(await prices()).toEqual(after)
  await database.execute(sql`alter table packages_away rename to packages`)
  expect(await prices()).toEqual(after)
})

it('a crowd of visitors asks for it once', async () => {
  const { database } = home.context
  const list = openPriceList(home.context, Number.POSITIVE_INFINITY)
  const [first, beside] = await Promise.all([list(), list()])
  await database.update(packages).set({ priceCents: 1190 }).where(eq(packages.id, 'pack_5'))
  expect([beside, await list()]).toEqual([first, first])
  const anew = await openPriceList(home.context)()
  expect(anew.find(({ id }) => id === 'pack_5')?.price).toBe(1190)
})

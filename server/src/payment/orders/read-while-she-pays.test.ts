import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../../database/schema/payment.ts'
import { photos } from '../../database/schema/photos.ts'
import { intentOf, readyToPay } from '../../testing/buying/paying.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import type { Someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readWhileShePays } from './read-while-she-pays.ts'

async function photosRead({ context: { database } }: TestApp, her: Someone): Promise<number> {
  const { id } = await openDraftOf(her)
  const rows = await database.select().from(photos).where(eq(photos.draftId, id))
  return rows.filter(({ judgement }) => judgement !== null).length
}

it('while she types her card her photos are read, as many as the order will ask for', async () => {
  const home = await openTestApp({ works: true })
  const her = await readyToPay(home)
  await intentOf(her)
  await expect.poll(() => photosRead(home, her)).toBe(8)
  await home.close()
})

it('but not by a process that makes no images: it serves pages', async () => {
  const home = await openTestApp({ works: false })
  const her = await readyToPay(home)
  await intentOf(her)
  const [order] = await home.context.database.select().from(orders).where(eq(orders.userId, her.id))
  // The one that told that they carry the style.
  expect(await photosRead(home, her)).toBe(1)
  if (order) await readWhileShePays(home.context, order)
  expect(await photosRead(home, her)).toBe(1)
  await home.close()
})

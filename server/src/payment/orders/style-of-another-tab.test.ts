import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { DraftChanges } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../../database/schema/payment.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { intentOf, paymentOf, payWith, readyToPay } from '../../testing/buying/paying.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import type { Someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const TONE: OfferedTone = '5.35'
/** Her order, and what the page beside it shows. */
async function ordering() {
  const her = await readyToPay(home)
  const draft = await openDraftOf(her)
  const other = home.context.engine.offeredStyles().find((style) => style !== draft.baseStyle)
  return { her, draft, other: other ?? null, intent: await intentOf(her) }
}
const choose = async (her: Someone, id: string, changes: DraftChanges) =>
  expect((await her.visitor.put(api.draftById(id), changes)).statusCode).toBe(200)
const made = (her: Someone) =>
  home.context.database
    .select({ baseStyle: transformations.baseStyle, tone: transformations.tone })
    .from(transformations)
    .where(eq(transformations.userId, her.id))

it('what stands beside the pay button is made, whatever was chosen since in another tab', async () => {
  const { her, draft, other, intent } = await ordering()
  await choose(her, draft.id, { baseStyle: other, tone: TONE })
  await payWith(her, intent)
  expect((await paymentOf(her, intent)).status).toBe('paid')
  expect(await made(her)).toEqual([{ baseStyle: draft.baseStyle, tone: draft.tone }])
})

it('once the other tab has come to pay its own, the first one pays nothing any more', async () => {
  const { her, draft, other, intent } = await ordering()
  await choose(her, draft.id, { baseStyle: other })
  const later = await intentOf(her)
  expect(later.paymentId).not.toBe(intent.paymentId)
  await payWith(her, intent)
  expect(await made(her)).toEqual([])
  await payWith(her, later)
  expect(await made(her)).toEqual([{ baseStyle: other, tone: null }])
})

it('an order of before, which keeps no style, is made as its draft says', async () => {
  const { her, draft, other, intent } = await ordering()
  await home.context.database
    .update(orders)
    .set({ baseStyle: null, tone: null })
    .where(eq(orders.id, intent.paymentId))
  await choose(her, draft.id, { baseStyle: other, tone: TONE })
  await payWith(her, intent)
  expect(await made(her)).toEqual([{ baseStyle: other, tone: TONE }])
})

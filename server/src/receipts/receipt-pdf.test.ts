import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { receipts } from '../database/schema/receipts.ts'
import { boughtCredits } from '../testing/buying/bought-credits.ts'
import { nobody, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('a receipt is hers to save, under its number, and no cache keeps it', async () => {
  const her = await someone(home)
  const { receiptId } = await boughtCredits(home, her)
  const [first, again] = [
    await her.visitor.get(api.receiptPdf(receiptId)),
    await her.visitor.get(api.receiptPdf(receiptId)),
  ]
  const [row] = await home.context.database.select().from(receipts).where(eq(receipts.id, receiptId))
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="recu-${row?.number}.pdf"`,
  })
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
})

it("another person's receipt, and one that does not exist, are not there", async () => {
  const [her, stranger] = [await someone(home), await someone(home)]
  const { receiptId } = await boughtCredits(home, her)
  for (const id of [receiptId, nobody()]) {
    const answer = await stranger.visitor.get(api.receiptPdf(id))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

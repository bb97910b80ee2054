import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { orders } from '../../database/schema/payment.ts'
import { intentOf, paymentOf, payWith } from '../../testing/buying/paying.ts'
import { addPhotos, fillDraft, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { unzip } from '../../testing/unzip.ts'
import { Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

async function exportOf({ visitor }: Someone) {
  const answer = await visitor.get(api.accountExport())
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const opened = unzip(answer.rawPayload)
  return { opened, files: [...opened.keys()], account: JSON.parse(String(opened.get('account.json'))) }
}

it('has her profile, her transformations, her purchases, her consent, and every picture (P5)', async () => {
  const her = await someone(home)
  const { database } = home.context
  await database.update(users).set({ lastName: 'Laurent', phone: '06 12' }).where(eq(users.id, her.id))
  await fillDraft(home, her)
  const intent = await intentOf(her)
  await her.visitor.put(api.paymentConsent(intent.paymentId), { startNow: true, termsVersion: '2026-11' })
  await payWith(her, intent)
  await paymentOf(her, intent)
  await makeTransformation(home, her, { images: 2 })
  await addPhotos(home.context, her, (await openDraftOf(her)).id, 1)
  const { account, files, opened } = await exportOf(her)
  expect(account.account).toMatchObject({ email: her.email, lastName: 'Laurent', phone: '06 12' })
  expect(account.transformations).toHaveLength(2)
  expect(account.purchases).toMatchObject([{ amountCents: 990, packageType: 'pack_5' }])
  expect(account.receipts).toMatchObject([{ kind: 'receipt', amountCents: 990, buyer: { email: her.email } }])
  expect(opened.get(account.receipts[0].file)?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(account.consents).toMatchObject([{ termsVersion: '2026-11' }])
  expect(account.messages.map((message: { kind: string }) => message.kind)).toContain('welcome')
  expect(files.filter((name) => name.startsWith('images/'))).toHaveLength(2)
  expect(files.filter((name) => name.startsWith('photos/'))).toHaveLength(31)
  // What was read in the photos to judge her style is told with them.
  const judged = account.photos.filter((photo: { judgement: unknown }) => photo.judgement !== null)
  expect(judged[0]).toMatchObject({ judgement: { judgement: { fault: null, confidence: 1 } } })
  const told = account.transformations.flatMap(
    (transformation: { images: { file: string }[] }) => transformation.images,
  )
  for (const { file } of told) expect((await sharp(opened.get(file)).metadata()).format).toBe('jpeg')
})

it('has nothing of another person, and no secret of the server (P5)', async () => {
  const [her, other] = [await someone(home), await someone(home)]
  await makeTransformation(home, other, { images: 1 })
  await fillDraft(home, other)
  await payWith(other, await intentOf(other))
  const { account, files } = await exportOf(her)
  expect(files).toEqual(['account.json'])
  const words = JSON.stringify(account)
  const [row] = await home.context.database.select().from(users).where(eq(users.id, her.id))
  const [order] = await home.context.database.select().from(orders).where(eq(orders.userId, other.id))
  for (const secret of [other.id, other.email, order?.id ?? '?', row?.passwordHash ?? '?', 'tokenHash'])
    expect(words).not.toContain(secret)
})

it('is for whoever is signed in', async () => {
  expect((await new Visitor(home.app).get(api.accountExport())).statusCode).toBe(401)
})

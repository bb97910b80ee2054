import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stepGap } from '@app/domain/drafts/draft-rules.ts'
import { draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drafts } from '../database/schema/drafts.ts'
import { photos } from '../database/schema/photos.ts'
import { transformations } from '../database/schema/transformations.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const reuse = ({ visitor }: Someone, id: string, replace = false) =>
  visitor.post(api.photosToDraft(id), { replace })
const photoRows = ({ id }: Someone) =>
  home.context.database.select().from(photos).where(eq(photos.userId, id)).orderBy(photos.createdAt)
const filesInStore = () => readdir(join(home.context.config.dataDir, 'photos'))

it('the fifteen photos are in her open draft, judged as they were: step 1 is valid at once', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const sources = await photoRows(her)
  const { draft } = draftAnswer.parse((await reuse(her, id)).json())
  expect(draft.step).toBe(1)
  expect(draft.name).toBe('Mon été')
  expect(draft.uploadedImages).toHaveLength(15)
  expect(stepGap(1, draft, false)).toBeNull()
  expect(await openDraftOf(her)).toEqual(draft)
  const copies = (await photoRows(her)).filter((photo) => photo.draftId === draft.id)
  expect(copies.map((photo) => photo.checksum).sort()).toEqual(sources.map((photo) => photo.checksum).sort())
  for (const photo of draft.uploadedImages) {
    expect((await her.visitor.get(photo.url)).statusCode).toBe(200)
    expect((await her.visitor.get(photo.thumbnailUrl)).statusCode).toBe(200)
  }
})

it('they are copies: forgetting those of the first transformation leaves them', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const { draft } = (await reuse(her, id)).json()
  await her.visitor.delete(api.transformationPhotos(id))
  expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  expect((await her.visitor.get(draft.uploadedImages[0].url)).statusCode).toBe(200)
})

it('a draft that has photos keeps them until she says that they may go', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const draft = await openDraftOf(her)
  const own = await addPhotos(home.context, her, draft.id, 2)
  await home.context.database.update(drafts).set({ name: 'Noël' }).where(eq(drafts.id, draft.id))
  const before = (await filesInStore()).length
  const asked = await reuse(her, id)
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'draft_has_photos'])
  expect((await openDraftOf(her)).uploadedImages.map((photo) => photo.id).sort()).toEqual(own.sort())
  expect(await filesInStore()).toHaveLength(before)
  const replaced = draftAnswer.parse((await reuse(her, id, true)).json()).draft
  expect(replaced.uploadedImages).toHaveLength(15)
  expect(replaced.name).toBe('Noël')
  for (const gone of own) expect((await her.visitor.get(api.photo(gone))).statusCode).toBe(404)
  expect(await filesInStore()).toHaveLength(before + 26)
})

it('photos that were forgotten cannot come back', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  await her.visitor.delete(api.transformationPhotos(id))
  const answer = await reuse(her, id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'photos_forgotten'])
  expect((await openDraftOf(her)).uploadedImages).toEqual([])
})

it('pressed twice at once, her draft has fifteen photos, and no file is left over', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const before = (await filesInStore()).length
  const answers = await Promise.all([reuse(her, id), reuse(her, id), reuse(her, id)])
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  expect(await filesInStore()).toHaveLength(before + 30)
})

it('not of one that is being made, and not of another person', async () => {
  const [her, stranger] = [await someone(home), await someone(home)]
  const { id } = await makeTransformation(home, her, { images: 1 })
  expect((await reuse(stranger, id)).statusCode).toBe(404)
  await home.context.database
    .update(transformations)
    .set({ status: 'generating', finishedAt: null })
    .where(eq(transformations.id, id))
  expect((await reuse(her, id)).statusCode).toBe(409)
})

it('who holds her draft and then what is finished, as the withdrawal of her declaration does, waits for no copying', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const { id: draftId } = await openDraftOf(her)
  const copying = await home.context.database.transaction(async (tx) => {
    await tx.select().from(drafts).where(eq(drafts.id, draftId)).for('update')
    const answer = reuse(her, id)
    for (let look = 0; look < 100; look++) {
      const { rows } = await tx.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      if (rows.length > 0) break
      await setTimeout(20)
    }
    await tx.select().from(transformations).where(eq(transformations.id, id)).for('update')
    return { answer }
  })
  expect((await copying.answer).statusCode).toBe(200)
})

import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photos } from '../../database/schema/photos.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { addPhotos, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const photosOf = ({ id }: Someone) => home.context.database.select().from(photos).where(eq(photos.userId, id))

it('photos, thumbnails and crops go at once when she asks; her images stay, and the page knows the day', async () => {
  const her = await someone(home)
  const { id, imageIds } = await makeTransformation(home, her, { images: 2 })
  const sent = await photosOf(her)
  const before = Date.now()
  const answer = await her.visitor.delete(api.transformationPhotos(id))
  const { transformation } = transformationAnswer.parse(answer.json())
  expect(transformation.sourcePhotos.kept).toBe(0)
  expect(Date.parse(transformation.sourcePhotos.forgottenAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(transformation.images.map((image) => image.beforeUrl)).toEqual([null, null])
  expect(await photosOf(her)).toEqual([])
  for (const key of sent.flatMap((photo) => [photo.file, photo.thumbnail]))
    expect(await home.context.storage.size(key)).toBeNull()
  for (const imageId of imageIds) {
    expect(await home.context.storage.size(`images/${imageId}.before.jpg`)).toBeNull()
    expect((await her.visitor.get(api.imageBefore(imageId))).statusCode).toBe(404)
    expect((await her.visitor.get(api.image(imageId))).statusCode).toBe(200)
  }
  expect((await her.visitor.get(api.photo(sent[0]?.id ?? ''))).statusCode).toBe(404)
})

it('asked twice, the day stays the first one', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const first = (await her.visitor.delete(api.transformationPhotos(id))).json().session
  const second = (await her.visitor.delete(api.transformationPhotos(id))).json().session
  expect(second.sourcePhotos).toEqual(first.sourcePhotos)
})

it('the photos of her open draft are not touched', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const draft = await openDraftOf(her)
  await addPhotos(home.context, her, draft.id, 3)
  await her.visitor.delete(api.transformationPhotos(id))
  expect((await openDraftOf(her)).uploadedImages).toHaveLength(3)
})

it('nothing is taken from one that is still being made', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  await home.context.database
    .update(transformations)
    .set({ status: 'generating', finishedAt: null })
    .where(eq(transformations.id, id))
  const answer = await her.visitor.delete(api.transformationPhotos(id))
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  expect(await photosOf(her)).toHaveLength(15)
})

it('another person finds nothing to forget, and nothing goes', async () => {
  const [her, stranger] = [await someone(home), await someone(home)]
  const { id } = await makeTransformation(home, her, { images: 1 })
  expect((await stranger.visitor.delete(api.transformationPhotos(id))).statusCode).toBe(404)
  expect(await photosOf(her)).toHaveLength(15)
})

it('a finished one says until which day its photos are kept: 30 days after the delivery', async () => {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: 1 })
  const finishedAt = new Date('2026-11-20T10:00:00Z')
  await home.context.database.update(transformations).set({ finishedAt }).where(eq(transformations.id, id))
  const { session } = (await her.visitor.get(api.transformation(id))).json()
  expect(session.sourcePhotos).toEqual({
    kept: 15,
    keptUntil: '2026-12-20T10:00:00.000Z',
    forgottenAt: null,
  })
})

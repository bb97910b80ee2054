import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const hearts = async ({ visitor }: Someone, id: string) =>
  transformationAnswer
    .parse((await visitor.get(api.transformation(id))).json())
    .transformation.images.map((image) => image.favourite)

it('a favourite is kept with the image, until she takes it back', async () => {
  const her = await someone(home)
  const { id, imageIds } = await makeTransformation(home, her, { images: 3 })
  expect(await hearts(her, id)).toEqual([false, false, false])
  const path = api.imageFavourite(imageIds[1] ?? '')
  expect((await her.visitor.put(path, { favourite: true })).statusCode).toBe(200)
  expect((await her.visitor.put(path, { favourite: true })).statusCode).toBe(200)
  expect(await hearts(her, id)).toEqual([false, true, false])
  await her.visitor.put(path, { favourite: false })
  expect(await hearts(her, id)).toEqual([false, false, false])
})

it('another person cannot keep what is not hers', async () => {
  const [her, stranger] = [await someone(home), await someone(home)]
  const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
  const answer = await stranger.visitor.put(api.imageFavourite(imageIds[0] ?? ''), { favourite: true })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'image_not_found'])
  expect(await hearts(her, id)).toEqual([false])
})

it.each([{}, { favourite: 'oui' }, { favourite: null }])('%j is no choice', async (body) => {
  const her = await someone(home)
  const { imageIds } = await makeTransformation(home, her, { images: 1 })
  expect((await her.visitor.put(api.imageFavourite(imageIds[0] ?? ''), body)).statusCode).toBe(400)
})

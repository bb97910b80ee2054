import { favouriteStylesAnswer } from '@app/domain/catalogue/favourite-styles-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const favourites = async ({ visitor }: Someone) =>
  favouriteStylesAnswer.parse((await visitor.get(api.favouriteStyles())).json()).styles

it('the styles she keeps go with her account, the latest first, until she takes one back', async () => {
  const her = await someone(home)
  expect(await favourites(her)).toEqual([])
  for (const style of ['pixie', 'long_lisse', 'pixie'])
    await her.visitor.put(api.favouriteStyle(style), { favourite: true })
  expect(await favourites(her)).toEqual(['long_lisse', 'pixie'])
  const answer = await her.visitor.put(api.favouriteStyle('long_lisse'), { favourite: false })
  expect(favouriteStylesAnswer.parse(answer.json()).styles).toEqual(['pixie'])
})

it('another person does not see them, nor change them', async () => {
  const [her, other] = [await someone(home), await someone(home)]
  await her.visitor.put(api.favouriteStyle('pixie'), { favourite: true })
  await other.visitor.put(api.favouriteStyle('pixie'), { favourite: false })
  expect([await favourites(her), await favourites(other)]).toEqual([['pixie'], []])
})

it.each([
  { style: 'mulet', body: { favourite: true } },
  { style: 'pixie', body: { favourite: 'oui' } },
  { style: 'pixie', body: {} },
])('$style with $body is no choice', async ({ style, body }) => {
  const her = await someone(home)
  const answer = await her.visitor.put(api.favouriteStyle(style), body)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
})

import { api } from '@app/domain/routes.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personChanges } from '../../database/schema/accounts.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('what a page was told of one person is never said to be what it knows of another, though as much has changed', async () => {
  const [her, other] = [await someone(home), await someone(home)]
  await makeTransformation(home, her, { images: 1 })
  const both = [her.id, other.id]
  await home.context.database
    .update(personChanges)
    .set({ counter: 7 })
    .where(inArray(personChanges.userId, both))
  const tag = String((await her.visitor.get(api.transformations())).headers.etag)
  const answer = await other.visitor.ask('GET', api.transformations(), undefined, { 'if-none-match': tag })
  expect(answer.statusCode).toBe(200)
  expect(transformationsAnswer.parse(answer.json()).transformations).toEqual([])
})

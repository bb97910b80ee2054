import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../testing/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const languageOfAccount = async (id: string) =>
  (await test.context.database.select({ language: users.language }).from(users).where(eq(users.id, id)))[0]
    ?.language

it('her mails follow the language she switches to, and hers alone', async () => {
  const her = await registered(test.app)
  const other = await registered(test.app)
  expect(await languageOfAccount(her.user.id)).toBe('fr')
  expect((await her.visitor.put(`${api.language()}?lng=en`)).statusCode).toBe(200)
  expect(await languageOfAccount(her.user.id)).toBe('en')
  expect(await languageOfAccount(other.user.id)).toBe('fr')
})

it('her mails follow the language she signs in with', async () => {
  const { email, user } = await registered(test.app)
  await new Visitor(test.app).post(`${api.login()}?lng=en`, { email, password: PASSWORD })
  expect(await languageOfAccount(user.id)).toBe('en')
})

it('a stranger has no account whose language could change', async () => {
  expect((await new Visitor(test.app).put(`${api.language()}?lng=en`)).statusCode).toBe(401)
})

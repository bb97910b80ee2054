import { pages } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { App } from '../../context.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
let app: App
beforeAll(async () => {
  home = await openTestApp()
  app = await buildApp(home.context, { pages: 'built' })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await home.close()
})

it('A public page has the same headers each time, those that keep her safe among them', async () => {
  const headersOf = async (url: string, more = {}) => {
    const { date: _, ...headers } = (await app.inject({ url, headers: more })).headers
    return headers
  }
  for (const url of [pages.home(), pages.withdrawal(), pages.signIn()]) {
    const [first, next, withCookie] = [
      await headersOf(url),
      await headersOf(url),
      await headersOf(url, { cookie: 'another=1' }),
    ]
    expect(next).toEqual(first)
    expect(withCookie).toEqual(first)
    expect(next).toHaveProperty('content-security-policy')
  }
})

it('A language asked for by its parameter is remembered for everybody who asks', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const { headers, body } = await app.inject(`${pages.home()}?lng=en`)
    expect(String(headers['set-cookie'])).toContain('lng=en')
    expect(body).toContain('<html lang="en"')
  }
})

it('She who is signed in is never sent what strangers are', async () => {
  const { visitor } = await someone(home)
  const cookie = `sign_in=${visitor.cookies.sign_in}`
  const stranger = await app.inject(pages.home())
  const hers = await app.inject({ url: pages.home(), headers: { cookie } })
  expect(hers.body).not.toBe(stranger.body)
  expect((await app.inject({ url: pages.signIn(), headers: { cookie } })).statusCode).toBe(302)
  expect((await app.inject(pages.signIn())).statusCode).toBe(200)
})

it('A page with a secret in it is kept by nobody, also when it is asked for twice', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await app.inject(pages.newPassword())
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
})

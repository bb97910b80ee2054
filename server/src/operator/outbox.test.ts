import { pages } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('whoever sits at this machine reads every message, the newest first, with links to follow', async () => {
  const { email } = await someone(home)
  const answer = await home.app.inject({ url: pages.outbox(), headers: { host: 'localhost:3000' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain(email)
  expect(answer.body).toMatch(/<a href="http:\/\/localhost\/confirmer-adresse\/[\w-]{43}">/)
})

it.each([
  { who: 'another machine', remoteAddress: '192.0.2.7', host: 'localhost:3000' },
  { who: 'a tunnel from this machine', remoteAddress: '127.0.0.1', host: 'essai.tunnel.example' },
  { who: 'a page whose name was made to lead here', remoteAddress: '::1', host: 'piege.example:3000' },
])('$who finds no such address', async ({ remoteAddress, host }) => {
  const answer = await home.app.inject({ url: pages.outbox(), remoteAddress, headers: { host } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

it('a message shows what it says, and does nothing', async () => {
  const values = { firstName: '<script>alert(1)</script>' }
  const mail = { to: 'a@exemple.fr', values, link: 'http://localhost/' }
  await home.context.mailer.post(home.context.database, { ...mail, language: 'fr', kind: 'password_changed' })
  const { body } = await home.app.inject({ url: pages.outbox(), headers: { host: 'localhost' } })
  expect(body).toContain('&lt;script&gt;alert(1)')
  expect(body).not.toContain('<script>')
})

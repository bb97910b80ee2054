import { api, pages } from '@app/domain/routes.ts'
import type { SentForm } from '@app/web/page-contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../context.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../testing/visitor.ts'
import { plainFormRoutes } from './plain-forms.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** An app whose pages say in JSON what they would show. */
async function opened(rateLimitFactor = 1000): Promise<App> {
  const context = { ...home.context, config: { ...home.context.config, rateLimitFactor } }
  const app = await buildApp(context, { pages: 'none' })
  await app.register((scope: App) =>
    plainFormRoutes(scope, context, async (_request, reply, sent) =>
      reply.code(sent.status).type('application/json').send(JSON.stringify(sent)),
    ),
  )
  return app
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const send = (
  visitor: Visitor,
  page: string,
  typed: Record<string, string>,
  headers: Record<string, string> = {},
) => visitor.ask('POST', page, new URLSearchParams(typed).toString(), { ...FORM, ...headers })

const her = () => ({
  firstName: 'Zoé',
  email: `zoe.${Math.random()}@exemple.fr`,
  password: PASSWORD,
  gender: '',
})

describe('a form of the sign-in that was sent without a script', () => {
  it('opens an account, signs her in and leads to her dashboard', async () => {
    const visitor = new Visitor(await opened())
    const answer = await send(visitor, pages.register(), her())
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pages.dashboard()])
    expect((await visitor.get(api.currentUser())).json().user).toMatchObject({
      firstName: 'Zoé',
      gender: null,
    })
  })

  it('signs her in', async () => {
    const app = await opened()
    const { email } = await registered(app)
    const visitor = new Visitor(app)
    const answer = await send(visitor, pages.signIn(), { email, password: PASSWORD })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pages.dashboard()])
    expect((await visitor.get(api.currentUser())).json().user.email).toBe(email)
  })

  it.each([
    { what: 'a wrong password', page: pages.signIn(), typed: { password: 'faux' }, status: 401 },
    { what: 'no address', page: pages.signIn(), typed: { email: '' }, status: 400 },
    { what: 'a common password', page: pages.register(), typed: { password: 'azerty' }, status: 400 },
    { what: 'an unknown gender', page: pages.register(), typed: { gender: 'chat' }, status: 400 },
  ])('shows $what again with its status and what she typed, but for the password', async (refused) => {
    const typed = { ...her(), ...refused.typed }
    const answer = await send(new Visitor(await opened()), refused.page, typed)
    expect(answer.statusCode).toBe(refused.status)
    const { email } = typed
    expect(answer.json<SentForm>()).toMatchObject({ status: refused.status, typed: { email } })
    expect(answer.body).not.toContain(typed.password)
    expect(answer.cookies).toEqual([])
  })

  it('says at its field what is wrong with it, in her language', async () => {
    const answer = await send(new Visitor(await opened()), `${pages.register()}?lng=en`, { email: 'zoe' })
    expect(answer.json<SentForm>().refusal?.fields).toMatchObject({ email: 'Invalid email address' })
  })

  it('that asks for a link says the same of every address', async () => {
    const app = await opened()
    const { email } = await registered(app)
    const ask = async (address: string) =>
      (await send(new Visitor(app), pages.forgottenPassword(), { email: address })).json<SentForm>()
    expect(await ask(email)).toEqual({ status: 200, typed: { email }, refusal: null })
    expect(await ask('personne@exemple.fr')).toMatchObject({ status: 200, refusal: null })
  })

  it.each<{ site: Record<string, string> }>([
    { site: { 'sec-fetch-site': 'cross-site' } },
    { site: { 'sec-fetch-site': 'same-site' } },
    { site: { origin: 'https://evil.example' } },
    { site: { origin: 'null' } },
  ])('from another site signs nobody in: $site', async ({ site }) => {
    const app = await opened()
    const { email } = await registered(app)
    const answer = await send(new Visitor(app), pages.signIn(), { email, password: PASSWORD }, site)
    expect([answer.statusCode, answer.cookies]).toEqual([403, []])
    expect(answer.json<SentForm>().refusal?.code).toBe('cross_site')
  })

  it('counts with the call it stands for: the twenty-first sign-in of a minute waits, and reads how long', async () => {
    const visitor = new Visitor(await opened(1))
    const wrong = { email: 'personne@exemple.fr', password: 'faux' }
    for (let n = 1; n <= 10; n += 1) await visitor.post(api.login(), { ...wrong, email: `${n}@exemple.fr` })
    for (let n = 11; n <= 20; n += 1)
      expect((await send(visitor, pages.signIn(), { ...wrong, email: `${n}@exemple.fr` })).statusCode).toBe(
        401,
      )
    const answer = await send(visitor, pages.signIn(), wrong)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json<SentForm>()).toMatchObject({
      typed: { email: wrong.email },
      refusal: { code: 'throttled' },
    })
    expect((await visitor.post(api.login(), wrong)).statusCode).toBe(429)
  })

  it.each([
    { body: '{"email":"a@b.fr"}', type: 'application/json' },
    { body: 'x', type: 'text/plain' },
    { body: '--x--', type: 'multipart/form-data; boundary=x' },
    { body: '%&%=%&&==', type: 'application/x-www-form-urlencoded' },
    { body: '__proto__=x&constructor=y', type: 'application/x-www-form-urlencoded' },
  ])('that is none of ours is refused in words: $type $body', async ({ body, type }) => {
    const headers = { 'content-type': type }
    const answer = await new Visitor(await opened()).ask('POST', pages.signIn(), body, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<SentForm>().refusal?.code).toBe('invalid')
  })
})

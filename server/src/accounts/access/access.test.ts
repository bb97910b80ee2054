import { randomUUID } from 'node:crypto'
import { api, pages, siteFiles } from '@app/domain/routes.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEALTH } from '../../startup-server.ts'
import { BODIES_OF_HERS, everythingOfHers } from '../../testing/every-route/everything-of-hers.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { type Route, routesOf } from '../../testing/route-table.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { registered, Visitor } from '../../testing/visitor.ts'
import { guardRoutes } from '../accounts.ts'

/** The only calls that answer somebody who is not signed in. */
const PUBLIC = [
  `POST ${api.register()}`,
  `POST ${api.login()}`,
  `POST ${api.logout()}`,
  `POST ${api.factorSignIn()}`,
  `POST ${api.passkeyRequest()}`,
  `POST ${api.passkeySignIn()}`,
  `POST ${api.forgottenPassword()}`,
  `POST ${api.newPassword()}`,
  `GET ${api.baseStyles()}`,
  `GET ${api.packages()}`,
  `GET ${api.health()}`,
  `GET ${HEALTH.live}`,
  `GET ${HEALTH.ready}`,
  `POST ${api.preparePreview()}`,
  `POST ${api.previews()}`,
  `GET ${api.preview(':handle')}`,
  `GET ${api.previewBefore(':handle')}`,
  `GET ${api.previewPicture(':handle')}`,
  `DELETE ${api.preview(':handle')}`,
  `GET ${api.sharedImage(':token')}`,
  `GET ${api.sharedBefore(':token')}`,
  `POST ${api.withdrawals()}`,
  `POST ${api.enquiries()}`,
  `GET ${pages.emailConfirmation()}/:token`,
  `GET ${pages.newPassword()}/:token`,
  `GET ${pages.outbox()}`,
  ...Object.values(siteFiles).map((file) => `GET ${file()}`),
]

let home: TestApp
let routes: Route[]
let her: Someone
let stranger: Visitor
/** One id of hers for each address that has one. */
let hers: Record<string, string>

beforeAll(async () => {
  home = await openTestApp()
  // `*` is who answers "this address does not exist".
  routes = routesOf(home.app).filter((route) => !route.url.includes('*'))
  her = await someone(home)
  stranger = (await registered(home.app)).visitor
  hers = await everythingOfHers(home, her)
})
afterAll(() => home.close())

const named = ({ method, url }: Route) => `${method === 'HEAD' ? 'GET' : method} ${url}`
const askFor = (visitor: Visitor, { method, url }: Route, id: string, headers?: Record<string, string>) => {
  const body = method === 'PUT' || method === 'POST' ? BODIES_OF_HERS[url] : undefined
  return visitor.ask(method, url.replace(':id', id), body, headers)
}

describe('every route', () => {
  it('says who may call it, or the server does not start (C8)', async () => {
    const app = Fastify()
    guardRoutes(app as unknown as Parameters<typeof guardRoutes>[0], home.context)
    expect(() => app.get('/secret', async () => 'secret')).toThrow(
      /GET \/secret does not say who may call it/,
    )
  })

  it('is known here, with one of her ids where it has one', () => {
    expect(routes.length).toBeGreaterThan(25)
    const withId = new Set(routes.filter((route) => route.url.includes('/:id')).map((route) => route.url))
    expect([...withId].sort()).toEqual(Object.keys(hers).sort())
  })

  // spec: 6.1
  it('but the public ones answers 401 to somebody with no cookie (C1, C8)', async () => {
    const closed = routes.filter((route) => !PUBLIC.includes(named(route)))
    const open: string[] = []
    for (const route of closed) {
      const answer = await askFor(new Visitor(home.app), route, hers[route.url] ?? randomUUID())
      if (answer.statusCode !== 401) open.push(`${route.method} ${route.url} answered ${answer.statusCode}`)
    }
    expect(open).toEqual([])
    expect(closed.length).toBeGreaterThan(20)
  })

  it('answers 401 to a made-up cookie', async () => {
    const answer = await home.app.inject({ url: api.currentUser(), cookies: { sign_in: 'a'.repeat(43) } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
  })
})

describe('what is hers', () => {
  it.each([
    api.currentUser(),
    api.stats(),
    api.transformations(),
    api.draft(),
    api.credits(),
    api.purchases(),
    api.shares(),
  ])(
    // spec: 6.2
    'answers her at %s',
    async (address) => expect((await her.visitor.get(address)).statusCode).toBe(200),
  )

  // spec: 6.2
  it('is found by her, on every route with an id but those of the desk', async () => {
    const atDesk = (url: string) => url.startsWith('/api/operator/')
    for (const route of routes.filter(({ method, url }) => method === 'GET' && url in hers && !atDesk(url)))
      expect([route.url, (await askFor(her.visitor, route, hers[route.url] ?? '')).statusCode]).toEqual([
        route.url,
        200,
      ])
  })

  // spec: 6.3
  it('does not exist for another person, on any route with an id, whole, by its head or by a range (C1)', async () => {
    const found: string[] = []
    for (const route of routes.filter(({ url }) => url in hers)) {
      for (const range of ['', 'bytes=0-9']) {
        const answer = await askFor(stranger, route, hers[route.url] ?? '', { range })
        if (answer.statusCode !== 404) found.push(`${route.method} ${route.url}: ${answer.statusCode}`)
      }
    }
    expect(found).toEqual([])
  })

  it('a photo cannot be deleted by another person (C4)', async () => {
    const imageUrl = api.photo(hers[api.photo(':id')] ?? '')
    const theirs = await openDraftOf({ visitor: stranger, id: '', email: '' })
    for (const sessionId of [hers[api.draftById(':id')], theirs.id]) {
      const answer = await stranger.delete(api.upload(), { sessionId, imageUrl })
      expect(answer.statusCode).toBe(404)
    }
    expect((await her.visitor.get(imageUrl)).statusCode).toBe(200)
  })

  it('nothing can be uploaded into her draft by another person', async () => {
    const bytes = Buffer.from('peu importe')
    const answer = await stranger.upload(hers[api.draftById(':id')] ?? '', [{ name: 'a.jpg', bytes }])
    expect(answer.json().images ?? []).toEqual([])
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  })

  it('an id that is no id is refused, not looked for', async () => {
    expect((await her.visitor.get(api.photo('1 or 1=1'))).statusCode).toBe(400)
  })
})

describe('a call that changes something comes from our own pages', () => {
  const OURS = { host: 'localhost' }
  it.each([
    { from: 'another site', headers: { origin: 'https://mechant.example' } },
    { from: 'another port of this machine', headers: { origin: 'http://localhost:8080' } },
    { from: 'a sandboxed frame', headers: { origin: 'null' } },
    { from: 'a page that hides where it is', headers: {} },
    { from: 'another site, says the browser', headers: { 'sec-fetch-site': 'cross-site' } },
    { from: 'a neighbour site, says the browser', headers: { 'sec-fetch-site': 'same-site' } },
    {
      from: 'another site that lies about its origin',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    },
  ])('from $from it is refused (S8)', async ({ headers }) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      for (const { url } of routes.filter((route) => route.method === method)) {
        const answer = await home.app.inject({
          method,
          url,
          cookies: her.visitor.cookies,
          headers: { ...OURS, ...headers },
        })
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 403, 'cross_site'])
      }
    }
  })

  it('a forged form is refused whatever it says it carries (S8)', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { ...OURS, origin: 'https://mechant.example', 'content-type': type }
      const options = { method: 'POST', url: api.logout(), cookies: her.visitor.cookies, headers } as const
      expect((await home.app.inject({ ...options, payload: 'x=1' })).statusCode).toBe(403)
    }
    expect((await her.visitor.get(api.currentUser())).statusCode).toBe(200)
  })

  it('from our page, as the browser says it, it is accepted', async () => {
    const headers = { ...OURS, 'sec-fetch-site': 'same-origin' }
    expect((await home.app.inject({ method: 'POST', url: api.logout(), headers })).statusCode).toBe(200)
  })
})

/** The app as it is put before people: production's configuration, the built pages, a proxy that speaks https before it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, dashboardPages, pages, siteFiles } from '@app/domain/routes.ts'
import { isPayingPage } from '@app/domain/site/paying-pages.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE, productionNames } from '../../testing/deploying/production-names.ts'
import { headerFaults, policyFaults } from '../../testing/every-route/right-headers.ts'
import { KillableApp } from '../../testing/services/killable-app.ts'
import { freshDatabase } from '../../testing/test-app.ts'
import { PASSWORD } from '../../testing/visitor.ts'

const BUILT = join(import.meta.dirname, '../../../../web/build/client')

let folder: string
let databaseUrl: string
let app: KillableApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'production-'))
  const database = await freshDatabase(folder)
  if (database.kind !== 'postgres') throw new Error('production has a PostgreSQL')
  databaseUrl = database.url
  const names = { ...productionNames(database.url, folder), ROLE: 'web' }
  app = await KillableApp.prepare(names, { pages: 'built' })
  await app.start()
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As the proxy asks that stands before it. */
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(app.url + path, {
    redirect: 'manual',
    ...init,
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(HOUSE).host,
      origin: HOUSE,
      ...init.headers,
    },
  })
const post = (path: string, body: object): Promise<Response> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const headersOf = (answer: Response): Record<string, string> => Object.fromEntries(answer.headers)

let registrations = 0
async function registeredThere(): Promise<{ set: string[]; cookie: string }> {
  registrations += 1
  const typed = { firstName: 'Camille', email: `elle-${registrations}@exemple.fr`, password: PASSWORD }
  const answer = await post(api.register(), typed)
  expect(answer.status).toBe(201)
  const set = answer.headers.getSetCookie()
  return { set, cookie: set.map((each) => each.split(';')[0]).join('; ') }
}

it('nobody has an account before anybody registers, whatever is tried (A10)', async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select email from users')
  await client.end()
  expect(rows).toEqual([])
  for (const [email, password] of [
    ['admin@ondee.example', 'admin'],
    ['admin@example.com', 'password'],
    ['test@test.fr', 'test'],
    ['bonjour@ondee.example', PASSWORD],
  ])
    expect((await post(api.login(), { email, password } as object)).status).toBe(401)
})

it('what she is known by is `__Host-`, for https alone, and no script reads it (S2)', async () => {
  const { set } = await registeredThere()
  const secrets = set.filter((cookie) => !cookie.startsWith('lng='))
  expect(secrets.length).toBeGreaterThan(0)
  for (const cookie of secrets)
    expect(cookie).toMatch(/^__Host-\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

describe('pages and files', () => {
  const HERS = Object.values(dashboardPages).map((path) => path('6c0c3a52-0000-4000-8000-000000000000'))

  it('of her dashboard are kept by no browser: the way back shows nothing (S4)', async () => {
    const { cookie } = await registeredThere()
    for (const path of HERS) {
      const answer = await ask(path, { headers: { cookie } })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })

  it('bear what keeps browsers strict, and let our own scripts run alone; Stripe stands where she pays (H1, H2)', async () => {
    const { cookie } = await registeredThere()
    const assets = readdirSync(join(BUILT, 'assets')).map((file) => `/assets/${file}`)
    const some = ['.js', '.css', '.woff2'].flatMap((end) => assets.find((path) => path.endsWith(end)) ?? [])
    expect(some).toHaveLength(3)
    const public_ = [pages.home(), pages.terms(), pages.blog(), pages.tryOn(), '/nulle-part']
    for (const path of [...public_, ...some, ...Object.values(siteFiles).map((file) => file()), ...HERS]) {
      const headers = headersOf(await ask(path, { headers: { cookie } }))
      if (isPayingPage(path)) {
        const named = headers['content-security-policy']?.match(/https:\/\/[^ ;]+/g) ?? []
        expect([...new Set(named)].filter((source) => !source.endsWith('stripe.com'))).toEqual([])
        expect(named).toContain('https://js.stripe.com')
      } else expect([path, headerFaults(headers), policyFaults(headers)]).toEqual([path, [], []])
    }
  })

  it('are of the type they say, in the letters they say (H4)', async () => {
    const TYPES: [string, RegExp][] = [
      [pages.home(), /^text\/html; charset=utf-8$/],
      ['/nulle-part', /^text\/html; charset=utf-8$/],
      [siteFiles.robots(), /^text\/plain; charset=utf-8$/],
      [siteFiles.sitemap(), /^application\/xml; charset=utf-8$/],
      [siteFiles.manifest(), /^application\/manifest\+json; charset=utf-8$/],
      ['/art/line-art.svg', /^image\/svg\+xml/],
      [api.packages(), /^application\/json; charset=utf-8$/],
      ['/api/nulle-part', /^application\/json; charset=utf-8$/],
    ]
    for (const [path, type] of TYPES)
      expect([
        path,
        (await ask(path, { headers: { accept: 'text/html' } })).headers.get('content-type'),
      ]).toEqual([path, expect.stringMatching(type)])
  })
})

describe('what is nobody’s to see', () => {
  it.each([
    ...[
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/.npmrc',
      '/.vite/manifest.json',
      '/assets/.vite/manifest.json',
    ],
    ...[
      '/package.json',
      '/server/src/main.ts',
      '/src/main.ts',
      '/web/build/server/render.js',
      '/data/database',
    ],
    ...[
      '/assets/%2e%2e/%2e%2e/server/render.js',
      '/assets/..%2f..%2fserver%2frender.js',
      '/assets//etc/passwd',
    ],
    ...['/docs', '/documentation', '/swagger', '/api/docs', '/openapi.json', '/graphql', '/metrics'],
    ...['/assets', '/assets/', '/art/', '/pairs/', pages.outbox()],
  ])('%s is not found (H6)', async (path) => {
    const answer = await ask(path)
    expect([404, 400, 403, 301]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/root:|"name": "transformations"|renderPage|Index of/)
    if (answer.status === 301) expect((await ask(answer.headers.get('location') ?? '')).status).toBe(404)
  })

  it('no script tells what it was built from, nor does an answer what built it (H6)', async () => {
    const scripts = readdirSync(join(BUILT, 'assets')).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    for (const file of scripts) {
      expect(readFileSync(join(BUILT, 'assets', file), 'utf8')).not.toContain('sourceMappingURL')
      expect((await ask(`/assets/${file}.map`)).status).toBe(404)
    }
    const told = headersOf(await ask('/'))
    expect([told.server, told['x-powered-by']]).toEqual([undefined, undefined])
  })
})

/** What is written on a connection, and all that is answered until it is closed. */
function say(bytes: string): Promise<string> {
  const { port, hostname } = new URL(app.url)
  return new Promise((done) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
    })
    socket.on('error', () => undefined).on('close', () => done(said))
  })
}

const HOST = 'host: ondee.example\r\nconnection: close\r\n'

describe('what is no HTTP, or none we speak', () => {
  it.each([
    ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}x-secret: mine\r\n\r\n`],
    ['a method nobody knows', `BREW / HTTP/1.1\r\n${HOST}\r\n`],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\nhost: mechant.example\r\n${HOST}\r\n`],
    ['words', 'bonjour, je voudrais une coupe\r\n\r\n'],
    ['a version of the future', `GET / HTTP/9.9\r\n${HOST}\r\n`],
    ['headers of 40 kB', `GET / HTTP/1.1\r\n${HOST}x: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['a header with a NUL', `GET / HTTP/1.1\r\n${HOST}x: a\0b\r\n\r\n`],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
    ['a length that is none', `POST ${api.login()} HTTP/1.1\r\n${HOST}content-length: beaucoup\r\n\r\n`],
    ['a length below nothing', `POST ${api.login()} HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n`],
    [
      'two lengths',
      `POST ${api.login()} HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
    ],
    [
      'a length and chunks',
      `POST ${api.login()} HTTP/1.1\r\n${HOST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'chunks that are none',
      `POST ${api.login()} HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
    ],
    ['an address with a space', `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
    ['an address that is none', `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`],
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`],
    ['a way through us', `CONNECT mechant.example:443 HTTP/1.1\r\n${HOST}\r\n`],
    ['another site', `GET http://mechant.example/api/nulle-part HTTP/1.1\r\n${HOST}\r\n`],
    ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ])('%s is refused without a word of what lies behind, and harms nobody (I3)', async (_what, bytes) => {
    const said = await say(bytes)
    expect(said).toMatch(/^HTTP\/1\.1 (4\d\d|501|505) |^$/)
    expect(said).not.toMatch(/node_modules|\.ts:|\bat \/|Error:|stack|x-secret/)
    expect((await ask(api.health())).status).toBe(200)
  })
})

import { refusalSchema } from '@app/domain/errors.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { stopStopwatch } from '../../testing/clocks/machine-clock.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../../testing/visitor.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
})
afterAll(() => home.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const send = (url: string, payload: string, headers: Record<string, string> = JSON_TYPE) =>
  her.visitor.ask('POST', url, payload, headers)

const PART = '--x\r\ncontent-disposition: form-data; name='
const cutForm = (draftId: string) =>
  `${PART}"sessionId"\r\n\r\n${draftId}\r\n${PART}"images"; filename="a.jpg"\r\n\r\nabc`

describe('a refusal is a sentence, a code and a number to quote', () => {
  it.each([
    { language: 'fr-FR', error: 'Cette adresse n’existe pas.' },
    { language: 'en-GB', error: 'This address does not exist.' },
    { language: 'de-DE', error: 'Cette adresse n’existe pas.' },
  ])('in $language: $error', async ({ language, error }) => {
    const answer = await her.visitor.get('/api/nulle-part', { 'accept-language': language })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error, code: 'not_found', requestId: expect.stringMatching(/./) })
  })

  it.each([
    {
      what: 'JSON that ends too early',
      status: 400,
      code: 'invalid',
      send: () => send(api.login(), '{"email":'),
    },
    { what: 'no JSON at all', status: 400, code: 'invalid', send: () => send(api.login(), '') },
    {
      what: 'a poisoned prototype',
      status: 400,
      code: 'invalid',
      send: () => send(api.login(), '{"__proto__":{}}'),
    },
    {
      what: 'XML',
      status: 400,
      code: 'invalid',
      send: () => send(api.login(), '<a/>', { 'content-type': 'application/xml' }),
    },
    {
      what: 'a body of 300 kB',
      status: 413,
      code: 'payload_too_large',
      send: () => send(api.login(), JSON.stringify({ email: 'x'.repeat(300_000) })),
    },
    {
      what: 'JSON where files belong',
      status: 400,
      code: 'invalid',
      send: () => send(api.upload(), '{}'),
    },
    {
      what: 'files with no boundary',
      status: 400,
      code: 'invalid',
      send: () => send(api.upload(), 'x', { 'content-type': 'multipart/form-data' }),
    },
    {
      what: 'files cut off on the way',
      status: 400,
      code: 'invalid',
      send: async () => {
        const { id } = await openDraftOf(her)
        return send(api.upload(), cutForm(id), { 'content-type': 'multipart/form-data; boundary=x' })
      },
    },
    { what: 'a wrong verb', status: 404, code: 'not_found', send: () => her.visitor.delete(api.login()) },
    {
      what: 'an address that cannot be decoded',
      status: 400,
      code: 'invalid',
      send: () => her.visitor.get('/api/photos/%E0%A4%A'),
    },
    // spec: 8.5
  ])('$what: $status, $code (I3)', async ({ status, code, send: ask }) => {
    const answer = await ask()
    expect({ status: answer.statusCode, ...refusalSchema.strict().parse(answer.json()) }).toMatchObject({
      status,
      code,
    })
    expect(answer.json().requestId).toBeTruthy()
    expect(answer.body).not.toMatch(/node_modules|\.ts:|Error:|stack/)
  })

  it('names every wrong field, with its sentence', async () => {
    const answer = await new Visitor(home.app).post(api.register(), {
      firstName: 'C',
      email: 'x',
      password: '1',
    })
    expect(answer.json().fields).toEqual({
      firstName: 'Prénom trop court',
      email: 'Email invalide',
      password: '6 caractères minimum',
    })
  })
})

describe('headers of every answer', () => {
  it.each([api.health(), api.currentUser(), '/api/nulle-part'])('%s', async (url) => {
    const { headers } = await new Visitor(home.app).get(url)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

describe('limits per minute', () => {
  // However long the calls take, they are of one minute.
  beforeEach(stopStopwatch)
  afterEach(() => void vi.useRealTimers())
  // spec: 9.38
  it('the twenty-first sign-in of a minute from one address waits, in words', async () => {
    const config = { ...home.context.config, rateLimitFactor: 1 }
    const app = await buildApp({ ...home.context, config }, { pages: 'none' })
    try {
      const visitor = new Visitor(app)
      const attempt = (n: number) =>
        visitor.post(api.login(), { email: `${n}@exemple.fr`, password: PASSWORD })
      for (let n = 1; n <= 20; n += 1) expect((await attempt(n)).statusCode).toBe(401)
      const refused = await attempt(21)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.json()).toMatchObject({
        code: 'throttled',
        error: expect.stringContaining('Trop de tentatives'),
      })
    } finally {
      await app.close()
    }
  })

  it('of what became of a payment: 240 questions pass, the next waits, so that nobody spends the card provider', async () => {
    const config = { ...home.context.config, rateLimitFactor: 1 }
    const app = await buildApp({ ...home.context, config }, { pages: 'none' })
    try {
      const { visitor } = await registered(app)
      const statuses: number[] = []
      for (let n = 0; n < 241; n += 1) statuses.push((await visitor.get(api.payment(nobody()))).statusCode)
      expect(statuses).toEqual([...Array(240).fill(404), 429])
    } finally {
      await app.close()
    }
  })
})

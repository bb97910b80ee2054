import { api } from '@app/domain/routes.ts'
import { REFRESH_MS } from '@app/domain/transformations/statuses.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../context.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { LIMITS } from './rate-limit.ts'

const home: TestApp = await openTestApp()
afterAll(() => home.close())

/** An app that has counted nothing yet, with the limits as they are written. */
let app: App
let her: Someone
// However long the calls take, they are of one minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  const config = { ...home.context.config, rateLimitFactor: 1 }
  app = await buildApp({ ...home.context, config }, { pages: 'none' })
  her = await someone(home)
  her.visitor = new Visitor(app, her.visitor.cookies)
  return () => app.close()
})

const stranger = () => new Visitor(app)
const typed = () => ({ firstName: 'Camille', email: `${nobody()}@exemple.fr`, password: PASSWORD })
const form = { 'content-type': 'multipart/form-data; boundary=x' }

/** One call each, of which nothing comes but that it is counted; most say something wrong. */
const CALLS: { what: string; limit: number; call: () => Promise<{ statusCode: number }> }[] = [
  {
    what: 'registering',
    limit: LIMITS.register,
    call: () => stranger().post(api.register(), { ...typed(), email: 'x' }),
  },
  { what: 'signing in', limit: LIMITS.signIn, call: () => stranger().post(api.login(), typed()) },
  {
    what: 'asking for a new password',
    limit: LIMITS.mail,
    call: () => stranger().post(api.forgottenPassword(), typed()),
  },
  {
    what: 'choosing a new password',
    limit: LIMITS.signIn,
    call: () => stranger().post(api.newPassword(), typed()),
  },
  {
    what: 'a message to confirm an address',
    limit: LIMITS.mail,
    call: () => her.visitor.post(api.confirmationMail()),
  },
  {
    what: 'sending photos',
    limit: LIMITS.upload,
    call: () => her.visitor.ask('POST', api.upload(), 'x', form),
  },
  { what: 'preparing a payment', limit: LIMITS.payment, call: () => her.visitor.post(api.createIntent()) },
  {
    what: 'preparing a payment for credits',
    limit: LIMITS.payment,
    call: () => her.visitor.post(api.creditIntent()),
  },
  {
    what: 'the free transformation',
    limit: LIMITS.create,
    call: () => her.visitor.post(api.createTransformation()),
  },
  {
    what: 'the first preview',
    limit: LIMITS.preview,
    call: () => stranger().ask('POST', api.previews(), 'x', form),
  },
  {
    what: 'making the first preview ready',
    limit: LIMITS.preview,
    call: () => stranger().post(api.preparePreview()),
  },
  { what: 'renouncing a contract', limit: LIMITS.mail, call: () => stranger().post(api.withdrawals()) },
  { what: 'writing to the house', limit: LIMITS.contact, call: () => stranger().post(api.enquiries()) },
  { what: 'asking to be professional', limit: LIMITS.mail, call: () => her.visitor.post(api.proRequest()) },
]

describe('from one address, in one minute', () => {
  it.each(CALLS)(
    '$what is let $limit times, and told in words how long to wait after that (R1)',
    async ({ limit, call }) => {
      const statuses = new Set<number>()
      for (let n = 1; n <= limit; n += 1) statuses.add((await call()).statusCode)
      expect([...statuses].filter((status) => status === 429 || status >= 500)).toEqual([])
      const answer = (await call()) as Awaited<ReturnType<Visitor['get']>>
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'throttled'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json().error).toMatch(/^Trop de tentatives\. Réessayez dans \d+ secondes?\.$/)
    },
  )

  it('whether an address has an account is told ten times, and no more (A5)', async () => {
    const known = her.email
    const ask = () => stranger().post(api.register(), { ...typed(), email: known })
    for (let n = 1; n <= LIMITS.register; n += 1) expect((await ask()).json().code).toBe('account_exists')
    const refused = await ask()
    const unknown = await stranger().post(api.register(), typed())
    expect([refused.statusCode, unknown.statusCode]).toEqual([429, 429])
    expect({ ...refused.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
  })
})

it('five tabs that ask every five seconds for ten minutes meet no limit, and are told that nothing changed (R2)', async () => {
  await makeTransformation(home, her, { images: 1 })
  const polls = (5 * 10 * 60_000) / REFRESH_MS
  const first = await her.visitor.get(api.transformations())
  const known = { 'if-none-match': String(first.headers.etag) }
  const statuses = new Set<number>()
  let bytes = 0
  for (let n = 1; n <= polls; n += 1) {
    const answer = await her.visitor.get(api.transformations(), known)
    statuses.add(answer.statusCode)
    bytes += answer.body.length
  }
  expect([first.statusCode, ...statuses, bytes]).toEqual([200, 304, 0])
})

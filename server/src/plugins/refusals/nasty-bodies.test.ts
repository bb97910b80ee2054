import { api } from '@app/domain/routes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../testing/engines/runs.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import { nobody, someone } from '../../testing/people.ts'
import { routesOf } from '../../testing/route-table.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const JSON_TYPE = { 'content-type': 'application/json' }

/** What clients send by mistake or by malice. */
const NASTY = fc.constantFrom<unknown>(
  ...[
    '',
    '\0',
    'a\0b',
    '\ud800',
    '{{7*7}}',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    'x'.repeat(5000),
  ],
  ...[-1, 0, 1e308, -0, 2 ** 31, 2 ** 53, 0.1, null, true, [], {}, [[]], [null], { length: -1 }],
)
/** Values that pass for right, so that the nasty ones get further than the first check. */
const GOOD = fc.constantFrom<unknown>(
  ...['camille@exemple.fr', PASSWORD, 'Camille', 'pixie', 'pack_5', 'pro_test', 'free_pro', 'picture2.png'],
  ...[9.9, 1, 4, true, nobody(), { number: '4242424242424242', expiry: '12/40', cvc: '123' }],
)
const FIELDS = [
  ...[
    'firstName',
    'lastName',
    'email',
    'password',
    'gender',
    'phone',
    'image',
    'amount',
    'packageType',
    'sessionName',
  ],
  ...[
    'baseStyle',
    'step',
    'paymentMethod',
    'sessionId',
    'imageUrl',
    'clientSecret',
    'card',
    'accept',
    'startNow',
  ],
  ...['termsVersion', 'id', 'constructor'],
]
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(NASTY, GOOD), { maxKeys: 8 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

describe('whatever is sent, no call that changes something ever fails', () => {
  /** A right body for each call: one field of it is then made nasty. */
  const RIGHT: Record<string, object> = {
    [api.register()]: { firstName: 'Camille', email: 'fuzz@exemple.fr', password: PASSWORD, gender: 'femme' },
    [api.login()]: { email: 'fuzz@exemple.fr', password: PASSWORD },
    [api.profile()]: { firstName: 'Camille', lastName: 'M', email: 'fuzz@exemple.fr', phone: '06' },
    [api.profileImage()]: { image: 'picture2.png' },
    [api.draftById(':id')]: { sessionName: 'Été', baseStyle: 'pixie', packageType: 'pack_5', step: 2 },
    [api.imageFavourite(':id')]: { favourite: true },
    [api.photosToDraft(':id')]: { replace: true },
    [api.createIntent()]: { amount: 9.9, packageType: 'pack_5', sessionName: 'Été' },
    [api.paymentConsent(':id')]: { startNow: true, termsVersion: '1' },
    [api.testCardConfirm()]: {
      clientSecret: 'x',
      card: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    },
    [api.testCardChallenge()]: { clientSecret: 'x', accept: true },
    [api.createTransformation()]: {
      sessionName: 'Été',
      baseStyle: 'balayage_doux',
      packageType: 'pro_test',
      paymentMethod: 'free_pro',
    },
    [api.upload()]: { sessionId: nobody(), imageUrl: api.photo(nobody()) },
  }

  const changing = () =>
    routesOf(home.app).filter(
      ({ method, url }) =>
        ['POST', 'PUT', 'DELETE'].includes(method) &&
        !url.includes('*') &&
        url !== api.logout() &&
        url !== api.account(),
    )

  it.each([
    ['a number beyond all numbers', '{"amount":1e400,"step":-1e400}'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['depth that is closed again', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['half a letter', '{"email":"\\ud800","firstName":"\\udc00"}'],
    ['a name twice', '{"email":"a@exemple.fr","email":["b@exemple.fr"]}'],
    ['a prototype by its other name', '{"constructor":{"prototype":{"isOperator":true}}}'],
    ['an array', '[]'],
    ['a word', '"bonjour"'],
    ['nothing', 'null'],
    ['bytes that are no text', '\xff\xfe\x00'],
    ['a mark before it', '\ufeff{}'],
  ])('%s is answered in words (I1)', async (_what, text) => {
    const clumsy = await someone(home)
    for (const { method, url } of changing()) {
      const answer = await clumsy.visitor.ask(method, url.replace(':id', nobody()), text, JSON_TYPE)
      expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
    }
    expect((await clumsy.visitor.get(api.currentUser())).json().user).not.toHaveProperty('isOperator')
  })

  const BODIES = runs(50, 200)
  it(`${BODIES} bodies for each of them (I1)`, async () => {
    const clumsy = await someone(home)
    const draft = await openDraftOf(clumsy)
    const failed: string[] = []
    const calls = changing()
    expect(calls.length).toBeGreaterThan(10)
    for (const { method, url } of calls) {
      const right = RIGHT[url] ?? {}
      const bent = fc
        .tuple(fc.constantFrom(...Object.keys(right), 'x'), NASTY)
        .map(([field, value]) => ({ ...right, [field]: value }))
      const path = url.replace(':id', draft.id)
      const send = async (payload: unknown) => {
        const answer = await clumsy.visitor.ask(method, path, JSON.stringify(payload), JSON_TYPE)
        if (answer.statusCode >= 500)
          failed.push(`${method} ${url} ${JSON.stringify(payload).slice(0, 300)}: ${answer.statusCode}`)
      }
      // Ten at a time: the database and the web process work side by side.
      const payloads = fc.sample(fc.oneof(body, bent), BODIES)
      for (let at = 0; at < payloads.length; at += 10)
        await Promise.all(payloads.slice(at, at + 10).map(send))
    }
    expect(failed.slice(0, 20)).toEqual([])
  })
})

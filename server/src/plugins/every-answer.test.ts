import { api } from '@app/domain/routes.ts'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everythingOfHers } from '../testing/every-route/everything-of-hers.ts'
import { headerFaults, policyFaults } from '../testing/every-route/right-headers.ts'
import { type Someone, someone } from '../testing/people.ts'
import { type Route, routesOf } from '../testing/route-table.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { sendOnlyDeclared } from './declared-answers.ts'

interface Answer {
  who: 'she' | 'nobody'
  route: Route
  answer: LightMyRequestResponse
}

let home: TestApp
let her: Someone
let hers: Record<string, string>
let routes: Route[]
let answers: Answer[]
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
  hers = await everythingOfHers(home, her)
  routes = routesOf(home.app).filter(({ url }) => !url.includes('*'))
  answers = [
    ...(await askAll('nobody', new Visitor(home.app), routes)),
    ...(await askAll('she', her.visitor, routes.filter(isLooking))),
  ]
})
afterAll(() => home.close())

const isLooking = ({ method }: Route): boolean => method === 'GET' || method === 'HEAD'
const addressOf = ({ url }: Route): string => url.replace(':id', hers[url] ?? '0').replace(/:\w+/g, 'inconnu')
async function askAll(who: Answer['who'], visitor: Visitor, asked: readonly Route[]): Promise<Answer[]> {
  const told: Answer[] = []
  for (const route of asked)
    told.push({ who, route, answer: await visitor.ask(route.method, addressOf(route)) })
  return told
}

/** Those that are not as they should be, each by who asked what. */
const failing = (among: readonly Answer[], isRight: (answer: LightMyRequestResponse) => boolean): string[] =>
  among
    .filter(({ answer }) => !isRight(answer))
    .map(({ who, route, answer }) => {
      const { 'content-type': type, 'cache-control': caching } = answer.headers
      return `${who} ${route.method} ${route.url}: ${answer.statusCode} ${type} ${caching}`
    })

const isJson = ({ headers }: LightMyRequestResponse) =>
  headers['content-type']?.startsWith('application/json')
const found = () => answers.filter(({ who, answer }) => who === 'she' && answer.statusCode === 200)

describe('every answer of every route', () => {
  it('was really looked at: pictures, documents and words of hers, and refusals', () => {
    const types = new Set(found().map(({ answer }) => answer.headers['content-type']))
    for (const type of ['application/json; charset=utf-8', 'image/jpeg', 'image/webp', 'application/pdf'])
      expect(types).toContain(type)
    expect(
      answers.filter(({ who, answer }) => who === 'nobody' && answer.statusCode >= 400).length,
    ).toBeGreaterThan(40)
  })

  it('lets our own scripts run, and nothing else (H1)', () =>
    expect(failing(answers, ({ headers }) => policyFaults(headers).length === 0)).toEqual([]))

  it('keeps browsers strict: HSTS, nosniff, Referrer-Policy, Permissions-Policy, COOP (H2)', () =>
    expect(failing(answers, ({ headers }) => headerFaults(headers).length === 0)).toEqual([]))

  it.each(['https://mechant.example', 'null', 'http://localhost.mechant.example', 'http://localhost:8080'])(
    'may be read by no page of %s (H3)',
    async (origin) => {
      const open: string[] = []
      for (const route of routes.filter(isLooking)) {
        const asked = [
          await her.visitor.get(addressOf(route), { origin }),
          await her.visitor.ask('OPTIONS', addressOf(route), undefined, {
            origin,
            'access-control-request-method': 'GET',
          }),
        ]
        const told = asked.flatMap(({ headers }) => Object.keys(headers))
        if (told.some((name) => name.startsWith('access-control-'))) open.push(route.url)
      }
      expect(open).toEqual([])
    },
  )

  it('is of the type it says, in the letters it says; a call is never answered with a page (H4)', () => {
    const MAGIC: [RegExp, RegExp][] = [
      [/^application\/json; charset=utf-8$/, /^[{[]/],
      [/^image\/jpeg$/, /^\xff\xd8\xff/],
      [/^image\/webp$/, /^RIFF....WEBP/s],
      [/^application\/pdf$/, /^%PDF-/],
      [/^application\/zip$/, /^PK/],
    ]
    const ofCalls = answers.filter(({ route, answer }) => route.url.startsWith('/api/') && answer.body !== '')
    const isTrue = ({ headers, rawPayload }: LightMyRequestResponse) =>
      MAGIC.some(
        ([type, begins]) =>
          type.test(String(headers['content-type'])) && begins.test(rawPayload.toString('latin1', 0, 16)),
      )
    expect(failing(ofCalls, isTrue)).toEqual([])
    const said = answers.filter(({ answer }) => answer.body !== '' && answer.statusCode < 300)
    const isNamed = ({ headers }: LightMyRequestResponse) =>
      /^(application\/(json|manifest\+json|xml)|text\/\w+); charset=utf-8$|^(image|application)\/(jpeg|webp|png|x-icon|svg\+xml|vnd\.microsoft\.icon|pdf|zip)$/.test(
        String(headers['content-type']),
      )
    expect(failing(said, isNamed)).toEqual([])
  })
})

describe('what is hers', () => {
  it('is kept by no browser and no cache, where it is words (C3, S4)', () =>
    expect(
      failing(
        answers.filter(({ route, answer }) => route.url.startsWith('/api/') && isJson(answer)),
        ({ headers }) =>
          headers['cache-control'] === 'no-store' || headers['cache-control'] === 'private, no-store',
      ),
    ).toEqual([]))

  it('is kept by no cache that others share, and shown again only after asking, where it is a picture or a document (C3)', () =>
    expect(
      failing(
        found().filter(({ route, answer }) => route.url in hers && !isJson(answer)),
        ({ headers }) => /^private, no-(store|cache)$|^no-store$/.test(String(headers['cache-control'])),
      ),
    ).toEqual([]))

  it('is shown by addresses that open nothing without her cookie: none of them is signed (C2)', () => {
    const addresses = found()
      .filter(({ answer }) => isJson(answer))
      .flatMap(({ answer }) => [...answer.body.matchAll(/"(?:\w*[uU]rl|before|image)":"([^"]+)"/g)])
      .map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !/^\/api\/[\w/-]+(\.zip)?$|^picture\d\.png$/.test(address))).toEqual(
      [],
    )
    const elsewhere = found().filter(({ answer }) => answer.headers.location !== undefined)
    expect(elsewhere).toEqual([])
  })
})

describe('an answer holds the fields that its route declares', () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  sendOnlyDeclared(app)
  const row = { id: 1, passwordHash: '$argon2id$', deep: { name: 'Camille', secret: 'x' } }
  const declared = z.object({ id: z.number(), deep: z.object({ name: z.string() }) })
  app.get('/declared', { schema: { response: { 200: declared } } }, async () => row)
  app.get('/undeclared', async () => row)

  it('and no other, however deep (C7)', async () =>
    expect((await app.inject('/declared')).json()).toEqual({ id: 1, deep: { name: 'Camille' } }))

  it('and is none where its route declares nothing (C7)', async () => {
    const answer = await app.inject('/undeclared')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('argon2')
  })

  it('of the app: nothing of the table is in any answer to her (C7)', () => {
    const told = found()
      .filter(({ answer }) => isJson(answer))
      .map(({ answer }) => answer.body)
    expect(told.length).toBeGreaterThan(15)
    const SECRET = /passwordHash|tokenHash|argon2|providerId|providerRef|fingerprint|\.jpg"|sha256|userId/i
    expect(told.filter((body) => SECRET.test(body))).toEqual([])
  })
})

it('a call that does not exist is answered in words, to whoever asks for a page too (H4)', async () => {
  const answer = await her.visitor.get('/api/nulle-part', { accept: 'text/html' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ])
  expect((await her.visitor.get(api.health())).statusCode).toBe(200)
})

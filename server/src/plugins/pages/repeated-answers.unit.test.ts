import Fastify, { type InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RepeatedAnswers } from './repeated-answers.ts'

/** A site that says how often it was asked, on every page. */
function open() {
  const app = Fastify({ trustProxy: 'loopback' })
  const repeated = new RepeatedAnswers(app)
  let asked = 0
  app.get('/*', async (request, reply) => {
    asked += 1
    const body = Buffer.from(`${asked}`)
    if (request.url.startsWith('/missing')) reply.code(404)
    reply.header('x-set-by', 'the site')
    repeated.learn(request, reply, body)
    return reply.send(body)
  })
  return async (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { host: 'exemple.fr', ...headers } })
}

let ask: ReturnType<typeof open>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  ask = open()
})
afterEach(() => {
  vi.useRealTimers()
})

const said = async (...how: Parameters<typeof ask>) => (await ask(...how)).body

it('What a stranger was sent of a public page is repeated to the next, with all its headers', async () => {
  const [first, next] = [await ask('/'), await ask('/')]
  const { date: _, ...headers } = next.headers
  expect(next.body).toBe('1')
  expect(first.headers).toMatchObject(headers)
  expect(headers).toMatchObject({ 'x-set-by': 'the site', 'content-length': '1' })
})

it('for a second, and no longer', async () => {
  await ask('/')
  vi.advanceTimersByTime(999)
  expect(await said('/')).toBe('1')
  vi.advanceTimersByTime(1)
  expect(await said('/')).toBe('2')
})

it.each([
  ['another address', '/other', {}],
  ['another parameter', '/?resultat=ok', {}],
  ['another host', '/', { host: 'autre.fr' }],
  ['another host that our own proxy names', '/', { 'x-forwarded-host': 'autre.fr' }],
  ['another language', '/', { 'accept-language': 'en' }],
  ['other ways to pack', '/', { 'accept-encoding': 'br' }],
  ['a cookie, which may say who she is', '/', { cookie: 'sign_in=1' }],
  ['the tag of what she has', '/', { 'if-none-match': '"1"' }],
])('Whoever asks with %s is answered anew', async (_, url, headers) => {
  await ask('/')
  expect(await said(url, headers)).toBe('2')
})

it('What was said to somebody with a cookie or a tag is repeated to nobody', async () => {
  await ask('/', { cookie: 'sign_in=1' })
  await ask('/', { 'if-none-match': '"1"' })
  expect(await said('/')).toBe('3')
})

it('A page that is missing is looked for each time', async () => {
  await ask('/missing')
  expect(await said('/missing')).toBe('2')
})

it('Whoever asks for the headers alone is answered anew', async () => {
  await ask('/')
  await ask('/', {}, 'HEAD')
  expect(await said('/elsewhere')).toBe('3')
})

it('An address of a thousand characters is too long to be repeated', async () => {
  // The rest of the question is its host, two headers that are not there, and what stands between.
  const rest = 'exemple.fr'.length + 2 * 'undefined'.length + 3
  const addressOf = (length: number) => `/${'a'.repeat(length - rest - 1)}`
  for (const [length, expected] of [
    [999, '1'],
    [1000, '2'],
    [1001, '4'],
  ] as const) {
    await ask(addressOf(length))
    expect(await said(addressOf(length))).toBe(expected)
  }
})

it('Of more than five hundred questions the oldest are answered anew', async () => {
  for (let page = 1; page <= 500; page += 1) await ask(`/${page}`)
  expect(await said('/1')).toBe('1')
  await ask('/501')
  expect(await said('/1')).toBe('502')
})

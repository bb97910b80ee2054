import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { callApi } from './call.ts'
import { reading } from './reading.ts'

const answer = z.object({ name: z.string() })
const served = (status: number, body: unknown) => {
  const fetched = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const failure = async () => callApi('/api/x', { answer }).catch((error: unknown) => error as ApiError)

afterEach(() => vi.unstubAllGlobals())

describe('a call to our API', () => {
  it('gives the checked answer', async () => {
    served(200, { name: 'Léa' })
    await expect(callApi('/api/x', { answer })).resolves.toEqual({ name: 'Léa' })
  })
  // spec: 7.2
  it('sends JSON with its content type', async () => {
    const fetched = served(200, { name: 'Léa' })
    await callApi('/api/x', { method: 'POST', body: { a: 1 }, answer })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
  })
  // spec: 7.2
  it('sends neither body nor content type with a GET', async () => {
    const fetched = served(200, { name: 'Léa' })
    await callApi('/api/x', { body: { a: 1 }, answer })
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('body')
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
  })
  // spec: 7.1
  it('sends her cookie', async () => {
    const fetched = served(200, { name: 'Léa' })
    await callApi('/api/x', { answer })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' })
  })
  it('leaves the content type of a form to the browser', async () => {
    const fetched = served(200, { name: 'Léa' })
    await callApi('/api/x', { method: 'POST', body: new FormData(), answer })
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
  })
})

describe('what an address said before, with a tag', () => {
  const told = [
    () => new Response('{"name":"Léa"}', { headers: { etag: '"1"' } }),
    () => new Response(null, { status: 304 }),
    () => new Response('{"name":"Zoé"}', { headers: { etag: '"2"' } }),
    () => new Response(null, { status: 304 }),
  ]
  it('is sent along, and counts again where the server says that nothing changed', async () => {
    const answers = told.map((each) => each())
    const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(answers.shift()))
    vi.stubGlobal('fetch', fetched)
    const names: string[] = []
    for (const _time of told) names.push((await callApi('/api/sessions', { answer })).name)
    expect(names).toEqual(['Léa', 'Léa', 'Zoé', 'Zoé'])
    const tags = fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('if-none-match'))
    expect(tags).toEqual([null, '"1"', '"1"', '"2"'])
  })
  it('is not sent with a call that changes something', async () => {
    const fetched = served(200, { name: 'Léa' })
    await callApi('/api/sessions', { method: 'DELETE', answer })
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('if-none-match')).toBeNull()
  })
})

describe('a refusal', () => {
  it('keeps the sentence, the code and the fields of the server', async () => {
    served(409, { error: 'Un compte existe déjà.', code: 'account_exists', fields: { email: 'Déjà pris.' } })
    expect(await failure()).toMatchObject({
      status: 409,
      code: 'account_exists',
      sentence: 'Un compte existe déjà.',
      fields: { email: 'Déjà pris.' },
    })
  })
  it('keeps how many credits were needed, and how many there were', async () => {
    const credits = { needed: 5, available: 2 }
    served(409, { error: 'Il vous faut 5 crédits.', code: 'credits_insufficient', credits })
    expect(await failure()).toMatchObject({ code: 'credits_insufficient', credits })
  })
  it('keeps for programs what the server said, and never shows it', async () => {
    served(409, { error: 'Un compte existe déjà.', code: 'account_exists' })
    const error = await failure()
    expect(error).toMatchObject({
      message: '409: {"error":"Un compte existe déjà.","code":"account_exists"}',
      sentence: 'Un compte existe déjà.',
    })
  })
  it('of a proxy, in HTML, has no sentence to show', async () => {
    served(502, '<h1>Bad gateway</h1>')
    expect(await failure()).toMatchObject({ status: 502, code: null, sentence: '' })
  })
  it('is also an answer of the wrong shape', async () => {
    served(200, { surprise: true })
    expect(await failure()).toBeInstanceOf(ApiError)
  })
})

it('a cut connection has status 0 and no code', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  const error = await failure()
  expect(error).toMatchObject({ status: 0, code: null, isNetwork: true })
})

// spec: 7.3
it('a query reads the address that its key begins with', async () => {
  const fetched = served(200, { name: 'Léa' })
  const { queryKey, queryFn } = reading('/api/user/stats', answer)
  expect(queryKey).toEqual(['/api/user/stats'])
  await expect(queryFn({ queryKey, signal: new AbortController().signal })).resolves.toEqual({ name: 'Léa' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/stats')
})

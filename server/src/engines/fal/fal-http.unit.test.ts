import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FalHttp } from './fal-http.ts'
import { filesLeft, isResultOfJob, progressOf, seenOfRefusal, wordsOf } from './fal-shapes.ts'

/** Answers the status and the body that its address asks for. */
let server: Server
let url: (status: number, body?: unknown, headers?: Record<string, string>) => string
let calls = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1
    const asked = new URL(request.url ?? '/', 'http://fal').searchParams
    const headers = JSON.parse(asked.get('headers') ?? '{}')
    response.writeHead(Number(asked.get('status')), headers).end(asked.get('body'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  url = (status, body = {}, headers = {}) => {
    const query = { status: String(status), body: JSON.stringify(body), headers: JSON.stringify(headers) }
    return `http://127.0.0.1:${port}/?${new URLSearchParams(query)}`
  }
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const http = new FalHttp('a-key', { callMs: 60_000 })
const post = (to: string) => http.read(z.object({}), { method: 'POST', url: to, json: {} })

describe('an answer of fal', () => {
  it.each([
    [400, 'refused'],
    [401, 'unpaid'],
    [402, 'unpaid'],
    [403, 'unpaid'],
    [404, 'gone'],
    [408, 'away'],
    [410, 'gone'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'away'],
    [502, 'away'],
    [504, 'away'],
  ] as const)('%i is %s, and nothing is sent a second time', async (status, trouble) => {
    const before = calls
    await expect(post(url(status))).rejects.toMatchObject({ name: 'ServiceError', trouble })
    expect(calls - before).toBe(1)
  })

  it('says in its own words that the money is gone', async () => {
    const detail = 'User is locked. Reason: Exhausted balance.'
    await expect(post(url(403, { detail }))).rejects.toMatchObject({
      trouble: 'unpaid',
      message: `fal answered 403: ${detail}`,
    })
  })

  it('repeats no key', async () => {
    await expect(post(url(422, { detail: 'not a-key' }))).rejects.toMatchObject({
      message: 'fal answered 422: not [key]',
    })
  })

  it('of another shape is no answer', async () => {
    const asked = http.read(z.object({ id: z.string() }), { method: 'GET', url: url(200, { id: 1 }) })
    await expect(asked).rejects.toMatchObject({ trouble: 'away' })
  })

  it('may say how long to wait', async () => {
    await expect(post(url(429, {}, { 'retry-after': '7' }))).rejects.toMatchObject({ retryAfterMs: 7000 })
    await expect(post(url(429))).rejects.toMatchObject({ retryAfterMs: null })
  })

  it('for a file that is forbidden is that it is gone', async () => {
    const asked = http.bytes(url(403), new AbortController().signal)
    await expect(asked).rejects.toMatchObject({ trouble: 'gone' })
  })
})

it.each([
  [422, { detail: [{ loc: ['body'], msg: 'no face', type: 'value_error' }] }, true],
  [499, { detail: 'cancelled' }, true],
  [500, { detail: 'Internal Server Error' }, true],
  [500, undefined, false],
  [503, { detail: 'Service Unavailable' }, false],
  [503, { detail: 'Runner disconnected', error_type: 'runner_disconnected' }, true],
  [504, { detail: [{ loc: ['body'], msg: 'timeout', type: 'generation_timeout' }] }, true],
])('%i with %j is how the job ended: %s', (status, body, isEnd) =>
  expect(isResultOfJob(status, body)).toBe(isEnd),
)

it.each([
  [422, { detail: [{ msg: 'unsafe', type: 'content_policy_violation' }] }, 'failed', 'flagged: unsafe'],
  [422, { detail: [{ msg: 'too long', type: 'value_error' }] }, 'failed', 'too long'],
  [500, null, 'failed', 'no reason'],
  [499, { detail: 'cancelled' }, 'canceled', 'cancelled'],
])('a job that ended with %i and %j is %s: %s', (code, body, status, error) =>
  expect(seenOfRefusal(code, body, 'no reason')).toMatchObject({ status, error }),
)

it.each([
  [[], null],
  [['Loading the model'], null],
  [['  0%|          | 0/1000 [00:00<?]'], 0],
  [[' 10%|█         | 100/1000', ' 45%|████▌     | 450/1000', 'saved'], 0.45],
  [['\r 98%|█████████▊| 980/1000\r100%|██████████| 1000/1000'], 1],
  [['120% |'], 1],
  [['learned 50% of it'], null],
])('the logs %j say that a training has come %s of its way', (messages, share) =>
  expect(progressOf(messages.map((message) => ({ message })))).toBe(share),
)

it.each([
  [{ detail: 'Not Found' }, 'Not Found'],
  [{ message: 'busy' }, 'busy'],
  [{ detail: [{ msg: 'a' }, { loc: ['body', 'loras', 0], msg: 'b' }] }, 'a; body.loras.0: b'],
  [{ detail: 'x'.repeat(501) }, 'x'.repeat(500)],
  [{}, null],
  ['<html>', null],
])('%j reads %s', (body, words) => expect(wordsOf(body)).toBe(words))

it.each([
  [null, 0],
  [undefined, 0],
  ['File not found', 0],
  [{ status: 404 }, 0],
  ['Permission denied', 1],
])('a file whose deletion answers %j leaves %i', (exception, left) =>
  expect(filesLeft({ cdn_delete_results: [{ exception: null }, { exception }] })).toBe(left),
)

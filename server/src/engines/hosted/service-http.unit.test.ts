import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { ServiceHttp } from './service-http.ts'

const never = () => new AbortController().signal

async function callsTo(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((closed) => server.close(() => closed()))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const headers = { authorization: 'Bearer secret' }
  const explain = (told: unknown) => ({ words: String((told as { why?: string } | undefined)?.why) })
  return new ServiceHttp({ service: 'it', url, headers, callMs: 60_000, explain })
}

it.each([
  [400, 'refused'],
  [401, 'unpaid'],
  [402, 'unpaid'],
  [403, 'unpaid'],
  [404, 'gone'],
  [405, 'refused'],
  [428, 'refused'],
  [429, 'busy'],
  [499, 'refused'],
  [500, 'away'],
  [503, 'away'],
])('an answer of %i is %s, in the words of the service and without its key', async (status, trouble) => {
  const calls = await callsTo((_, response) => response.writeHead(status).end('{"why":"no"}'))
  const cause = await calls.bytes('/it?of=her', never()).catch((thrown: Error) => thrown)
  expect(cause).toMatchObject({ trouble, message: `it answered /it with ${status} no` })
})

it('an address elsewhere is not followed', async () => {
  let count = 0
  const calls = await callsTo((_, response) => {
    count += 1
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await expect(calls.bytes('/it', never())).rejects.toMatchObject({ trouble: 'away' })
  expect(count).toBe(1)
})

it.each([
  ['7', 7000],
  ['0', 0],
  ['soon', null],
  [undefined, null],
])('a wait of %s is %s milliseconds', async (wait, retryAfterMs) => {
  const headers = wait === undefined ? {} : { 'retry-after': wait }
  const calls = await callsTo((_, response) => response.writeHead(429, headers).end())
  await expect(calls.bytes('/it', never())).rejects.toMatchObject({ trouble: 'busy', retryAfterMs })
})

it('a wait until a moment is what is left until then, and nothing once it has passed', async () => {
  for (const [moment, most] of [
    [Date.now() + 60_000, 60_000],
    [0, 0],
  ] as const) {
    const headers = { 'retry-after': new Date(moment).toUTCString() }
    const calls = await callsTo((_, response) => response.writeHead(429, headers).end())
    const cause = await calls.bytes('/it', never()).catch((thrown: { retryAfterMs: number }) => thrown)
    const { retryAfterMs } = cause as { retryAfterMs: number }
    expect(retryAfterMs).toBeGreaterThanOrEqual(0)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  }
})

it('JSON of another shape is nonsense, and so is an answer that breaks off', async () => {
  const other = await callsTo((_, response) => response.end('{"a":"1"}'))
  const shape = z.object({ a: z.number() })
  await expect(other.json('/it', shape, never())).rejects.toMatchObject({ trouble: 'away' })
  const broken = await callsTo((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"a":1}')
    setImmediate(() => response.destroy())
  })
  await expect(broken.json('/it', shape, never())).rejects.toMatchObject({ trouble: 'away' })
})

it('the key goes with every call, and what is posted is JSON unless it is a form', async () => {
  const seen: (string | undefined)[][] = []
  const calls = await callsTo(({ method, headers }, response) => {
    seen.push([method, headers.authorization, headers['content-type']?.split(';')[0]])
    response.end()
  })
  await calls.bytes('/it', never())
  await calls.bytes('/it', never(), {})
  await calls.bytes('/it', never(), new FormData())
  expect(seen).toEqual([
    ['GET', 'Bearer secret', undefined],
    ['POST', 'Bearer secret', 'application/json'],
    ['POST', 'Bearer secret', 'multipart/form-data'],
  ])
})

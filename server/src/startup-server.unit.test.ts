import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HEALTH, openStartupServer, type StartupServer } from './startup-server.ts'

let startup: StartupServer
beforeEach(async () => {
  startup = await openStartupServer('127.0.0.1', 0)
})
afterEach(() => startup.server.close())

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(startup.server.address() as AddressInfo).port}${path}`)

it('a process that starts is alive, or one that migrates millions of rows would be started anew for ever', async () => {
  const answer = await get(HEALTH.live)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each([HEALTH.ready, '/', '/api/health'])('and is not to be sent requests yet: %s is 503', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
})

it('from when it has started, the app says whether it lives', async () => {
  startup.welcome((_request, response) => response.writeHead(418).end())
  expect((await get(HEALTH.live)).status).toBe(418)
})

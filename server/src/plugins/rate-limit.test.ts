import { api } from '@app/domain/routes.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { moveMachineClock, stopStopwatch } from '../testing/clocks/machine-clock.ts'
import { nobody, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { LIMITS } from './rate-limit.ts'

const HOUR_MS = 3_600_000

/** Whether her address may call once more: what it calls for is wrong, and costs nothing. */
let ask: () => Promise<{ isLet: boolean; retryAfter: number }>
let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ names: { RATE_LIMIT_FACTOR: '1' } })
  const { visitor } = await someone(home)
  ask = () => call(visitor)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => home.close())

async function call(visitor: Visitor) {
  const { statusCode, headers } = await visitor.post(api.createTransformation())
  expect([400, 429]).toContain(statusCode)
  return { isLet: statusCode === 400, retryAfter: Number(headers['retry-after'] ?? 0) }
}

/** So long from now by every clock of this process. */
const wait = (ms: number) => vi.advanceTimersByTime(ms)

it('an address that has used its minute up waits for the rest of it, whatever is done to the clock meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  for (let n = 1; n <= LIMITS.create; n += 1) expect((await ask()).isLet).toBe(true)
  expect(await ask()).toEqual({ isLet: false, retryAfter: 60 })

  for (const byMs of [-HOUR_MS, 2 * HOUR_MS]) {
    vi.setSystemTime(Date.now() + byMs)
    expect(await ask()).toEqual({ isLet: false, retryAfter: 60 })
  }
  wait(59_999)
  expect(await ask()).toEqual({ isLet: false, retryAfter: 1 })
  wait(1)
  expect((await ask()).isLet).toBe(true)
})

it('one that has not is let in, though the clock goes back under it', async () => {
  moveMachineClock(-HOUR_MS)
  expect((await ask()).isLet).toBe(true)
})

it('is the address that our own proxy names; whoever names one himself is counted by his own (H5)', async () => {
  stopStopwatch()
  const attempt = (remoteAddress: string, forwarded: string) =>
    home.app.inject({
      method: 'POST',
      url: api.login(),
      payload: { email: `${nobody()}@exemple.fr`, password: 'pas le bon' },
      headers: { origin: 'http://localhost', host: 'localhost', 'x-forwarded-for': forwarded },
      remoteAddress,
    })
  const from = async (remoteAddress: string, hosts: number[]) =>
    new Set(
      await Promise.all(
        hosts.map(async (host) => (await attempt(remoteAddress, `192.0.2.${host}`)).statusCode === 429),
      ),
    )
  const hosts = Array.from({ length: LIMITS.signIn }, (_, host) => host + 1)
  expect(await from('203.0.113.9', hosts)).toEqual(new Set([false]))
  expect((await attempt('203.0.113.9', '192.0.2.250')).statusCode).toBe(429)
  // Behind our proxy each of them is another caller.
  expect(await from('127.0.0.1', [...hosts, 251])).toEqual(new Set([false]))
})

it('behind a proxy on another machine, too, as soon as that one is named', async () => {
  stopStopwatch()
  const names = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }
  const behind = await openTestApp({ names })
  const attempt = (remoteAddress: string, host: number) =>
    behind.app.inject({
      method: 'POST',
      url: api.login(),
      payload: { email: `${nobody()}@exemple.fr`, password: 'pas le bon' },
      headers: { origin: 'http://localhost', host: 'localhost', 'x-forwarded-for': `192.0.2.${host}` },
      remoteAddress,
    })
  const answers = async (remoteAddress: string) => {
    const hosts = Array.from({ length: LIMITS.signIn + 1 }, (_, host) => host + 1)
    const all = await Promise.all(hosts.map((host) => attempt(remoteAddress, host)))
    return all.filter(({ statusCode }) => statusCode === 429).length
  }
  expect([await answers('10.1.2.3'), await answers('203.0.113.9')]).toEqual([0, 1])
  await behind.close()
})

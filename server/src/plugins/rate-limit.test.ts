import { api } from '@app/domain/routes.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { moveMachineClock } from '../testing/clocks/machine-clock.ts'
import { someone } from '../testing/people.ts'
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

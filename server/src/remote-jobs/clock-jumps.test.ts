import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { seenBy } from '../testing/buying/extending.ts'
import { moveMachineClock } from '../testing/clocks/machine-clock.ts'
import {
  type HostedApp,
  makeOrder,
  openHostedApp,
  ordered,
  remoteJobsOf,
} from '../testing/services/hosted-app.ts'
import { ServiceHealthRows } from './health.ts'

const HOUR_MS = 3_600_000

let home: HostedApp
beforeAll(async () => {
  home = await openHostedApp('replicate')
  home.service.jobs.pace.training = { queued: 200, running: 400 }
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => home.close())

describe.each([
  { way: 'forward', byMs: HOUR_MS },
  { way: 'back', byMs: -HOUR_MS },
])('a clock that is set an hour $way', ({ byMs }) => {
  it('while a job is under way loses none, and none is asked for twice', async () => {
    const before = home.service.jobs.all.length
    const { her, id } = await ordered(home)
    const made = makeOrder(home, id)
    while (home.service.jobs.all.length === before) await pause(5)
    moveMachineClock(byMs)
    await made
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect((await remoteJobsOf(home, id)).map(({ status, try: number }) => [status, number])).toEqual(
      Array(6).fill(['succeeded', 1]),
    )
  })

  it('before a run goes on finds its job as old as it is', async () => {
    const before = home.service.jobs.count('training')
    const { her, id } = await ordered(home)
    const stop = new AbortController()
    const held = home.service.jobs.hold()
    const interrupted = makeOrder(home, id, stop.signal).catch(() => 'stopped')
    await expect
      .poll(async () => (await remoteJobsOf(home, id)).map(({ remoteId }) => typeof remoteId), {
        interval: 10,
      })
      .toEqual(['string'])
    stop.abort()
    expect(await interrupted).toBe('stopped')
    held.letGo()
    moveMachineClock(byMs)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect(home.service.jobs.count('training') - before).toBe(1)
  })
})

it('a service that is left alone is not left alone for an hour because a clock went back', async () => {
  const health = new ServiceHealthRows(home.context.database)
  await health.failed('replicate')
  // As a database whose clock goes back finds it.
  await health.rest('replicate', HOUR_MS)
  const { her, id } = await ordered(home)
  await makeOrder(home, id)
  expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
  expect(await health.restingMs('replicate')).toBe(0)
})

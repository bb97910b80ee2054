import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/client.ts'
import { openPatiently } from '../../testing/databases/patient-pool.ts'
import { freshDatabase } from '../../testing/test-app.ts'
import { type JobDefinition, type JobHandler, JobQueue, type JobWatch } from './queue.ts'
import { INTERRUPTIONS } from './tries.ts'

interface Named {
  name: string
}

const job = (name: string, retryLimit: number): JobDefinition<Named> => ({
  ...{ name, about: (data) => data.name, concurrency: 1 },
  options: { retryLimit, retryDelay: 0, heartbeatSeconds: 10 },
})

let folder: string
let open: OpenDatabase
let jobs: JobQueue
const dead: string[] = []
const failed: string[] = []
/** Seconds. */
const SUPERVISE_EVERY = 1
const A_DAY = 86_400
/** One queue for each test: its name. */
let queues = 0
const kinds = Array.from({ length: 9 }, (_, place) => job(`kind-${place}`, 2))
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tries-'))
  open = await openPatiently(await freshDatabase(folder))
  const watch: JobWatch = {
    onError: () => undefined,
    onFailed: (cause, { about }) => failed.push(`${about}: ${(cause as Error).message}`),
    onDead: async ({ about }) => void dead.push(about),
  }
  jobs = new JobQueue(open, watch, SUPERVISE_EVERY)
  await jobs.start(kinds)
  await jobs.work({ ...job('dead-letters', 20) }, async () => undefined)
})
afterAll(async () => {
  await jobs.stop()
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

const oneValue = async (query: string, ...values: unknown[]): Promise<unknown> =>
  (await open.pool.query<{ value: unknown }>(query, values)).rows[0]?.value

/** As it lies there after its worker was killed so many times; the queue has yet to notice the last. */
async function killed(times: number): Promise<JobDefinition<Named>> {
  const kind = kinds[queues++]
  if (!kind) throw new Error('too few kinds of jobs for these tests')
  await open.database.transaction((tx) => jobs.send(tx, kind, { name: kind.name }))
  if (times > 0)
    await open.pool.query(
      `update jobs.job set state = 'active', retry_count = $2, started_on = now(), heartbeat_on = now() - interval '1 hour'
       where name = $1`,
      [kind.name, times - 1],
    )
  return kind
}

/** Kills whoever does it now, as far as the queue can tell: once more where its heart has beaten since. */
async function kill(kind: JobDefinition<Named>, signal: AbortSignal): Promise<never> {
  const beginnings = await oneValue('select retry_count as value from jobs.job where name = $1', kind.name)
  for (; !signal.aborted; await pause(50))
    await open.pool.query(
      `update jobs.job set heartbeat_on = now() - interval '1 hour'
       where name = $1 and state = 'active' and retry_count = $2`,
      [kind.name, beginnings],
    )
  throw signal.reason
}

const stateOf = (kind: JobDefinition<Named>) =>
  oneValue('select state as value from jobs.job where name = $1', kind.name)

/** What it was given, each time. */
async function doing(kind: JobDefinition<Named>, handle: JobHandler<Named>): Promise<Named[]> {
  const given: Named[] = []
  await jobs.work(kind, async (data, ...rest) => {
    given.push(data)
    await handle(data, ...rest)
  })
  return given
}

describe('a job that is interrupted', () => {
  it.each([0, 1, 12, INTERRUPTIONS - 1, INTERRUPTIONS])('%i times is done all the same', async (times) => {
    const kind = await killed(times)
    const given = await doing(kind, async () => undefined)
    await expect.poll(() => stateOf(kind)).toBe('completed')
    expect(given).toEqual([{ name: kind.name }])
    expect([failed, dead]).toEqual([[], []])
  })

  it('once more than that, never getting any further, goes to the dead letters unopened, and is told of', async () => {
    const kind = await killed(INTERRUPTIONS + 1)
    const given = await doing(kind, async () => undefined)
    await expect.poll(() => dead).toEqual([kind.name])
    expect(given).toEqual([])
    expect(failed).toEqual([`${kind.name}: interrupted 21 times without getting any further`])
  })

  it('in between, and fails as well, has only its failures counted; getting further forgives the interruptions', async () => {
    const kind = await killed(INTERRUPTIONS - 1)
    failed.length = 0
    dead.length = 0
    let times = 0
    // It fails, gets further and hangs until it is killed, then fails twice more: one failure too many.
    const given = await doing(kind, async (_data, signal, progressed) => {
      times += 1
      if (times === 2) {
        await progressed()
        await kill(kind, signal)
      }
      throw new Error('it can only fail')
    })
    await expect.poll(() => dead).toEqual([kind.name])
    expect(given).toHaveLength(4)
    expect(failed.filter((words) => words.endsWith('it can only fail'))).toHaveLength(3)
  })

  it('by the end of its process is begun again at once where the next one says so, however seldom its heart beats', async () => {
    const kind = await killed(1)
    await open.pool.query(
      'update jobs.job set heartbeat_on = now(), heartbeat_seconds = $2 where name = $1',
      [...[kind.name, A_DAY]],
    )
    await jobs.takeUp()
    expect(await stateOf(kind)).toBe('retry')
    const given = await doing(kind, async () => undefined)
    await expect.poll(() => stateOf(kind)).toBe('completed')
    expect(given).toEqual([{ name: kind.name }])
  })
})

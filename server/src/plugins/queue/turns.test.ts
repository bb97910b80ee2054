import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/client.ts'
import { openPatiently } from '../../testing/databases/patient-pool.ts'
import { freshDatabase } from '../../testing/test-app.ts'
import { type JobDefinition, JobQueue, type JobWatch, type Turn } from './queue.ts'

interface Numbered {
  number: number
  whose: string
}

const JOBS = 500
const PEOPLE = 20
/** Of each process. */
const PLACES = 3
const ALL_PLACES = 2 * PLACES

const usual = { about: ({ number }: Numbered) => String(number), options: { retryLimit: 0, retryDelay: 0 } }
const SHARED: JobDefinition<Numbered> = { ...usual, name: 'shared', concurrency: PLACES, perGroup: 1 }
const TWICE: JobDefinition<Numbered> = { ...usual, name: 'twice', concurrency: PLACES, perGroup: 2 }
const ORDERED: JobDefinition<Numbered> = { ...usual, name: 'ordered', concurrency: 1 }

const errors: unknown[] = []
const watch: JobWatch = {
  onError: (cause) => errors.push(cause),
  onFailed: (cause) => errors.push(cause),
  onDead: async () => undefined,
}
let folder: string
let open: OpenDatabase
/** Two processes on one database. */
let queues: JobQueue[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'))
  open = await openPatiently(await freshDatabase(folder))
  queues = [new JobQueue(open, watch), new JobQueue(open, watch)]
  for (const queue of queues) await queue.start([SHARED, TWICE, ORDERED])
})
afterAll(async () => {
  for (const queue of queues) await queue.stop()
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (job: JobDefinition<Numbered>, data: Numbered, priority = 0) => {
  const turn: Turn = { priority, group: data.whose }
  return open.database.transaction(async (tx) => queues[0]?.send(tx, job, data, turn))
}

/** How many of each person were at work at once, at most, and in all. */
class AtWork {
  readonly #now = new Map<string, number>()
  readonly #areAllTaken = Promise.withResolvers<void>()
  mostOfOne = 0
  most = 0
  done = 0

  async handle({ whose }: Numbered): Promise<void> {
    this.#now.set(whose, (this.#now.get(whose) ?? 0) + 1)
    this.mostOfOne = Math.max(this.mostOfOne, ...this.#now.values())
    this.most = Math.max(
      this.most,
      [...this.#now.values()].reduce((sum, count) => sum + count, 0),
    )
    // The first stay until every place is taken: where claiming takes longer than a job, none would meet another.
    if (this.most === ALL_PLACES) this.#areAllTaken.resolve()
    await this.#areAllTaken.promise
    await pause(1)
    this.#now.set(whose, (this.#now.get(whose) ?? 0) - 1)
    this.done += 1
  }
}

describe('of five hundred jobs of twenty people, done by two processes with three places each (R3)', () => {
  it.each([
    { job: SHARED, mostOfOne: 1 },
    { job: TWICE, mostOfOne: 2 },
  ])('$mostOfOne of one person are at work at once, and six in all', async ({ job, mostOfOne }) => {
    // Each sends all of hers at once: without the bound six of one person would be next.
    for (let number = 0; number < JOBS; number += 1)
      await send(job, { number, whose: `person ${Math.floor((number * PEOPLE) / JOBS)}` })
    const atWork = new AtWork()
    for (const queue of queues) await queue.work(job, (data) => atWork.handle(data))
    await expect.poll(() => atWork.done).toBe(JOBS)
    expect(atWork.mostOfOne).toBe(mostOfOne)
    expect(atWork.most).toBe(ALL_PLACES)
    expect(errors).toEqual([])
  })
})

describe('whose turn it is', () => {
  it('the higher goes first, the older first of the same; who has waited long enough goes before all', async () => {
    const [queue] = queues
    const waiting = [10, 30, 20, 30, 5]
    for (const [number, priority] of waiting.entries())
      await send(ORDERED, { number, whose: 'her' }, priority)
    await open.pool.query(
      `update jobs.job set created_on = now() - interval '61 minutes' where name = 'ordered' and data->>'number' = '4'`,
    )
    await open.pool.query(
      `update jobs.job set created_on = now() - interval '59 minutes' where name = 'ordered' and data->>'number' = '0'`,
    )
    await queue?.hasten(ORDERED, 60, 100)
    const done: number[] = []
    await queue?.work(ORDERED, async ({ number }) => {
      done.push(number)
    })
    await expect.poll(() => done).toEqual([4, 1, 3, 2, 0])
  })
})

describe('a queue is full', () => {
  it.each([
    { waiting: 2, isFull: false },
    { waiting: 3, isFull: true },
    { waiting: 4, isFull: true },
  ])('with $waiting of at most three that wait: $isFull', async ({ waiting, isFull }) => {
    const name = `of-${waiting}`
    const job: JobDefinition<Numbered> = { ...usual, name, concurrency: 1 }
    const queue = new JobQueue(open, watch)
    await queue.start([job])
    for (let number = 0; number < waiting; number += 1)
      await open.database.transaction((tx) => queue.send(tx, job, { number, whose: 'her' }))
    expect(await queue.isFull(job, 3)).toBe(isFull)
    await queue.stop()
  })
})

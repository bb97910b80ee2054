import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/client.ts'
import { openPatiently } from '../../testing/databases/patient-pool.ts'
import { freshDatabase } from '../../testing/test-app.ts'
import { DEAD_LETTERS, type JobDefinition, JobQueue, type JobWatch } from './queue.ts'

interface Numbered {
  number: number
}

const about = ({ number }: Numbered) => String(number)
const LOST: JobDefinition<Numbered> = {
  ...{ name: 'lost', about, concurrency: 1 },
  options: { retryLimit: 1, retryDelay: 1 },
}
const RETRIES = 2
const WORK: JobDefinition<Numbered> = {
  ...{ name: 'work', about, concurrency: 1 },
  options: { retryLimit: RETRIES, retryDelay: 1, deadLetter: LOST.name },
}
/** It fails at once, and for good. */
const FATED: JobDefinition<Numbered> = {
  ...{ name: 'fated', about, concurrency: 1 },
  options: { retryLimit: 0, retryDelay: 0, deadLetter: LOST.name },
}
const ALONE: JobDefinition<Numbered> = { ...FATED, name: 'alone', options: { retryLimit: 0, retryDelay: 0 } }
const GOOD = 100
const POISON = 0
/** Nobody is told of it the first time. */
const UNTOLD = 1003
/** It fails among the dead letters too. */
const TWICE_DEAD = 1005

let folder: string
let open: OpenDatabase
let jobs: JobQueue
const errors: unknown[] = []
const failed: string[] = []
const told: string[] = []
const buried: number[] = []
let wasUntold = false
const watch: JobWatch = {
  onError: (cause) => errors.push(cause),
  onFailed: (_cause, { name, about }) => failed.push(`${name} ${about}`),
  onDead: async ({ name, about }) => {
    if (about === String(UNTOLD) && !wasUntold) {
      wasUntold = true
      throw new Error('the database is away')
    }
    told.push(`${name} ${about}`)
  },
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'))
  open = await openPatiently(await freshDatabase(folder))
  await open.pool.query('create table promised (number int primary key)')
  jobs = new JobQueue(open, watch)
  await jobs.start([LOST, WORK, FATED, ALONE])
  await jobs.work(DEAD_LETTERS, async () => undefined)
  await jobs.work(LOST, async ({ number }) => {
    if (number === TWICE_DEAD) throw new Error('it can only fail')
    buried.push(number)
  })
  for (const job of [FATED, ALONE]) await jobs.work(job, () => Promise.reject(new Error('it can only fail')))
})
afterAll(async () => {
  await jobs.stop()
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a row and enqueues its job in one transaction, which may come to nothing. */
const promise = (number: number, isKept: boolean) =>
  open.database
    .transaction(async (tx) => {
      await tx.execute(sql`insert into promised values (${number})`)
      await jobs.send(tx, WORK, { number })
      if (!isKept) throw new Error('not kept')
    })
    .catch((cause) => cause)

const numbersIn = async (query: string): Promise<number[]> =>
  (await open.pool.query<{ number: number }>(query)).rows.map(({ number }) => number)

it('what was committed is enqueued, what was not is not (F6)', async () => {
  const all = Array.from({ length: 2 * GOOD + 2 }, (_, number) => number)
  await Promise.all(all.map((number) => promise(number, number % 2 === 0)))
  const kept = all.filter((number) => number % 2 === 0)
  const waiting = `select (data->>'number')::int as number from jobs.job where name = 'work' order by 1`
  expect(await numbersIn(waiting)).toEqual(kept)
  expect(await numbersIn('select number from promised order by 1')).toEqual(kept)
})

it('of a hundred jobs and one that fails every time, the hundred are done, and that one goes to the dead letters and is told of (F8)', async () => {
  const done: number[] = []
  await jobs.work(WORK, async ({ number }) => {
    if (number === POISON) throw new Error('it can only fail')
    // Whatever is to be done is there already.
    expect(await numbersIn(`select number from promised where number = ${number}`)).toEqual([number])
    done.push(number)
  })
  await expect.poll(() => done.length).toBe(GOOD)
  const good = Array.from({ length: GOOD }, (_, place) => 2 * place + 2)
  expect(done.toSorted((one, other) => one - other)).toEqual(good)
  await expect.poll(() => buried).toEqual([POISON])
  expect(failed).toEqual(Array(1 + RETRIES).fill(`work ${POISON}`))
  expect([told, errors]).toEqual([[`work ${POISON}`], []])
})

describe('a job that fails every time is told of', () => {
  const send = (job: JobDefinition<Numbered>, number: number) =>
    open.database.transaction((tx) => jobs.send(tx, job, { number }))
  const toldOf = (number: number) => told.filter((words) => words.endsWith(` ${number}`))

  it('where it has no dead letters of its own', async () => {
    await send(ALONE, 1001)
    await expect.poll(() => toldOf(1001)).toEqual(['alone 1001'])
  })

  it('and what is owed for it is done, though nobody could be told the first time', async () => {
    await send(FATED, UNTOLD)
    await expect.poll(() => toldOf(UNTOLD)).toEqual([`fated ${UNTOLD}`])
    await expect.poll(() => buried).toEqual([POISON, UNTOLD, UNTOLD])
  })

  it('once more where its dead letters fail too', async () => {
    await send(FATED, TWICE_DEAD)
    await expect.poll(() => toldOf(TWICE_DEAD).at(-1)).toBe(`lost ${TWICE_DEAD}`)
    expect(toldOf(TWICE_DEAD)).toContain(`fated ${TWICE_DEAD}`)
  })
})

it('a limit that a later version has changed holds for a queue that exists', async () => {
  const changed = { ...WORK, options: { ...WORK.options, expireInSeconds: 86_400 } }
  const later = new JobQueue(open, watch)
  await later.start([LOST, changed])
  await later.stop()
  const { rows } = await open.pool.query(
    `select expire_seconds, dead_letter from jobs.queue where name = 'work'`,
  )
  expect(rows).toEqual([{ expire_seconds: 86_400, dead_letter: 'lost' }])
})

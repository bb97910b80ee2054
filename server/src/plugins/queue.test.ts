import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/client.ts'
import { freshDatabase } from '../testing/test-app.ts'
import { type JobDefinition, JobQueue } from './queue.ts'

interface Numbered {
  number: number
}

const LOST: JobDefinition<Numbered> = { name: 'lost', concurrency: 1, options: { retryLimit: 0 } }
const WORK: JobDefinition<Numbered> = {
  name: 'work',
  concurrency: 1,
  options: { retryLimit: 2, retryDelay: 1, deadLetter: LOST.name },
}
const POISON = 0

let folder: string
let open: OpenDatabase
let jobs: JobQueue
const errors: Error[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'))
  open = await openDatabase(await freshDatabase(folder))
  await open.pool.query('create table promised (number int primary key)')
  jobs = new JobQueue(open, (error) => errors.push(error))
  await jobs.start([LOST, WORK])
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

it('what was committed is enqueued, what was not is not; a job that fails every time goes to the dead letters and holds up no other', async () => {
  const all = Array.from({ length: 13 }, (_, number) => number)
  await Promise.all(all.map((number) => promise(number, number % 2 === 0)))
  const kept = all.filter((number) => number % 2 === 0)
  const waiting = `select (data->>'number')::int as number from jobs.job where name = 'work' order by 1`
  expect(await numbersIn(waiting)).toEqual(kept)
  expect(await numbersIn('select number from promised order by 1')).toEqual(kept)

  const [done, dead]: [number[], number[]] = [[], []]
  let tried = 0
  await jobs.work(LOST, async ({ number }) => void dead.push(number))
  await jobs.work(WORK, async ({ number }) => {
    if (number === POISON) {
      tried += 1
      throw new Error('it can only fail')
    }
    // Whatever is to be done is there already.
    expect(await numbersIn(`select number from promised where number = ${number}`)).toEqual([number])
    done.push(number)
  })
  const good = kept.filter((number) => number !== POISON)
  await expect.poll(() => done.toSorted((one, other) => one - other)).toEqual(good)
  await expect.poll(() => dead).toEqual([POISON])
  expect(tried).toBe(1 + (WORK.options.retryLimit ?? 0))
  expect(errors).toEqual([])
})

it('a limit that a later version has changed holds for a queue that exists', async () => {
  const changed = { ...WORK, options: { ...WORK.options, retryLimit: 7, expireInSeconds: 86_400 } }
  const later = new JobQueue(open, (error) => errors.push(error))
  await later.start([LOST, changed])
  await later.stop()
  const { rows } = await open.pool.query(
    `select retry_limit, expire_seconds, dead_letter from jobs.queue where name = 'work'`,
  )
  expect(rows).toEqual([{ retry_limit: 7, expire_seconds: 86_400, dead_letter: 'lost' }])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/client.ts'
import { openPatiently } from '../../testing/databases/patient-pool.ts'
import { freshDatabase } from '../../testing/test-app.ts'
import { type JobDefinition, JobQueue } from './queue.ts'

const WORK: JobDefinition<object> = {
  ...{ name: 'wanted-work', about: () => '', concurrency: 1 },
  options: { retryLimit: 1, retryDelay: 1, heartbeatSeconds: 10 },
}

let folder: string
let open: OpenDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wanted-'))
  open = await openPatiently(await freshDatabase(folder))
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a process that starts leaves of the queue. */
async function startWith(job: JobDefinition<object>) {
  const jobs = new JobQueue(open, {
    onError: () => undefined,
    onFailed: () => undefined,
    onDead: async () => undefined,
  })
  await jobs.start([job])
  await jobs.stop()
  const { rows } = await open.pool.query(
    'select heartbeat_seconds, expire_seconds, dead_letter, updated_on::text from jobs.queue where name = $1',
    [job.name],
  )
  return rows[0]
}

it('a queue is as this version wants it, also where an earlier one made it', async () => {
  const made = await startWith(WORK)
  expect(made).toMatchObject({ heartbeat_seconds: 10, dead_letter: 'dead-letters' })
  const wanted = { ...WORK, options: { ...WORK.options, heartbeatSeconds: 20, expireInSeconds: 300 } }
  expect(await startWith(wanted)).toMatchObject({ heartbeat_seconds: 20, expire_seconds: 300 })
})

it('one that is as it is wanted is left alone', async () => {
  const before = await startWith(WORK)
  expect(await startWith(WORK)).toEqual(before)
})

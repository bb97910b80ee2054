import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { type OpenDatabase, openDatabase } from '../server/src/database/client.ts'
import { buyPackage } from '../server/src/testing/buying/buying.ts'
import { POSTGRES_MODEL, startPostgres } from '../server/src/testing/databases/postgres-server.ts'
import { someone } from '../server/src/testing/people.ts'
import { KillableApp } from '../server/src/testing/services/killable-app.ts'
import { type LocalService, namesFor, startService } from '../server/src/testing/services/local-services.ts'
import { openWebOnly } from '../server/src/testing/web-only.ts'
import type { Benchmark, Figure } from './figure.ts'
import { idleShare } from './rounds/idle.ts'
import { Samples } from './rounds/samples.ts'
import { IDLE, validity } from './rounds/validity.ts'

const ROUNDS = 10
/** Seconds: when a worker that is silent counts as dead, and how often that is looked at. */
const HEARTBEAT = 10
const MONITOR = 1
const TARGET = 1.3
const ASK_EVERY_MS = 25
/** Milliseconds; a run of each kind takes longer: the worker dies within it. */
const RUN_MS = 2500
const PACE = { training: { queued: 200, running: 1200 }, picture: { queued: 100, running: 700 } }
const OWN_PICTURE_MS = 800
const GOES_ON = {
  replicate: 'an image service: the run goes on elsewhere after, median',
  hair: 'our own engine: the run goes on elsewhere after, median',
} as const

export const crashRecover: Benchmark = {
  name: 'crash-recover',
  measures:
    'kill -9 of one of two workers at random moments of a run, by an image service and by our own engine',
  run: async ({ short }) => {
    const postgres = await startPostgres()
    const url = postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`)
    const service = await startService('replicate')
    service.jobs.pace = PACE
    const database = await openDatabase({ kind: 'postgres', url })
    try {
      const figures: Figure[] = []
      const rounds = short ? 1 : ROUNDS
      const place = { url, database, samples: new Samples() }
      figures.push(...(await measure(place, { engine: 'replicate', service, rounds })))
      figures.push(...(await measure(place, { engine: 'hair', service, rounds })))
      return [...figures, ...validity(Object.values(GOES_ON), place.samples)]
    } finally {
      await database.close()
      await service.close()
      await postgres.stop()
    }
  },
}

interface Place {
  url: string
  database: OpenDatabase
  /** Of both kinds. */
  samples: Samples
}
interface Kind {
  engine: 'replicate' | 'hair'
  service: LocalService
  rounds: number
}

async function measure(
  { url, database, samples }: Place,
  { engine, service, rounds }: Kind,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const names = engine === 'hair' ? {} : namesFor(engine, service)
  const env = {
    ...{ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' },
    ...names,
  }
  const workers = await Promise.all([1, 2].map(() => KillableApp.prepare(env, { slowMs: OWN_PICTURE_MS })))
  const seconds: number[] = []
  let wrong = 0
  while (seconds.length < rounds) {
    await Promise.all(workers.map((worker) => worker.start()))
    samples.add(IDLE, await idleShare())
    const before = service.jobs.all.length
    const order = await placeOrder(env)
    const attempt = () => attemptOf(database, order.id)
    await until(attempt, (now) => now > 0)
    await pause(randomInt(RUN_MS))
    const dead = randomInt(workers.length)
    const other = workers[1 - dead] as KillableApp
    const begun = await attempt()
    const killed = performance.now()
    workers[dead]?.kill()
    // Half the time it was the other one's: nothing is to be seen then but that it ends.
    let goesOn = 0
    await until(
      async () => {
        if (goesOn === 0 && (await attempt()) > begun) goesOn = performance.now()
        return statusOf(other, order)
      },
      (status) => status === 'completed' || status === 'failed',
    )
    if (goesOn > 0) {
      seconds.push((goesOn - killed) / 1000)
      samples.add(GOES_ON[engine], (goesOn - killed) / 1000)
    }
    const asked = engine === 'hair' ? 0 : service.jobs.all.length - before - 6
    wrong += (await countWrong(database, order.id)) + Math.abs(asked)
  }
  for (const worker of workers) await worker.stop()
  rmSync(folder, { recursive: true, force: true })
  const goesOn = samples.figure(GOES_ON[engine], 's')
  const who = engine === 'hair' ? 'our own engine' : 'an image service'
  return [
    goesOn,
    { what: `${who}: the slowest`, value: Math.max(...seconds), unit: 's' },
    {
      what: `${who}: against heartbeat and monitor (11 s)`,
      value: goesOn.value / (HEARTBEAT + MONITOR),
      unit: '×',
      target: TARGET,
    },
    { what: `${who}: images lost or doubled, jobs asked for twice`, value: wrong, unit: '', target: 1 },
  ]
}

interface Placed {
  id: string
  cookie: string
}

/** Paid while no worker runs. */
async function placeOrder(env: Record<string, string>): Promise<Placed> {
  const home = await openWebOnly({ ...env, PUBLIC_URL: 'http://localhost' })
  const her = await someone(home)
  const { transformationId: id } = await buyPackage(home, her)
  await home.close()
  return { id, cookie: `sign_in=${her.visitor.cookies.sign_in}` }
}

async function statusOf({ url }: KillableApp, { id, cookie }: Placed): Promise<string> {
  const answer = await fetch(url + api.transformation(id), { headers: { cookie } })
  return transformationAnswer.parse(await answer.json()).transformation.status
}

/** How many runs of it have begun. */
async function attemptOf({ pool }: OpenDatabase, id: string): Promise<number> {
  const { rows } = await pool.query<{ attempt: number }>(
    'select attempt from transformations where id = $1',
    [id],
  )
  return rows[0]?.attempt ?? 0
}

/** Five images, each once. */
async function countWrong({ pool }: OpenDatabase, id: string): Promise<number> {
  const { rows } = await pool.query<{ images: number; different: number }>(
    `select count(*)::int as images, count(distinct fingerprint)::int as different
     from images where transformation_id = $1`,
    [id],
  )
  const { images, different } = rows[0] ?? { images: 0, different: 0 }
  return Math.abs(5 - images) + (images - different)
}

async function until<Value>(ask: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<void> {
  while (!isRight(await ask())) await pause(ASK_EVERY_MS)
}

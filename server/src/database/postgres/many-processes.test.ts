import { tmpdir } from 'node:os'
import { api } from '@app/domain/routes.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyPackage, kept } from '../../testing/buying/buying.ts'
import {
  POSTGRES_MODEL,
  type PostgresServer,
  startPostgres,
} from '../../testing/databases/postgres-server.ts'
import { Load } from '../../testing/deploying/load.ts'
import { retire, UNTIL_RETIRED } from '../../testing/deploying/retire.ts'
import { ReverseProxy } from '../../testing/deploying/reverse-proxy.ts'
import { folderWithUs } from '../../testing/ends-with-us.ts'
import { runs } from '../../testing/engines/runs.ts'
import { someone } from '../../testing/people.ts'
import { KillableApp } from '../../testing/services/killable-app.ts'
import { S3Server } from '../../testing/storage/s3-server.ts'
import { openWebOnly } from '../../testing/web-only.ts'

/** Transformations at once. */
const ORDERS = runs(6, 20)
/** Each picture takes so long that none is finished before the first process dies, milliseconds. */
const PICTURE_MS = 400
/** Answers of each kind between two accidents. */
const MORE = 3

interface Ordered {
  orderId: string
  id: string
  cookie: string
}

const store = new S3Server()
let postgres: PostgresServer
let proxy: ReverseProxy
let env: Record<string, string>
let ordered: Ordered[]
const everyProcess: KillableApp[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await ReverseProxy.open()
  env = {
    ...{ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: proxy.url, ...UNTIL_RETIRED },
    DATABASE_URL: postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`),
    ...S3Server.namesAt(await store.listen()),
  }
  ordered = await orderAll()
})
afterAll(async () => {
  await proxy.close()
  for (const each of everyProcess) each.interrupt()
  await Promise.all(everyProcess.map((each) => each.ended()))
  await postgres.stop()
  await store.close()
})

/** A folder of its own for each process: they share the database and the store, and nothing else. */
const ownFolder = () => ({ DATA_DIR: folderWithUs(tmpdir(), 'process-') })

async function orderAll(): Promise<Ordered[]> {
  const home = await openWebOnly({ ...env, ...ownFolder() })
  const all: Ordered[] = []
  for (let person = 0; person < ORDERS; person += 1) {
    const her = await someone(home)
    const { orderId, transformationId: id } = await buyPackage(home, her)
    all.push({ orderId, id, cookie: `sign_in=${her.visitor.cookies.sign_in}` })
  }
  await home.close()
  return all
}

async function startOne(role: 'web' | 'worker'): Promise<KillableApp> {
  const each = await KillableApp.prepare({ ...env, ...ownFolder(), ROLE: role }, { slowMs: PICTURE_MS })
  everyProcess.push(each)
  await each.start()
  if (role === 'web') await proxy.add(each.url)
  return each
}

const ask = (cookie: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(proxy.url + path, {
    ...init,
    headers: { ...init.headers, cookie, origin: proxy.url },
  })

async function seen({ cookie, id }: Ordered): Promise<TransformationWithImages> {
  const answer = await ask(cookie, api.transformation(id))
  return transformationAnswer.parse(await answer.json()).transformation
}

/** Each looks at hers; the first also writes something that may be written twice, and something that may not. */
function begin(): Load {
  const load = new Load()
  for (const { cookie } of ordered) load.add('her transformations', () => ask(cookie, api.transformations()))
  const [{ cookie } = { cookie: '' }] = ordered
  const json = { 'content-type': 'application/json' }
  load.add('who she is', () => ask(cookie, api.currentUser()))
  load.add('her draft', () => ask(cookie, api.draft()))
  load.add('credits', () =>
    ask(cookie, api.creditIntent(), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ packId: 'credits_10', amount: 14.9 }),
    }),
  )
  return load
}

const oneOf = (apps: KillableApp[]): KillableApp => {
  const chosen = apps[Math.floor(Math.random() * apps.length)]
  if (!chosen) throw new Error('no process')
  return chosen
}

/** What a POST hears whose connection was cut: no proxy may send it again. */
const isCut = (failure: string): boolean => failure.startsWith('credits: 502')
/** While the database is away: by a process, or by the proxy, which sees that none is well. */
const isToldToWait = (failure: string): boolean =>
  failure.endsWith(': 502 Bad Gateway') || (failure.includes('503') && failure.includes('"unavailable"'))

it('two web processes and two workers share PostgreSQL and a store alone: through kills, a restart of the database and a deploy nothing is lost or doubled', async () => {
  let webs = await Promise.all([startOne('web'), startOne('web')])
  let workers = await Promise.all([startOne('worker'), startOne('worker')])

  // One of each is killed.
  const killed = begin()
  await killed.untilMore(MORE)
  const dead = [oneOf(webs), oneOf(workers)]
  for (const each of dead) each.kill()
  await Promise.all(dead.map((each) => each.ended()))
  await killed.untilMore(MORE)
  for (const each of dead) await each.start()
  await killed.untilMore(MORE)
  expect((await killed.stop()).filter((failure) => !isCut(failure))).toEqual([])

  // The database is restarted.
  const restarted = begin()
  await restarted.untilMore(MORE)
  await postgres.restart()
  await restarted.untilMore(MORE)
  expect((await restarted.stop()).filter((failure) => !isToldToWait(failure))).toEqual([])

  // A new version beside the old one, which then goes.
  const deployed = begin()
  const old = [...webs, ...workers]
  webs = await Promise.all([startOne('web'), startOne('web')])
  workers = await Promise.all([startOne('worker'), startOne('worker')])
  await deployed.untilMore(MORE)
  for (const each of old) expect(await retire(each, proxy), each.said).toBe(0)
  await deployed.untilMore(MORE)
  expect(await deployed.stop()).toEqual([])

  // All of it is made, once, and can be looked at.
  for (const each of ordered) {
    await expect.poll(async () => (await seen(each)).status).toBe('completed')
    const { images } = await seen(each)
    expect(images.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    for (const { id } of images) expect((await ask(each.cookie, api.image(id))).status).toBe(200)
  }
  const home = await openWebOnly({ ...env, ...ownFolder() })
  const money = await Promise.all(ordered.map(({ orderId }) => kept(home, orderId)))
  const { rows } = await home.context.database.execute<{ alerts: number }>(
    'select count(*)::int as alerts from alerts',
  )
  await home.close()
  expect([money, rows]).toEqual([ordered.map(() => 990), [{ alerts: 0 }]])
})

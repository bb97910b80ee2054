import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remoteFiles, remoteJobs } from '../database/schema/remote-jobs.ts'
import { seenBy } from '../testing/buying/extending.ts'
import { declare } from '../testing/declaring.ts'
import {
  type HostedApp,
  makeOrder,
  openHostedApp,
  ordered,
  remoteFilesOf,
  remoteJobsOf,
} from '../testing/services/hosted-app.ts'
import type { ReplicateServer } from '../testing/services/replicate/replicate-server.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { TRIES_BEFORE_ALARM, tidyRemotely } from './tidy.ts'

let home: HostedApp
let replicate: ReplicateServer
beforeAll(async () => {
  home = await openHostedApp('replicate')
  replicate = home.service as ReplicateServer
})
afterAll(() => home.close())
beforeEach(() => replicate.faults.forget())

const run = (id: string, signal?: AbortSignal) => makeOrder(home, id, signal)

async function delivered() {
  const order = await ordered(home)
  await run(order.id)
  expect((await seenBy(order.her, order.id)).status).toBe('completed')
  return order
}
/** What the service has learned of her, as versions of models of its. */
const learned = () => [...replicate.models.values()].reduce((sum, { versions }) => sum + versions.length, 0)
const waiting = async (id: string) => [
  ...(await remoteJobsOf(home, id)).filter(({ forgottenAt }) => forgottenAt === null),
  ...(await remoteFilesOf(home, id)).filter(({ forgottenAt }) => forgottenAt === null),
]
/** As if all the time had passed that is waited between two tries. */
async function later(): Promise<void> {
  for (const table of [remoteJobs, remoteFiles])
    await home.context.database
      .update(table)
      .set({ forgetAt: sql`now() - interval '1 second'` })
      .where(sql`${table.forgetAt} is not null`)
  await tidyRemotely(home.context)
}

describe('what a service keeps of her', () => {
  it('her photos go as soon as the order is finished; what was learned stays for more images', async () => {
    const { id } = await delivered()
    expect(replicate.files.size).toBeGreaterThan(0)
    await tidyRemotely(home.context)
    expect(replicate.files.size).toBe(0)
    expect(learned()).toBe(1)
    expect((await waiting(id)).map((row) => row.name)).toEqual(['training'])
  })

  it('goes with her photos when she has them forgotten, and nothing here names it any more (P3)', async () => {
    const before = learned()
    const { her, id } = await delivered()
    expect(learned()).toBe(before + 1)
    await her.visitor.delete(api.transformationPhotos(id))
    await tidyRemotely(home.context)
    expect(learned()).toBe(before)
    expect(await waiting(id)).toEqual([])
    for (const { learned, pictures, remoteId } of await remoteJobsOf(home, id))
      expect([learned, pictures, remoteId]).toEqual([null, [], null])
  })

  it('goes with her account, though nothing is left of the transformation (P4)', async () => {
    const before = learned()
    const { her, id } = await delivered()
    const gone = await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(gone.statusCode).toBe(200)
    await tidyRemotely(home.context)
    expect(learned()).toBe(before)
    expect(await waiting(id)).toEqual([])
  })

  it('of an order that failed goes all of it', async () => {
    const before = learned()
    replicate.faults.plan('stranger', 'picture', 12)
    const { her, id } = await ordered(home)
    await run(id)
    expect((await seenBy(her, id)).status).toBe('failed')
    await tidyRemotely(home.context)
    expect([learned(), await waiting(id)]).toEqual([before, []])
  })

  it('what does not go is tried again, later and later, and the tenth time is an alarm', async () => {
    const { her, id } = await delivered()
    await tidyRemotely(home.context)
    await her.visitor.delete(api.transformationPhotos(id))
    const alarms: object[] = []
    const { log } = home.context
    const error = log.error.bind(log)
    log.error = (facts: object) => void alarms.push(facts)
    for (let tries = 1; tries <= TRIES_BEFORE_ALARM; tries += 1) {
      replicate.faults.plan('down', 'call', 100)
      const before = Date.now()
      await later()
      const [row] = await waiting(id)
      expect([row?.forgetTries, alarms.length]).toEqual([tries, tries < TRIES_BEFORE_ALARM ? 0 : 1])
      expect(row?.forgetAt?.getTime()).toBeGreaterThan(before + (tries - 1) * 60_000 - 5000)
    }
    log.error = error
    replicate.faults.forget()
    await later()
    expect(await waiting(id)).toEqual([])
  })
})

it('of a service that does not answer one thing is asked, and the rest next time: the scheduler has more to do', async () => {
  await home.context.database.update(remoteFiles).set({ forgottenAt: sql`now()` })
  await home.context.database.update(remoteJobs).set({ forgottenAt: sql`now()` })
  const orders = [await delivered(), await delivered()]
  for (const { her, id } of orders) await her.visitor.delete(api.transformationPhotos(id))
  const rows = async () => (await Promise.all(orders.map(({ id }) => waiting(id)))).flat()
  const tried = async () => (await rows()).reduce((sum, { forgetTries }) => sum + forgetTries, 0)
  expect((await rows()).length).toBeGreaterThan(2)
  replicate.faults.plan('down', 'call', 100)
  await tidyRemotely(home.context)
  expect(await tried()).toBe(1)
  await tidyRemotely(home.context)
  expect(await tried()).toBe(2)
  replicate.faults.forget()
  await later()
  expect(await rows()).toEqual([])
})

describe('an order that ends while it is made', () => {
  it('is stopped at the service: nothing more is made, or paid, for it', async () => {
    const { her, id, orderId } = await ordered(home)
    replicate.faults.plan('stuck', 'training')
    const running = run(id).catch(() => undefined)
    await expect.poll(async () => (await remoteJobsOf(home, id))[0]?.status).toBe('running')
    const [training] = await remoteJobsOf(home, id)
    expect((await declare(her, orderId)).statusCode).toBe(200)
    await running
    await tidyRemotely(home.context)
    expect(replicate.jobs.find(training?.remoteId ?? '')?.status).toBe('canceled')
    expect((await remoteJobsOf(home, id)).map(({ status }) => status)).toEqual(['canceled'])
    expect(replicate.files.size).toBe(0)
  })

  it('is stopped there too where the answer that named it was lost', async () => {
    const { id } = await ordered(home)
    replicate.faults.plan('stuck', 'training')
    const stop = new AbortController()
    const running = run(id, stop.signal).catch(() => undefined)
    await expect.poll(async () => (await remoteJobsOf(home, id))[0]?.remoteId).toBeTruthy()
    stop.abort()
    await running
    const [training] = await remoteJobsOf(home, id)
    const remoteId = training?.remoteId ?? ''
    await home.context.database
      .update(remoteJobs)
      .set({ remoteId: null, status: 'asked', forgetAt: sql`now()` })
      .where(eq(remoteJobs.id, training?.id ?? ''))
    await tidyRemotely(home.context)
    expect(replicate.jobs.find(remoteId)?.status).toBe('canceled')
  })

  it('overtaken by another run it asks for nothing twice: both wait for the same training', async () => {
    const { her, id } = await ordered(home)
    const before = replicate.jobs.count('training')
    const runs = [run(id), run(id)]
    await Promise.allSettled(runs)
    await run(id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect(replicate.jobs.count('training') - before).toBe(1)
    const pictures = (await remoteJobsOf(home, id)).filter(({ kind }) => kind === 'picture')
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })
})

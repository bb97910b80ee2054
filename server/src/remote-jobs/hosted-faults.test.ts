import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remoteJobs, serviceHealth } from '../database/schema/remote-jobs.ts'
import { kept } from '../testing/buying/buying.ts'
import { mailKindsTo, seenBy } from '../testing/buying/extending.ts'
import { runs } from '../testing/engines/runs.ts'
import { createFree, readyToOrder } from '../testing/full-draft.ts'
import {
  type HostedApp,
  LEARNING,
  makeOrder,
  openHostedApp,
  ordered,
  remoteJobsOf,
  type ServiceName,
} from '../testing/services/hosted-app.ts'

const WEBHOOK_FAULTS = [
  'webhook_wrongly_signed',
  'webhook_early',
  'webhook_lost',
  'webhook_twice',
  'webhook_stale',
] as const
/** More often than anything is tried. */
const ALWAYS = 100

const statusesOf = async (home: HostedApp, id: string, kind: string) =>
  (await remoteJobsOf(home, id)).filter((job) => job.kind === kind).map(({ status }) => status)

/** An app on this service, open while the tests of a block run. */
function opened(name: ServiceName, names: Record<string, string> = {}): { home: HostedApp } {
  const now = {} as { home: HostedApp }
  beforeAll(async () => {
    now.home = await openHostedApp(name, names)
  })
  afterAll(() => now.home.close())
  beforeEach(() => now.home.service.faults.forget())
  return now
}

describe.each(LEARNING.slice(0, runs(1, LEARNING.length)))('a training by %s', (name) => {
  const limit = `${name.toUpperCase()}_TRAINING_MINUTES`
  // Nine seconds: far more than one takes that goes well.
  const now = opened(name, { [limit]: '0.15' })

  it('that fails is asked for once more', async () => {
    const { home } = now
    home.service.faults.plan('fails', 'training')
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect(await statusesOf(home, id, 'training')).toEqual(['failed', 'succeeded'])
  })

  it('that fails twice ends the order: her money goes back, and she is told, once (F3)', async () => {
    const { home } = now
    home.service.faults.plan('fails', 'training', 2)
    const { her, id, orderId } = await ordered(home)
    await makeOrder(home, id)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'failed', refund: { cents: 990 } })
    expect(await kept(home, orderId)).toBe(0)
    expect((await mailKindsTo(home, her)).filter((kind) => kind !== 'receipt')).toEqual(['failed_refunded'])
    expect(await statusesOf(home, id, 'training')).toEqual(['failed', 'failed'])
  })

  it('that takes too long is stopped there, and asked for once more', async () => {
    const { home } = now
    home.service.faults.plan('stuck', 'training')
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect((await seenBy(her, id)).status).toBe('completed')
    expect(await statusesOf(home, id, 'training')).toEqual(['lost', 'succeeded'])
    const [lost] = await remoteJobsOf(home, id)
    expect(home.service.jobs.find(lost?.remoteId ?? '')?.status).toBe('canceled')
  })

  it('that learned nothing is asked for once more when the order goes on', async () => {
    const { home } = now
    home.service.faults.plan('no_output', 'training')
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect((await seenBy(her, id)).status).toBe('failed')
    expect(await statusesOf(home, id, 'training')).toEqual(['lost'])
  })

  it('whose answer was lost is found again, and not paid twice (F2)', async () => {
    const { home } = now
    const before = home.service.jobs.count('training')
    home.service.faults.plan('answer_lost', 'training')
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect((await seenBy(her, id)).status).toBe('completed')
    expect(home.service.jobs.count('training') - before).toBe(1)
  })
})

describe('news of a job', () => {
  const now = opened('replicate')

  it.each(WEBHOOK_FAULTS.slice(0, runs(2, WEBHOOK_FAULTS.length)))(
    'that come as %s: five images, and one training',
    async (fault) => {
      const { home } = now
      const before = home.service.jobs.count('training')
      for (const kind of ['training', 'picture'] as const) home.service.faults.plan(fault, kind, ALWAYS)
      const { her, id } = await ordered(home)
      await makeOrder(home, id)
      expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
      expect(home.service.jobs.count('training') - before).toBe(1)
    },
  )

  it('come by webhook alone while the service does not answer', async () => {
    const { home } = now
    const { id } = await ordered(home)
    const held = home.service.jobs.hold()
    const making = makeOrder(home, id)
    await expect.poll(() => statusesOf(home, id, 'training')).toEqual(['running'])
    // Ten looks in a row are refused; the news comes meanwhile.
    home.service.faults.plan('down', 'call', 10)
    held.letGo()
    await expect.poll(() => statusesOf(home, id, 'training')).toEqual(['succeeded'])
    await making
  })

  it('that are signed by nobody are refused', async () => {
    const { home } = now
    const url = `${api.serviceWebhook('replicate')}?job=00000000-0000-4000-8000-000000000000`
    const headers = { 'content-type': 'application/json' }
    const unsigned = await home.app.inject({ method: 'POST', url, headers, payload: '{"id":"x"}' })
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([400, 'webhook_unsigned'])
  })

  it('that are late, of a job that took too long, change nothing (F9)', async () => {
    const { home } = now
    const { id } = await ordered(home)
    await makeOrder(home, id)
    const [training] = await remoteJobsOf(home, id)
    const { database } = home.context
    await database
      .update(remoteJobs)
      .set({ status: 'lost' })
      .where(eq(remoteJobs.id, training?.id ?? ''))
    const { RemoteJobRows } = await import('./store.ts')
    const seen = { queuePosition: null, progress: null, learned: 'another', pictures: [], error: null }
    const told = { remoteId: training?.remoteId ?? '', seen: { ...seen, status: 'succeeded' as const } }
    expect(await new RemoteJobRows(database).hear('replicate', training?.id ?? null, told)).toBe(true)
    expect((await remoteJobsOf(home, id))[0]).toMatchObject({ status: 'lost', learned: training?.learned })
  })
})

describe('pictures that must not be delivered', () => {
  const now = opened('fal')

  it('those its own check calls unsafe are not; others are made in their place', async () => {
    const { home } = now
    home.service.faults.plan('flagged', 'picture', 3)
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect((await statusesOf(home, id, 'picture')).length).toBe(8)
  })

  it('where all of them are, twelve are asked for and no more; her money goes back', async () => {
    const { home } = now
    home.service.faults.plan('flagged', 'picture', ALWAYS)
    const { her, id, orderId } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'failed', imagesCount: 0 })
    expect((await statusesOf(home, id, 'picture')).length).toBe(12)
    expect(await kept(home, orderId)).toBe(0)
  })

  it('where only some are good enough, she gets those, and credits for the rest', async () => {
    const { home } = now
    home.service.faults.plan('stranger', 'picture', 10)
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      status: 'completed',
      imagesCount: 2,
      refund: { credits: 3 },
    })
  })
})

describe('a free transformation of one image', () => {
  const now = opened('fal')

  it('is made by editing one photo: nothing is learned of her', async () => {
    const { home } = now
    const before = home.service.jobs.count('training')
    const her = await readyToOrder(home)
    const created = await createFree(home, her, { packageType: 'decouverte', photosTo: ['fal'] })
    const { id } = created.json().session
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 1 })
    expect(home.service.jobs.count('training')).toBe(before)
    const names = (await remoteJobsOf(home, id)).map(({ name, kind }) => [name, kind])
    expect(names).toEqual([['picture:0', 'picture']])
  })
})

describe('a service that does not answer', () => {
  const now = opened('replicate', { ENGINE_INSTEAD: 'hair' })

  it('is left alone after five calls in a row; what is ordered meanwhile is made by the other engine (F3)', async () => {
    const { home } = now
    const { engine } = home.context
    expect(await engine.engineFor('pixie')).toBe('replicate')
    for (const at of ['call', 'training'] as const) home.service.faults.plan('down', at, ALWAYS)
    const { her, id } = await ordered(home)
    const making = makeOrder(home, id)
    await expect.poll(() => engine.engineFor('pixie')).toBe('hair')
    home.service.faults.forget()
    await making
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    await expect.poll(() => engine.engineFor('pixie')).toBe('replicate')
  })
})

describe('a service that was left alone', () => {
  const now = opened('fal', { ENGINE_INSTEAD: 'hair' })

  it('gets no order when its rest is over, before it has answered again (F3)', async () => {
    const { home } = now
    const { engine, database } = home.context
    await database.insert(serviceHealth).values({ service: 'fal', failures: 5 })
    home.service.faults.plan('down', 'call')
    expect(await engine.engineFor('pixie')).toBe('hair')
    const failures = async () => (await database.select().from(serviceHealth))[0]?.failures
    // Asked about a job there never was, it does not answer, and is left alone again.
    await expect.poll(failures).toBe(6)
    expect(await engine.engineFor('pixie')).toBe('hair')
    await expect.poll(() => engine.engineFor('pixie')).toBe('fal')
    expect(await failures()).toBe(0)
  })
})

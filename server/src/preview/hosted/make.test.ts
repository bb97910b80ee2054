import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { photos } from '../../database/schema/photos.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { serviceHealth } from '../../database/schema/remote-jobs.ts'
import { toneWords } from '../../engines/hosted/prompts/tone-words.ts'
import { spendingOf } from '../../remote-jobs/remote-jobs.ts'
import { moveMachineClock } from '../../testing/clocks/machine-clock.ts'
import { askedPreview, askPreview, previewRow, previewSeenBy } from '../../testing/engines/hosted-previews.ts'
import { runs } from '../../testing/engines/runs.ts'
import { readyToOrder } from '../../testing/full-draft.ts'
import {
  type HostedApp,
  openHostedApp,
  remoteFilesOf,
  remoteJobsOf,
  SERVICES,
} from '../../testing/services/hosted-app.ts'
import { PASSWORD } from '../../testing/visitor.ts'
import { makeHostedPreview } from './make.ts'
import { MAKE_HOSTED_PREVIEW } from './preview-job.ts'
import { pictureOf } from './rows.ts'

/** Longer than anybody waits for. */
const LONG_MS = 3_600_000
const CALM = new AbortController().signal
const FAILED = { state: 'failed', before: null, expiresInSeconds: null }

describe.each(SERVICES.slice(0, runs(1, SERVICES.length)))('a preview made by %s', (name) => {
  let home: HostedApp
  beforeAll(async () => {
    home = await openHostedApp(name)
  })
  afterAll(() => home.close())
  beforeEach(async () => {
    home.service.faults.forget()
    home.service.jobs.pace.picture = { queued: 10, running: 30 }
    await home.context.database.delete(serviceHealth)
  })

  const make = (previewId: string, signal = CALM) => makeHostedPreview(home.context, { previewId }, signal)
  const kept = (id: string) => home.context.storage.size(pictureOf({ id }))
  /** All that the service has of it is to be deleted there. */
  async function isLetGo(id: string): Promise<boolean> {
    const all = [...(await remoteFilesOf(home, id)), ...(await remoteJobsOf(home, id))]
    return all.every(({ forgetAt }) => forgetAt !== null)
  }

  it('is her best photo, edited: nothing is learned of her, and nothing stays there', async () => {
    const her = await readyToOrder(home)
    const [best] = await home.context.database
      .select()
      .from(photos)
      .where(eq(photos.userId, her.id))
      .offset(7)
    const report = sql`jsonb_set(${photos.report}, '{score}', '2')`
    await home.context.database
      .update(photos)
      .set({ report })
      .where(eq(photos.id, best?.id ?? ''))
    const [trainings, finished] = [home.service.jobs.count('training'), home.finisher.asked.length]
    const { id } = await askedPreview(her, [name])
    expect(await previewSeenBy(her, id)).toEqual({ state: 'queued', before: 0, expiresInSeconds: null })
    await make(id)
    const seen = await previewSeenBy(her, id)
    expect(seen).toEqual({ state: 'ready', before: null, expiresInSeconds: expect.any(Number) })
    const picture = await her.visitor.get(api.hostedPreviewPicture(id))
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      ...[200, 'image/jpeg', 'private, no-store'],
    ])
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('jpeg')
    const [wish] = home.finisher.asked.slice(finished)
    expect(wish).toMatchObject({ way: 'edit', photos: [expect.stringContaining(best?.id ?? '?')] })
    expect(home.service.jobs.count('training')).toBe(trainings)
    expect((await remoteJobsOf(home, id)).map((job) => [job.name, job.status])).toEqual([
      ['picture:0', 'succeeded'],
    ])
    expect(await isLetGo(id)).toBe(true)
  })

  it('is in the tone she chose', async () => {
    const her = await readyToOrder(home)
    const asked = await her.visitor.post(api.hostedPreviews(), {
      ...{ style: 'balayage_doux', tone: '5.6', photosTo: [name] },
    })
    await make(asked.json().id)
    const { input } = home.service.jobs.all.findLast(({ kind }) => kind === 'picture') ?? {}
    expect(JSON.stringify(input)).toContain(`New hair colour: ${toneWords('5.6')}.`)
  })

  it('costs what the house pays for it, within the budget of the day', async () => {
    const spentToday = async () => (await spendingOf(home.context.database, name, null)).spentToday
    const before = await spentToday()
    const { id } = await askedPreview(await readyToOrder(home), [name])
    await make(id)
    const [job] = await remoteJobsOf(home, id)
    expect(await spentToday()).toBe(before + (job?.cost ?? Number.NaN))
  })

  it.each([
    { fault: 'throttled', at: 'picture', times: 2 },
    { fault: 'down', at: 'call', times: 3 },
    { fault: 'fails', at: 'picture', times: 2 },
    { fault: 'output_gone', at: 'picture', times: 2 },
    { fault: 'no_output', at: 'picture', times: 1 },
    { fault: 'flagged', at: 'picture', times: 1 },
  ] as const)('although it is $fault ($at, $times times), is ready', async ({ fault, at, times }) => {
    home.service.faults.plan(fault, at, times)
    const her = await readyToOrder(home)
    const { id } = await askedPreview(her, [name])
    await make(id)
    expect(await previewSeenBy(her, id)).toMatchObject({ state: 'ready' })
    expect(await isLetGo(id)).toBe(true)
  })

  it.each(['no_output', 'flagged', 'fails'] as const)(
    'of which nothing good comes (%s) has failed, and does not count',
    async (fault) => {
      home.service.faults.plan(fault, 'picture', 99)
      const her = await readyToOrder(home)
      const { id, left } = await askedPreview(her, [name])
      await make(id)
      expect(await previewSeenBy(her, id)).toEqual(FAILED)
      expect([await kept(id), await isLetGo(id)]).toEqual([null, true])
      expect((await her.visitor.get(api.hostedPreviewPicture(id))).json().code).toBe('hosted_preview_gone')
      expect((await askedPreview(her, [name])).left).toBe(left)
    },
  )

  it('of a service that stays down has failed in time; once it is well she may ask again', async () => {
    home.service.faults.plan('down', 'call', 999)
    home.service.faults.plan('down', 'picture', 999)
    const her = await readyToOrder(home)
    const { id, left } = await askedPreview(her, [name])
    const secondsBefore = sql`now() - make_interval(secs => 179)`
    const mine = eq(hostedPreviews.id, id)
    await home.context.database.update(hostedPreviews).set({ createdAt: secondsBefore }).where(mine)
    await make(id)
    expect(await previewSeenBy(her, id)).toEqual(FAILED)
    expect(await isLetGo(id)).toBe(true)
    // All of the house leaves it alone meanwhile, and says so.
    await home.context.database
      .insert(serviceHealth)
      .values({ service: name, restingUntil: sql`now() + interval '1 minute'` })
      .onConflictDoUpdate({
        target: serviceHealth.service,
        set: { restingUntil: sql`now() + interval '1 minute'` },
      })
    const resting = await askPreview(her, [name])
    expect([resting.statusCode, resting.json().code]).toEqual([503, 'engine_resting'])
    home.service.faults.forget()
    await home.context.database.delete(serviceHealth)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe(name)
    const again = await askedPreview(her, [name])
    expect(again.left).toBe(left)
    await make(again.id)
    expect(await previewSeenBy(her, again.id)).toMatchObject({ state: 'ready' })
  })

  it('goes on in another process, and is asked for once', async () => {
    const her = await readyToOrder(home)
    home.service.jobs.pace.picture = { queued: 10, running: 300 }
    const before = home.service.jobs.count('picture')
    const { id } = await askedPreview(her, [name])
    const dying = new AbortController()
    const died = expect(make(id, dying.signal)).rejects.toThrow()
    await expect.poll(() => home.service.jobs.count('picture')).toBe(before + 1)
    dying.abort()
    await died
    expect(await previewSeenBy(her, id)).toMatchObject({ expiresInSeconds: null })
    await make(id)
    expect(await previewSeenBy(her, id)).toMatchObject({ state: 'ready' })
    expect(home.service.jobs.count('picture')).toBe(before + 1)
  })

  it.each([1, -1])('is made though the clock of this machine is wrong by %d hour', async (hours) => {
    const her = await readyToOrder(home)
    const { id } = await askedPreview(her, [name])
    moveMachineClock(hours * 3_600_000)
    await make(id)
    vi.useRealTimers()
    expect(await previewSeenBy(her, id)).toMatchObject({ state: 'ready' })
  })

  it('says that it waits while it does at the service', async () => {
    const her = await readyToOrder(home)
    home.service.jobs.pace.picture = { queued: LONG_MS, running: 10 }
    const { id } = await askedPreview(her, [name])
    const leaving = new AbortController()
    const left = expect(make(id, leaving.signal)).rejects.toThrow()
    await expect.poll(() => previewSeenBy(her, id)).toMatchObject({ state: 'queued' })
    await expect.poll(async () => (await previewRow(home, id))?.state).toBe('making')
    // Asked before the service has first answered, it is being made.
    await expect.poll(() => previewSeenBy(her, id)).toMatchObject({ state: 'queued' })
    leaving.abort()
    await left
    for (const job of home.service.jobs.all) home.service.jobs.cancel(job)
  })

  describe('she leaves', () => {
    const leaves: Record<
      string,
      (her: Awaited<ReturnType<typeof readyToOrder>>, id: string) => Promise<unknown>
    > = {
      'the wizard': ({ visitor }, id) => visitor.delete(api.hostedPreview(id)),
      'us, with her account': ({ visitor }) => visitor.delete(api.account(), { currentPassword: PASSWORD }),
    }
    it.each(Object.keys(leaves))('%s: nothing of it stays, here or there', async (what) => {
      const her = await readyToOrder(home)
      const { id } = await askedPreview(her, [name])
      await make(id)
      expect(await kept(id)).toBeGreaterThan(0)
      await leaves[what]?.(her, id)
      expect([await kept(id), await isLetGo(id)]).toEqual([null, true])
    })
    it.each(Object.keys(leaves))('%s while it is made: it is stopped', async (what) => {
      const her = await readyToOrder(home)
      home.service.jobs.pace.picture = { queued: 10, running: LONG_MS }
      const before = home.service.jobs.count('picture')
      const { id } = await askedPreview(her, [name])
      const made = make(id)
      await expect.poll(() => home.service.jobs.count('picture')).toBe(before + 1)
      await leaves[what]?.(her, id)
      await made
      expect([await kept(id), await isLetGo(id)]).toEqual([null, true])
    })
    it('the wizard before it is begun: the service hears nothing', async () => {
      const her = await readyToOrder(home)
      const { id } = await askedPreview(her, [name])
      await her.visitor.delete(api.hostedPreview(id))
      await make(id)
      expect([await remoteFilesOf(home, id), await remoteJobsOf(home, id)]).toEqual([[], []])
      expect(await previewSeenBy(her, id)).toBe('hosted_preview_gone')
    })
  })
})

it('is made by whoever works, as soon as it is asked for', async () => {
  const home = await openHostedApp('comfyui')
  await home.context.jobs.work(MAKE_HOSTED_PREVIEW, (told, signal) =>
    makeHostedPreview(home.context, told, signal),
  )
  const her = await readyToOrder(home)
  const { id } = await askedPreview(her)
  await expect.poll(() => previewSeenBy(her, id)).toMatchObject({ state: 'ready' })
  await home.close()
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editOf, never, trainingOn } from '../../testing/services/contract/stage.ts'
import { type FalStage, falServiceOf, openFalStage } from '../../testing/services/fal/fal-stage.ts'
import type { SoughtJob, StartedJob } from '../hosted/image-service.ts'

const PROMPT = 'a bob, chestnut'
const FOR_EVER = { queued: 0, running: 2 ** 30 }
const photo = { url: 'https://v3.fal.media/files/photo.jpg', id: null }

let stage: FalStage
beforeEach(async () => {
  stage = await openFalStage()
  stage.fal.jobs.pace = { training: FOR_EVER, picture: FOR_EVER }
})
afterEach(() => stage.close())

const ask = (seed: number, prompt = PROMPT): Promise<StartedJob> =>
  stage.service.startPicture(editOf(photo, { seed, prompt }), never())
const train = (url: string): Promise<StartedJob> =>
  stage.service.startTraining(trainingOn({ url, id: null }), never())

const pictureLike = (seed: number, more: Partial<SoughtJob> = {}): SoughtJob => ({
  ...{ kind: 'picture', key: 'of-ours', webhook: null, askedAt: new Date(), ageMs: 0 },
  ...{ model: stage.service.models.edit, like: { prompt: PROMPT, seed } },
  ...more,
})
const trainingLike = (photos: string): SoughtJob =>
  pictureLike(1, { kind: 'training', model: stage.service.models.learned, like: { photos } })
const find = (sought: SoughtJob) => stage.service.find(sought, never())
const lists = () => stage.fal.calls.filter(({ path }) => path.includes('/by-endpoint?'))

describe('a job that is sought at fal', () => {
  it('is the picture with its prompt and its seed', async () => {
    await ask(2)
    const job = await ask(1)
    await ask(1, 'a bob, black')
    expect(await find(pictureLike(1))).toEqual(job)
  })
  it('is the training that was sent its photos', async () => {
    const job = await train('https://v3.fal.media/files/hers.zip')
    await train('https://v3.fal.media/files/of-another.zip')
    expect(await find(trainingLike('https://v3.fal.media/files/hers.zip'))).toEqual(job)
    expect(await find(trainingLike('https://v3.fal.media/files/hers'))).toBeNull()
  })
  it('is not there, where nothing was asked for', async () => expect(await find(pictureLike(1))).toBeNull())
  it.each([
    { kind: 'picture', seconds: 59, found: 'unknown' },
    { kind: 'picture', seconds: 60, found: null },
    { kind: 'training', seconds: 599, found: 'unknown' },
    { kind: 'training', seconds: 600, found: null },
  ] as const)('may wait unlisted: of a $kind asked for $seconds seconds ago, $found', async (job) => {
    const told = { FAL_UNLISTED_SECONDS: '60' }
    const service = falServiceOf(stage.fal, { told })
    const sought =
      job.kind === 'picture' ? pictureLike(1) : trainingLike('https://v3.fal.media/files/hers.zip')
    expect(await service.find({ ...sought, ageMs: job.seconds * 1000 }, never())).toBe(job.found)
  })
  it('is not there, where only another seed, prompt or model was', async () => {
    await ask(2)
    await ask(1, `${PROMPT} hair`)
    const learned = stage.service.models.learned
    expect(await find(pictureLike(1))).toBeNull()
    await ask(1)
    expect(await find(pictureLike(1, { model: learned }))).toBeNull()
  })
  it('is the later one, where it had been tried before', async () => {
    await ask(1)
    const later = await ask(1)
    stage.fal.jobs.all[0]!.createdAt = new Date(Date.now() - 30_000)
    stage.fal.jobs.all.reverse()
    expect(await find(pictureLike(1))).toEqual(later)
  })
  it('may have begun up to a minute before we asked: clocks differ', async () => {
    const job = await ask(1)
    const { createdAt } = stage.fal.jobs.all[0]!
    const since = (ms: number) => find(pictureLike(1, { askedAt: new Date(createdAt.getTime() + ms) }))
    expect(await since(59_999)).toEqual(job)
    expect(await since(60_000)).toEqual(job)
    expect(await since(60_001)).toBeNull()
    stage.fal.listing.heedsStart = false
    expect(await since(60_000)).toEqual(job)
    expect(await since(60_001)).toBeNull()
  })
  it('is found on a later page, ten at most: with more, it is not known', async () => {
    const jobs: StartedJob[] = []
    for (let seed = 11; seed > 0; seed -= 1) jobs.push(await ask(seed))
    stage.fal.listing.pageSize = 1
    expect(await find(pictureLike(2))).toEqual(jobs[9])
    expect(await find(pictureLike(10))).toEqual(jobs[1])
    expect(await find(pictureLike(11))).toBe('unknown')
    expect(await find(pictureLike(12))).toBe('unknown')
    stage.fal.jobs.all.shift()
    expect(await find(pictureLike(12))).toBeNull()
  })
})

describe('what fal does not tell of a sought job', () => {
  it('is not known, where no request shows what it was sent', async () => {
    await ask(2)
    for (const inputs of ['absent', 'empty'] as const) {
      stage.fal.listing.inputs = inputs
      expect(await find(pictureLike(1))).toBe('unknown')
    }
  })
  it('is not known, where one was deleted meanwhile; others are found all the same', async () => {
    const job = await ask(1)
    await stage.service.forget({ what: 'job', job: await ask(2) }, never())
    expect(await find(pictureLike(3))).toBe('unknown')
    expect(await find(pictureLike(1))).toEqual(job)
  })
  it('is not known, where the scope of the key does not suffice', async () => {
    await ask(1)
    stage.fal.isAdminKey = false
    expect(await find(pictureLike(1))).toBe('unknown')
  })
  it('is not known, where the key or the endpoint is refused', async () => {
    const stranger = falServiceOf(stage.fal, { told: { FAL_KEY: 'wrong' } })
    expect(await stranger.find(pictureLike(1), never())).toBe('unknown')
    expect(await find(pictureLike(1, { model: '' }))).toBe('unknown')
  })
  it('is not known, where nothing tells it from others: it is not even asked for', async () => {
    await ask(1)
    expect(await find(pictureLike(1, { like: null }))).toBe('unknown')
    expect(lists()).toHaveLength(0)
  })
  it.each([
    ['down', 'away'],
    ['garbage', 'away'],
    ['throttled', 'busy'],
  ] as const)('is asked for again, when it is %s', async (fault, trouble) => {
    const job = await ask(1)
    stage.fal.faults.plan(fault, 'call')
    await expect(find(pictureLike(1))).rejects.toMatchObject({ name: 'ServiceError', trouble })
    expect(await find(pictureLike(1))).toEqual(job)
  })
})

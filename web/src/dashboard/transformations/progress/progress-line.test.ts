import type { Status } from '@app/domain/transformations/statuses.ts'
import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { progressLine } from './progress-line.ts'

const { progress } = sampleTransformation()

describe('the card of a waiting transformation tells its place', () => {
  it('says how many are before it', () => {
    const waiting = sampleTransformation({ progress: { ...progress, queuePosition: 2 } })
    expect(progressLine(waiting)).toEqual({ key: 'queue', values: { count: 2 }, refund: null })
  })
  it('says when it is its turn', () => {
    expect(progressLine(sampleTransformation()).key).toBe('turn')
  })
})

describe('the card of a transformation being learnt tells how many photos are read', () => {
  it('counts the photos read out of all', () => {
    const learning = sampleTransformation({
      status: 'training',
      progress: { ...progress, photosRead: 6 },
    })
    expect(progressLine(learning)).toMatchObject({ key: 'photos', values: { read: 6, total: 15 } })
  })
  it('stops counting once the 15th is read', () => {
    const learnt = sampleTransformation({
      status: 'training',
      progress: { ...progress, photosRead: 15 },
    })
    expect(progressLine(learnt).key).toBe('photosRead')
  })
})

describe('the card tells what is done before the first image can be', () => {
  const staged = (facts: Partial<typeof progress>, status: Status = 'training') =>
    progressLine(sampleTransformation({ status, progress: { ...progress, ...facts } }))
  const LEARNING = { stage: 'learning' } as const
  it('her photos are made ready to be sent', () => expect(staged({ stage: 'sending' }).key).toBe('sending'))
  it.each([
    { queue: null, share: null, line: { key: 'learning', values: {} } },
    { queue: 0, share: null, line: { key: 'learning', values: {} } },
    { queue: 1, share: null, line: { key: 'serviceQueue', values: { count: 1 } } },
    { queue: 3, share: 0.4, line: { key: 'serviceQueue', values: { count: 3 } } },
    { queue: null, share: 0, line: { key: 'learningShare', values: { percent: 0 } } },
    { queue: 0, share: 0.4, line: { key: 'learningShare', values: { percent: 40 } } },
    { queue: null, share: 0.999, line: { key: 'learningShare', values: { percent: 99 } } },
    { queue: null, share: 1, line: { key: 'learningShare', values: { percent: 100 } } },
  ])('her face is learned, $queue before hers at the service, done $share', ({ queue, share, line }) =>
    expect(staged({ ...LEARNING, stageQueue: queue, stageProgress: share })).toMatchObject(line),
  )
  it('also of more images', () => expect(staged(LEARNING, 'generating').key).toBe('learning'))
  it('and nothing of it once it has ended', () => expect(staged(LEARNING, 'failed').key).toBe('failed'))
})

describe('the card of a transformation being generated counts the images', () => {
  it('says how many are ready out of those ordered', () => {
    const generating = sampleTransformation({ status: 'generating', imagesCount: 8 })
    expect(progressLine(generating)).toMatchObject({ key: 'images', values: { count: 8, ordered: 20 } })
  })
  it('speaks of no refund before the end', () => {
    const generating = sampleTransformation({
      status: 'generating',
      refund: { credits: 3, cents: 0 },
    })
    expect(progressLine(generating).refund).toBeNull()
  })
})

describe('the card of a completed transformation tells what was delivered', () => {
  it('counts the images when all are there', () => {
    const completed = sampleTransformation({ status: 'completed', imagesCount: 20 })
    expect(progressLine(completed)).toEqual({ key: 'done', values: { count: 20 }, refund: null })
  })
  it('says how many are missing, and the credits given back for them', () => {
    const short = sampleTransformation({
      status: 'completed',
      imagesCount: 17,
      refund: { credits: 3, cents: 0 },
    })
    expect(progressLine(short)).toEqual({
      key: 'images',
      values: { count: 17, ordered: 20 },
      refund: { key: 'shortfall', values: { count: 3 } },
    })
  })
})

describe('the card of a failed transformation tells what came back', () => {
  it('names the credits', () => {
    const failed = sampleTransformation({ status: 'failed', refund: { credits: 5, cents: 0 } })
    expect(progressLine(failed).refund).toEqual({ key: 'credits', values: { count: 5 } })
  })
  it('names the money', () => {
    const failed = sampleTransformation({ status: 'failed', refund: { credits: 0, cents: 2490 } })
    expect(progressLine(failed).refund).toEqual({ key: 'money', values: { euros: 24.9 } })
  })
  it('names both when both came back', () => {
    const failed = sampleTransformation({ status: 'failed', refund: { credits: 2, cents: 990 } })
    expect(progressLine(failed).refund).toEqual({ key: 'both', values: { count: 2, euros: 9.9 } })
  })
  // spec: 8.34
  it('claims no refund that the server did not make', () => {
    expect(progressLine(sampleTransformation({ status: 'failed' })).refund).toBeNull()
  })
  it('says of a free one that nothing was charged', () => {
    const free = sampleTransformation({ status: 'failed', packageType: 'decouverte' })
    expect(progressLine(free).key).toBe('failedFree')
  })
})

describe('images she has deleted are not images that failed', () => {
  const { progress } = sampleTransformation()
  const ended = { status: 'completed', progress: { ...progress, imagesOrdered: 5 } } as const
  it('what she keeps, of what was made', () =>
    expect(progressLine(sampleTransformation({ ...ended, imagesCount: 4, imagesDeleted: 1 }))).toMatchObject({
      key: 'kept',
      values: { count: 4, made: 5 },
      refund: null,
    }))
  it('what was not made stays said by what came back', () =>
    expect(
      progressLine(
        sampleTransformation({
          ...ended,
          imagesCount: 2,
          imagesDeleted: 1,
          refund: { credits: 2, cents: 0 },
        }),
      ),
    ).toMatchObject({ key: 'kept', values: { count: 2, made: 3 }, refund: { values: { count: 2 } } }))
})

describe('while more images are made, only those to come are counted', () => {
  const extended = (ready: number, queuePosition = 0) =>
    progressLine(
      sampleTransformation({
        status: 'generating',
        imagesCount: 5 + ready,
        progress: { ...progress, queuePosition },
        refund: { credits: 1, cents: 0 },
        extension: { images: 5, ready, credits: 5 },
      }),
    )
  it('none yet', () =>
    expect(extended(0)).toEqual({ key: 'more', values: { count: 0, ordered: 5 }, refund: null }))
  it('some of them', () =>
    expect(extended(3)).toMatchObject({ key: 'more', values: { count: 3, ordered: 5 } }))
  it('behind others: its place', () =>
    expect(extended(0, 2)).toMatchObject({ key: 'queue', values: { count: 2 } }))
})

import { describe, expect, it } from 'vitest'
import { canBecome, STATUSES, statusesBefore, transformationCan, transformationIs } from './statuses.ts'

const is = (status: (typeof STATUSES)[number]) => ({ status })

describe('who may follow whom', () => {
  it.each([
    { from: 'pending', to: ['training', 'failed'] },
    { from: 'training', to: ['generating', 'failed'] },
    { from: 'generating', to: ['completed', 'failed'] },
    { from: 'completed', to: ['generating'] },
    { from: 'failed', to: [] },
    // spec: 4.11
  ] as const)('$from may become $to and nothing else', ({ from, to }) => {
    expect(STATUSES.filter((status) => canBecome(from, status))).toEqual([...to])
  })

  it.each([
    { to: 'pending', before: [] },
    { to: 'training', before: ['pending'] },
    { to: 'generating', before: ['training', 'completed'] },
    { to: 'completed', before: ['generating'] },
    { to: 'failed', before: ['pending', 'training', 'generating'] },
  ] as const)('$to is reached from $before', ({ to, before }) => {
    expect(statusesBefore(to)).toEqual([...before])
  })

  it('nothing may follow itself', () => {
    expect(STATUSES.filter((status) => canBecome(status, status))).toEqual([])
  })
})

describe('what a status means', () => {
  // spec: 9.36
  it('they are five', () =>
    expect([...STATUSES]).toEqual(['pending', 'training', 'generating', 'completed', 'failed']))

  it('completed and failed are the two ends', () => {
    expect(STATUSES.filter((status) => transformationIs.finished(is(status)))).toEqual([
      'completed',
      'failed',
    ])
  })

  it.each([
    { status: 'pending', question: 'waiting' },
    { status: 'training', question: 'learning' },
    { status: 'generating', question: 'generating' },
    { status: 'completed', question: 'completed' },
    { status: 'failed', question: 'failed' },
  ] as const)('only $status answers yes to "$question"', ({ status, question }) => {
    expect(STATUSES.filter((candidate) => transformationIs[question](is(candidate)))).toEqual([status])
  })
})

describe('images may be downloaded all together', () => {
  it.each([
    { status: 'completed', imagesCount: 5, may: true },
    { status: 'completed', imagesCount: 0, may: false },
    { status: 'failed', imagesCount: 3, may: true },
    { status: 'failed', imagesCount: 0, may: false },
    { status: 'generating', imagesCount: 4, may: false },
  ] as const)('$status with $imagesCount images: $may', ({ may, ...facts }) => {
    expect(transformationCan.beDownloaded({ ...facts, extension: null })).toBe(may)
  })

  it.each([
    { imagesCount: 5, may: true },
    { imagesCount: 0, may: false },
  ])('while more are made, of the $imagesCount she has: $may', ({ may, imagesCount }) => {
    const facts = { status: 'generating', imagesCount, extension: { images: 5 } } as const
    expect(transformationCan.beDownloaded(facts)).toBe(may)
  })
})

describe('more images may be asked for', () => {
  it.each(STATUSES.flatMap((status) => [15, 1, 0].map((kept) => ({ status, kept }))))(
    'of one that is $status, with $kept photos kept',
    ({ status, kept }) => {
      const may = transformationCan.beExtended({ status, sourcePhotos: { kept }, shortReason: null })
      expect(may).toBe(status === 'completed' && kept > 0)
    },
  )

  it.each([
    { shortReason: 'exhausted', may: false },
    { shortReason: 'learned_lost', may: false },
    { shortReason: 'learning_later', may: true },
    { shortReason: null, may: true },
  ] as const)('where the latest run fell short by $shortReason: $may', ({ shortReason, may }) => {
    expect(
      transformationCan.beExtended({ status: 'completed', sourcePhotos: { kept: 15 }, shortReason }),
    ).toBe(may)
  })
})

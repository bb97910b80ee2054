import { describe, expect, it } from 'vitest'
import { batchProgress, chooseFiles, photosToStart, type QueuedPhoto, shownPercent } from './queued-photo.ts'

const photo = (state: QueuedPhoto['state'], rest: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  id: crypto.randomUUID(),
  name: 'moi.jpg',
  bytes: 100,
  batch: 1,
  previewUrl: null,
  before: [],
  state,
  ...rest,
})
const waiting = photo({ step: 'waiting' })
const sending = (share: number) => photo({ step: 'sending', share })
const sent = photo({ step: 'sent', photoId: 'a' })
const failed = photo({ step: 'failed', sentence: 'coupée' })
const files = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('three photos travel at the same time', () => {
  it('three leave at once', () => expect(photosToStart([waiting, waiting, waiting, waiting])).toHaveLength(3))
  it('one more leaves when two are travelling', () =>
    expect(photosToStart([sending(0.1), sending(0.2), waiting, waiting])).toHaveLength(1))
  it('none leaves when three are', () =>
    expect(photosToStart([sending(0.1), sending(0.2), sending(0.3), waiting])).toHaveLength(0))
  it('a photo that failed gives its place to the next', () =>
    expect(photosToStart([failed, sending(0.2), sending(0.3), waiting])).toHaveLength(1))
})

describe('a percentage is measured, and 100 belongs to the server', () => {
  it('shows 62 at 62 %', () => expect(shownPercent(0.625)).toBe(62))
  it('shows 99 when the last byte has left', () => expect(shownPercent(1)).toBe(99))
  it('starts at 0', () => expect(shownPercent(0)).toBe(0))
})

describe('the progress of all photos', () => {
  // spec: 4.28
  it('counts bytes, not photos', () =>
    expect(batchProgress([photo({ step: 'sent', photoId: 'a' }, { bytes: 300 }), waiting])?.percent).toBe(75))
  it('stays below 100 while one photo is on its way', () =>
    expect(batchProgress([sent, sending(1)])?.percent).toBe(99))
  // spec: 4.29
  it('is 100 once the server has them all', () => expect(batchProgress([sent, sent])?.percent).toBe(100))
  it('leaves out what could not be sent', () => expect(batchProgress([sent, failed])?.count).toBe(1))
  it('forgets the photos of earlier choices', () =>
    expect(batchProgress([sent, photo({ step: 'waiting' }, { batch: 2 })])).toEqual({ count: 1, percent: 0 }))
  it('is nothing when nothing was chosen', () => expect(batchProgress([])).toBeNull())
})

describe('at most 15 photos are taken at once', () => {
  it('takes 15', () => expect(chooseFiles(files(15), 0)).toMatchObject({ kind: 'taken', leftOut: 0 }))
  // spec: 5.11
  it('refuses 16, all of them', () =>
    expect(chooseFiles(files(16), 0)).toMatchObject({ kind: 'tooMany', count: 16 }))
  it.each([
    { taken: 0, first: 15, others: [15] },
    { taken: 14, first: 1, others: files(16).slice(1) },
    { taken: 15, first: 0, others: files(16) },
  ])('but says, beside $taken photos, that the first $first would fit', ({ taken, first, others }) =>
    expect(chooseFiles(files(16), taken)).toMatchObject({ first: files(first), others }),
  )
  it('takes what fits in the free slots and says how many did not', () =>
    expect(chooseFiles(files(4), 13)).toEqual({ kind: 'taken', files: [0, 1], leftOut: 2 }))
  it('takes none when the 15 slots are full', () =>
    expect(chooseFiles(files(1), 15)).toEqual({ kind: 'taken', files: [], leftOut: 1 }))
})

import type { Photo } from '@app/domain/photos/photos-api.ts'
import { describe, expect, it } from 'vitest'
import type { QueuedPhoto } from '../uploads/queued-photo.ts'
import { slotsOf, takenSlots } from './slots.ts'

const photo = (id: string): Photo => ({ id, url: '', thumbnailUrl: '', width: 1, height: 1, verdicts: [] })
const queued = (id: string, state: QueuedPhoto['state']): QueuedPhoto => ({
  id,
  name: id,
  bytes: 1,
  batch: 1,
  previewUrl: null,
  before: ['old'],
  state,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => photo(`p${index}`))
const kinds = (photos: Photo[], queue: QueuedPhoto[]) => slotsOf(photos, queue).map(({ kind }) => kind)

describe('there are always 15 slots', () => {
  it('the first is the add button when there is no photo', () =>
    expect(kinds([], [])).toEqual(['add', ...Array(14).fill('empty')]))
  it('after 14 photos only the add button is left', () => expect(kinds(many(14), []).at(-1)).toBe('add'))
  it('after 15 there is no add button', () => expect(kinds(many(15), [])).not.toContain('add'))
})

describe('a photo keeps its place', () => {
  const queue = [
    queued('q1', { step: 'sending', share: 0.5 }),
    queued('q2', { step: 'sent', photoId: 'new' }),
  ]
  it('while it travels and after it arrived', () =>
    expect(slotsOf([photo('old'), photo('new')], queue).slice(0, 3)).toMatchObject([
      { kind: 'photo', photo: { id: 'old' } },
      { kind: 'queued', key: 'q1' },
      { kind: 'photo', key: 'q2', photo: { id: 'new' } },
    ]))
  it('also when the draft has it before its own sending heard so', () =>
    expect(slotsOf([photo('old'), photo('new')], queue.slice(0, 1)).slice(0, 3)).toMatchObject([
      { kind: 'photo', photo: { id: 'old' } },
      { kind: 'queued', key: 'q1' },
      { kind: 'add' },
    ]))
  it('until it is deleted', () => expect(takenSlots([photo('old')], queue)).toBe(2))
  it('also when it could not be sent', () =>
    expect(takenSlots([], [queued('q', { step: 'failed', sentence: '' })])).toBe(1))
})

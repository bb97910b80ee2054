import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../testing/engines/runs.ts'
import type { EnginePhoto } from '../../engine.ts'
import { MOST_TRAINING_PHOTOS, pickTrainingPhotos } from './pick-training-photos.ts'

type Report = EnginePhoto['report']
const photo = (id: string, changes: Partial<Report> = {}): { id: string; report: Report } => ({
  id,
  report: {
    ...{ width: 1200, height: 1600, verdicts: [], faces: 1, pose: { yaw: 0, pitch: 0, roll: 0 } },
    ...{ faceWidth: 300, sharpness: 1, light: 1, score: 0.5, fingerprint: id, backdrop: [] },
    ...changes,
  },
})
/** Twins begin alike. */
const areTwins = (one: string, other: string) => one[0] === other[0]
const idsOf = (photos: { id: string; report: Report }[]) =>
  pickTrainingPhotos(photos, areTwins).map(({ id }) => id)

describe('the photos that are learned from', () => {
  it('are the best first', () => {
    expect(
      idsOf([photo('a', { score: 0.2 }), photo('b', { score: 0.9 }), photo('c', { score: 0.4 })]),
    ).toEqual([...['b', 'c', 'a']])
  })
  it('are those that count: an error of the check leaves one out, a warning does not', () => {
    expect(
      idsOf([photo('a', { verdicts: ['many_faces'] }), photo('b', { verdicts: ['low_light'] })]),
    ).toEqual(['b'])
  })
  it('are no twins: the better of two is taken', () => {
    expect(idsOf([photo('a1', { score: 0.3 }), photo('a2', { score: 0.8 }), photo('b')])).toEqual(['a2', 'b'])
  })
  it('never lose a photo to a twin that does not count itself', () => {
    expect(idsOf([photo('a1', { score: 0.9, verdicts: ['blurry'] }), photo('a2')])).toEqual(['a2'])
  })
  it.each([
    [MOST_TRAINING_PHOTOS - 1, MOST_TRAINING_PHOTOS - 1],
    [MOST_TRAINING_PHOTOS, MOST_TRAINING_PHOTOS],
    [MOST_TRAINING_PHOTOS + 1, MOST_TRAINING_PHOTOS],
  ])('of %i are %i', (sent, picked) => {
    const photos = Array.from({ length: sent }, (_, k) => photo(String.fromCharCode(65 + k)))
    expect(idsOf(photos)).toHaveLength(picked)
  })
  it('hold no two twins and leave out no photo that has none among them, whatever she sent', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnop')
    const sent = fc.array(fc.tuple(letters, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 30 })
    fc.assert(
      fc.property(sent, (drawn) => {
        const photos = drawn.map(([letter, score], k) => photo(`${letter}${k}`, { score }))
        const picked = idsOf(photos).map((id) => id[0])
        expect(new Set(picked).size).toBe(picked.length)
        expect(new Set(picked)).toEqual(new Set(drawn.map(([letter]) => letter)))
      }),
      { numRuns: runs(100, 2000) },
    )
  })
})

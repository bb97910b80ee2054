import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PHOTO_ERRORS,
  PHOTO_VERDICTS,
  PHOTO_WARNINGS,
  PHOTOS_PER_TRANSFORMATION,
  type PhotoVerdict,
  photoCounts,
  photoLevel,
  photosMissing,
} from './photo-rules.ts'

const good = (count: number) => Array.from({ length: count }, () => ({ verdicts: [] as PhotoVerdict[] }))

describe('what the check says of a photo', () => {
  it('is "checking" while there is no verdict, and such a photo does not count yet', () => {
    expect(photoLevel(null)).toBe('checking')
    expect(photoCounts(null)).toBe(false)
  })

  it('is "ok" with an empty verdict, and such a photo counts', () => {
    expect(photoLevel([])).toBe('ok')
    expect(photoCounts([])).toBe(true)
  })

  it.each(PHOTO_WARNINGS)('%s is a warning: it advises, the photo counts', (verdict) => {
    expect(photoLevel([verdict])).toBe('warning')
    expect(photoCounts([verdict])).toBe(true)
  })

  it.each(PHOTO_ERRORS)('%s is an error: another photo is asked for, this one does not count', (verdict) => {
    expect(photoLevel([verdict])).toBe('error')
    expect(photoCounts([verdict])).toBe(false)
  })

  it('one error outweighs any number of warnings, in any order', () => {
    const warnings = fc.shuffledSubarray([...PHOTO_WARNINGS])
    fc.assert(
      fc.property(warnings, warnings, fc.constantFrom(...PHOTO_ERRORS), (before, after, error) => {
        expect(photoLevel([...before, error, ...after])).toBe('error')
      }),
    )
  })
})

describe('how many photos are missing', () => {
  it.each([
    { photos: 0, missing: 15 },
    { photos: 14, missing: 1 },
    { photos: 15, missing: 0 },
    { photos: 16, missing: 0 },
  ])('with $photos good photos, $missing', ({ photos, missing }) => {
    expect(photosMissing(good(photos))).toBe(missing)
  })

  it('fifteen photos with one in error are one short', () => {
    expect(photosMissing([...good(14), { verdicts: ['blurry'] }])).toBe(1)
  })

  it('fifteen photos with one still being checked are one short', () => {
    expect(photosMissing([...good(14), { verdicts: null }])).toBe(1)
  })

  it('whatever the photos, those that count and those missing make at least fifteen', () => {
    const verdicts = fc.option(fc.subarray([...PHOTO_VERDICTS]))
    fc.assert(
      fc.property(fc.array(fc.record({ verdicts }), { maxLength: 30 }), (photos) => {
        const counting = photos.filter((photo) => photoCounts(photo.verdicts)).length
        expect(photosMissing(photos)).toBe(Math.max(0, PHOTOS_PER_TRANSFORMATION - counting))
      }),
    )
  })
})

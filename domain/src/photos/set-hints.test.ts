import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHOTO_VERDICTS } from './photo-rules.ts'
import { HINTS_AT_MOST, HINTS_FROM, SET_HINTS, SET_LIMITS, type SeenPhoto, setHints } from './set-hints.ts'

let places = 0
/** A place that resembles no other. */
function newPlace(): number[] {
  places += 1
  return [1000 * places, 0, 0]
}
/** A photo from the front, in daylight, in a place of its own. */
const photo = (seen: Partial<SeenPhoto> = {}): SeenPhoto => ({
  ...{ verdicts: [], height: 1000, faceWidth: 200, yaw: 0, backdrop: newPlace() },
  ...seen,
})
const some = (count: number, seen: Partial<SeenPhoto> = {}) =>
  Array.from({ length: count }, () => photo(seen))
const left = (count = 1) => some(count, { yaw: SET_LIMITS.turned })
const right = (count = 1) => some(count, { yaw: -SET_LIMITS.turned })
/** Six photos to which a test adds those it speaks of: nothing is missing among them but what is named. */
const whole = [...some(4), ...left(), ...right()]

describe('what the photos lack together', () => {
  it('is nothing when she is seen from both sides, from the front, near and far, in several places', () =>
    expect(setHints([...whole, ...some(9)])).toEqual([]))

  it(`is not said before ${HINTS_FROM} photos count`, () => {
    expect(setHints(some(HINTS_FROM - 1))).toEqual([])
    expect(setHints([...some(HINTS_FROM - 1), photo({ verdicts: ['blurry'] })])).toEqual([])
    expect(setHints(some(HINTS_FROM))).toEqual(['profiles'])
    expect(setHints(some(HINTS_FROM + 1))).toEqual(['profiles'])
  })

  it('is not said while one of them is still being looked at', () =>
    expect(setHints([...some(10), photo({ verdicts: null })])).toEqual([]))

  it('never counts a photo that must be replaced', () =>
    expect(setHints([...some(8), ...right(), photo({ yaw: 0.5, verdicts: ['many_faces'] })])).toEqual([
      'left_profile',
    ]))

  it('is at most two things, of the list, in its order', () => {
    const seen = fc.record({
      verdicts: fc.subarray([...PHOTO_VERDICTS]),
      height: fc.integer({ min: 600, max: 2400 }),
      faceWidth: fc.integer({ min: 0, max: 900 }),
      yaw: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
      backdrop: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(seen, { maxLength: 15 }), (photos) => {
        const hints = setHints(photos)
        expect(hints.length).toBeLessThanOrEqual(HINTS_AT_MOST)
        expect(SET_HINTS.filter((hint) => hints.includes(hint))).toEqual(hints)
      }),
    )
  })
})

describe('the sides of her head', () => {
  it('a left profile is missing when only the right one is shown', () =>
    expect(setHints([...some(8), ...right(2)])).toEqual(['left_profile']))
  it('a right profile is missing when only the left one is shown', () =>
    expect(setHints([...some(8), ...left(2)])).toEqual(['right_profile']))
  it('her nose to the left of the picture shows her left side', () =>
    expect(setHints([...some(8), photo({ yaw: 0.6 })])).toEqual(['right_profile']))
  it('a head turned a little less than a three-quarter view is no profile', () =>
    expect(setHints([...some(8), ...right(), photo({ yaw: SET_LIMITS.turned - 0.01 })])).toEqual([
      'left_profile',
    ]))
  it('a photo without a pose counts for no side', () =>
    expect(setHints(some(8, { yaw: null }))).toEqual(['profiles', 'front']))
  it('two photos from the front are too few, three are enough', () => {
    expect(setHints([...some(2), ...left(3), ...right(3)])).toEqual(['front'])
    expect(setHints([...some(3), ...left(3), ...right(3)])).toEqual([])
  })
})

describe('light, distance and place', () => {
  it('daylight is missing when more than a third are dark or against the light', () => {
    expect(setHints([...whole, ...some(3, { verdicts: ['low_light'] })])).toEqual([])
    expect(setHints([...whole, ...some(4, { verdicts: ['backlit'] })])).toEqual(['daylight'])
  })
  it('photos that are all close miss one from farther away; one is enough', () => {
    const close = (faceWidth: number) => whole.map((photo) => ({ ...photo, faceWidth }))
    expect(setHints([...close(251), ...some(2, { faceWidth: 300 })])).toEqual(['farther'])
    expect(setHints([...close(251), ...some(1, { faceWidth: 300 }), photo({ faceWidth: 250 })])).toEqual([])
  })
  it('photos that are mostly far miss some from closer', () => {
    expect(setHints([...whole, ...some(10, { faceWidth: 119 })])).toEqual(['closer'])
    expect(setHints([...whole, ...some(10, { faceWidth: 120 })])).toEqual([])
    expect(setHints([...whole, ...some(9, { faceWidth: 119 })])).toEqual([])
  })
  it('photos mostly from one place miss another', () => {
    const here = (count: number, backdrop = [7, 7, 7]) => some(count, { backdrop })
    expect(setHints([...whole, ...here(10)])).toEqual(['elsewhere'])
    expect(setHints([...whole, ...here(9)])).toEqual([])
  })
  it('one place is seen again in a light that differs little', () => {
    const at = (value: number) => some(6, { backdrop: [value, value, value] })
    expect(setHints([...whole, ...at(100), ...at(113)])).toEqual(['elsewhere'])
    expect(setHints([...whole, ...at(100), ...at(114)])).toEqual([])
  })
})

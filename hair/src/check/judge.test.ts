import { describe, expect, it } from 'vitest'
import type { VerdictCode } from '../contract.ts'
import { judge, LIMITS, type Measured } from './judge.ts'

const GOOD: Measured = {
  ...{ width: 1200, height: 1600, faces: 1, faceWidth: 300, sharpness: 1, blockiness: 0, tears: 0 },
  ...{ brightest: 0.85, clipped: 0, glare: 0, isCovered: false, isHairOutside: false },
}
const hears = (change: Partial<Measured>) => judge({ ...GOOD, ...change })
const LITTLE = 0.001

/** The measure, its last good value, the first bad one, and the word. */
const EDGES: [keyof Measured, number, number, VerdictCode][] = [
  ['width', LIMITS.minSide, LIMITS.minSide - 1, 'too_small'],
  ['height', LIMITS.minSide, LIMITS.minSide - 1, 'too_small'],
  ['faceWidth', LIMITS.minFaceWidth, LIMITS.minFaceWidth - 1, 'too_small'],
  ['faces', 1, 2, 'many_faces'],
  ['sharpness', LIMITS.minSharpness, LIMITS.minSharpness - LITTLE, 'blurry'],
  ['blockiness', LIMITS.maxBlockiness, LIMITS.maxBlockiness + LITTLE, 'blurry'],
  ['tears', LIMITS.maxTears, LIMITS.maxTears + 1, 'damaged'],
  ['glare', LIMITS.maxGlare, LIMITS.maxGlare + LITTLE, 'backlit'],
  ['clipped', LIMITS.maxClipped, LIMITS.maxClipped + LITTLE, 'backlit'],
  ['brightest', LIMITS.minBrightest, LIMITS.minBrightest - LITTLE, 'low_light'],
]

describe('each verdict has its limit', () => {
  it('a good photo hears nothing', () => expect(hears({})).toEqual([]))
  it.each(EDGES)('%s: %s is good, %s is %s', (measure, good, bad, word) => {
    const beyond = good + 2 * (good - bad)
    expect(hears({ [measure]: measure === 'faces' ? 0 : beyond })).toEqual([])
    expect(hears({ [measure]: good })).toEqual([])
    expect(hears({ [measure]: bad })).toEqual([word])
  })
  it('a covered head is hair_hidden, unless the face is too dark to tell', () => {
    expect(hears({ isCovered: true })).toEqual(['hair_hidden'])
    expect(hears({ isCovered: true, brightest: LIMITS.minToTell })).toEqual(['hair_hidden'])
    expect(hears({ isCovered: true, brightest: LIMITS.minToTell - LITTLE })).toEqual([])
  })
  it('hair outside the picture is cropped', () => expect(hears({ isHairOutside: true })).toEqual(['cropped']))
})

describe('verdicts together', () => {
  it('against the light is not also said to be little light', () =>
    expect(hears({ glare: 0.6, brightest: 0.3 })).toEqual(['backlit']))
  it('of several heads neither cover nor frame is spoken of', () =>
    expect(hears({ faces: 2, isCovered: true, isHairOutside: true })).toEqual(['many_faces']))
  it('errors come before warnings', () =>
    expect(hears({ isHairOutside: true, sharpness: 0, width: 100 })).toEqual([
      'blurry',
      'too_small',
      'cropped',
    ]))
})

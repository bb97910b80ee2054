import { describe, expect, it } from 'vitest'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import { classPrior, type Place } from './class-prior.ts'

/** On an upright head the place in face units is the place along the picture's vertical. */
function priorAt(u: number, v: number, more: Partial<Place> = {}): number[] {
  const out = new Float32Array(4)
  const usual = { head: Math.hypot(u / 0.6, (v - 0.1) / 0.74), rim: 0, neck: 0 }
  const flags = { inOval: false, isFeature: false, isCentre: false }
  classPrior({ u, v, ug: u, vg: v, ...usual, ...flags, ...more }, out)
  return [...out]
}
const likeliest = (prior: number[]) => prior.indexOf(Math.max(...prior))
const inFace = { inOval: true }

describe('what a place is from where it lies alone', () => {
  it.each([
    { what: 'the wall far beside the head', place: priorAt(1.6, 0.6), kind: BACKGROUND },
    { what: 'the crown', place: priorAt(0, 0.75), kind: HAIR },
    { what: 'the middle of the face', place: priorAt(0, 0, { ...inFace, isCentre: true }), kind: SKIN },
    { what: 'the neck', place: priorAt(0, -0.65, { neck: 1 }), kind: SKIN },
    { what: 'a shoulder', place: priorAt(0.7, -1.4), kind: CLOTHES },
  ])('$what', ({ place, kind }) => expect(likeliest(place)).toBe(kind))

  it('a crown is nearly all hair', () => expect(priorAt(0, 0.75)[HAIR]).toBeGreaterThan(0.94))
  it('shares add up to 1 everywhere', () => {
    for (let v = -2; v < 1.5; v += 0.25)
      for (const more of [{}, inFace, { neck: 0.5 }, { ...inFace, rim: 1 }])
        expect(priorAt(0.3, v, more).reduce((sum, share) => sum + share)).toBeCloseTo(1, 6)
  })
  it('left and right are alike', () => {
    for (const u of [0.1, 0.5, 0.9, 1.4]) expect(priorAt(-u, -0.8)).toEqual(priorAt(u, -0.8))
  })
})

describe('on the face hair is', () => {
  const hair = (v: number, more: Partial<Place> = {}) => priorAt(0, v, { ...inFace, ...more })[HAIR]
  it('none on brows, eyes and mouth', () => expect(hair(0.1, { isFeature: true })).toBeLessThan(0.001))
  it('hardly any between the cheeks, whatever hangs over them', () =>
    expect(hair(0, { isCentre: true, rim: 1 })).toBeLessThan(0.005))
  it('a fringe on the forehead', () => expect(hair(0.42)).toBeGreaterThan(10 * hair(0.1)))
  it('a lock along the rim', () => expect(hair(0, { rim: 1 })).toBeGreaterThan(10 * hair(0)))
})

it('below the chin hair hangs at the sides of the neck, not before it', () => {
  expect(priorAt(0.35, -0.7)[HAIR]).toBeGreaterThan(3 * priorAt(0.35, -0.7, { neck: 1 })[HAIR])
})

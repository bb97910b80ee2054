import { describe, expect, it } from 'vitest'
import { ANGLES, angleOf } from '../../cut/layer/hairline.ts'
import { archedHead, ringletHead } from './arched-head.ts'
import { beginsAt } from './scalp.ts'
import { sweptHead } from './swept-head.ts'

const flat = (radius: number) => new Float32Array(ANGLES).fill(radius)
const middle = (ANGLES - 1) / 2
const OVAL = flat(0.45)
const headWith = (hairline: Float32Array) => {
  const kept = flat(1)
  return { hairline, kept, begins: beginsAt(hairline, OVAL, kept) }
}
/** As high over the whole forehead as straight above her face, with a corner at 35 degrees, and from there down to the temples. */
const cornered = flat(0).map((_, k) => {
  const angle = (Math.min(35, angleOf(k)) * Math.PI) / 180
  return angleOf(k) <= 35 ? 0.6 / Math.cos(angle) : 0.73 - 0.006 * (angleOf(k) - 35)
})
/** How far an arched line begins before that of swept hair, face heights. */
const lowered = (hairline: Float32Array) => {
  const [arched, swept] = [archedHead, sweptHead].map((on) => on(headWith(hairline), OVAL).begins)
  return (degrees: number) => swept[middle + degrees / 5] - arched[middle + degrees / 5]
}

describe('the hairline of coils that stand off the head', () => {
  it('keeps nothing of hers', () => {
    expect(Math.max(...archedHead(headWith(flat(0.6)), OVAL).kept)).toBe(0)
  })
  it('fills a corner at the temples, on both sides', () => {
    const corner = lowered(cornered)
    expect(corner(35)).toBeGreaterThan(0.06)
    expect(corner(-35)).toBeCloseTo(corner(35), 5)
  })
  it('begins a little lower over the forehead, and as it did from the temples down', () => {
    const round = lowered(cornered)
    expect(round(0)).toBeCloseTo(0.02, 5)
    expect(round(70)).toBeCloseTo(0, 5)
    expect(round(90)).toBe(0)
  })
  it('goes no further back than hers where that lies within the arch', () => {
    const peaked = flat(0.6).map((radius, k) => (angleOf(k) > 10 ? 0.5 : radius))
    expect(lowered(peaked)(45)).toBeGreaterThanOrEqual(0)
  })
})

describe('the hairline of ringlets', () => {
  const begins = (hairline: Float32Array, on: typeof archedHead) => on(headWith(hairline), OVAL).begins
  it('is that of coils where nothing hung over hers', () => {
    expect(begins(cornered, ringletHead)).toEqual(begins(cornered, archedHead))
  })
  it('is hardly higher than a fringe of hers: the forehead behind would be painted', () => {
    const fringe = flat(0).map((_, k) => (angleOf(k) > 20 ? 0.6 : 0.46))
    expect(begins(fringe, archedHead)[middle] - fringe[middle]).toBeGreaterThan(0.04)
    expect(begins(fringe, ringletHead)[middle] - fringe[middle]).toBeLessThan(0.021)
  })
})

import { describe, expect, it } from 'vitest'
import { ANGLES, angleOf } from '../../cut/layer/hairline.ts'
import { beginsAt } from './scalp.ts'
import { sweptHead } from './swept-head.ts'

const flat = (radius: number) => new Float32Array(ANGLES).fill(radius)
const middle = (ANGLES - 1) / 2
const temple = middle + 12
const OVAL = flat(0.45)

const headWith = (hairline: Float32Array) => {
  const kept = flat(1)
  return { hairline, kept, begins: beginsAt(hairline, OVAL, kept) }
}

describe('swept hair', () => {
  it('keeps nothing of her hairline, and covers where it was', () => {
    const swept = sweptHead(headWith(flat(0.6)), OVAL)
    const uncovered = beginsAt(flat(0.6), OVAL, flat(0))
    expect(Math.max(...swept.kept)).toBe(0)
    expect(swept.begins[middle]).toBeCloseTo(uncovered[middle], 5)
    expect(swept.begins[temple]).toBeCloseTo(uncovered[temple], 5)
  })

  describe('takes a fringe back with it', () => {
    /** It hangs low from the middle to the left temple. */
    const fringed = flat(0.6).map((radius, k) => (k <= middle + 1 ? 0.48 : radius))
    const swept = sweptHead(headWith(fringed), OVAL)
    it('to where a forehead ends', () => {
      expect(swept.hairline[middle - 3]).toBeGreaterThan(0.56)
      expect(swept.begins[middle - 3]).toBeGreaterThan(0.53)
    })
    it('and leaves the other side as it is', () => {
      expect(swept.hairline[middle + 8]).toBeCloseTo(0.6, 5)
    })
  })

  it('knows a fringe in the middle alone: at the temples a hairline is as low', () => {
    const low = flat(0.6).map((radius, k) => (angleOf(k) > 30 ? 0.48 : radius))
    expect(sweptHead(headWith(low), OVAL).hairline).toEqual(low)
  })
})

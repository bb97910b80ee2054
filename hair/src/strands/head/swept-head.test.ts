import { describe, expect, it } from 'vitest'
import { ANGLES, angleOf } from '../../cut/layer/hairline.ts'
import { beginsAt } from './scalp.ts'
import { sweptHead, unevenLine } from './swept-head.ts'

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

describe('the line of tied hair', () => {
  const frame = { cx: 0, cy: 0, ux: 1, uy: 0, vx: 0, vy: -1, s: 400, width: 0.8, nose: 0 }
  const arc = { ...sweptHead(headWith(flat(0.6)), OVAL), frame, unit: 24 }
  const uneven = unevenLine(arc, 1)
  /** Units by which it lies behind the arc, so many angles from the middle. */
  const behind = (k: number) =>
    ((uneven.begins[middle + k] - arc.begins[middle + k]) * arc.frame.s) / arc.unit
  it('is no arc: it lies lower near the middle and goes back at the temples, a little', () => {
    expect(behind(0)).toBeLessThan(-0.05)
    for (const side of [-1, 1]) {
      const bay = Math.max(...[7, 8, 9].map((k) => behind(side * k)))
      expect(bay).toBeGreaterThan(0.2)
      expect(bay).toBeLessThan(1)
    }
    expect(behind(-8)).not.toBeCloseTo(behind(8), 2)
  })
  it('is hers where it goes down to an ear, and what is known of her own stays', () => {
    for (const k of [-16, 16, 24]) expect(behind(k)).toBeCloseTo(0, 5)
    expect(uneven.hairline).toEqual(arc.hairline)
  })
})

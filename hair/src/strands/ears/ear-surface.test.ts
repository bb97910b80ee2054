import { describe, expect, it } from 'vitest'
import { earSurface } from './ear-surface.ts'

const { at, hollow } = earSurface()
const places = Array.from(hollow, (deep, i) => ({
  back: at[i * 3],
  up: at[i * 3 + 1],
  out: at[i * 3 + 2],
  deep,
}))

describe('an ear that is drawn', () => {
  it('is hollow where its concha is', () => {
    const concha = places.filter(({ back, up }) => Math.hypot(back - 0.2, up) < 0.05)
    expect(Math.min(...concha.map(({ deep }) => deep))).toBeGreaterThan(0.9)
  })
  it('has a dark groove within its rim, which curls over it, and a rim in the open', () => {
    const behind = (from: number, to: number) =>
      places.filter(({ back, up }) => Math.abs(up - 0.1) < 0.06 && back > from && back < to)
    const groove = behind(0.42, 0.5).map(({ deep }) => deep)
    const helix = behind(0.49, 0.6).filter(({ out }) => out > 0.035)
    expect(Math.max(...groove)).toBeGreaterThan(0.7)
    expect(Math.max(...helix.map(({ deep }) => deep))).toBeLessThan(0.2)
  })
  it('stands out at its rim: what lies within is lower', () => {
    const rim = places.filter(({ back, up }) => back > 0.49 && up > 0 && up < 0.15)
    const within = places.filter(({ back, up }) => back > 0.3 && back < 0.43 && up > 0 && up < 0.15)
    expect(Math.max(...rim.map(({ out }) => out))).toBeGreaterThan(
      Math.max(...within.map(({ out }) => out)) + 0.03,
    )
  })
  it('has no ridge across its upper front', () => {
    const front = places.filter(({ back, up }) => back > 0.05 && back < 0.3 && up > 0.15 && up < 0.3)
    expect(Math.max(...front.map(({ out }) => out))).toBeLessThan(0.02)
  })
})

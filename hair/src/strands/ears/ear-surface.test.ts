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
  it('has no hollow in a fold of its rim, which would be a dark bar', () => {
    const folds = places.filter(({ out }) => out > -0.045)
    expect(Math.max(...folds.map(({ deep }) => deep))).toBeLessThan(0.25)
  })
  it('has no ridge across its upper front', () => {
    const front = places.filter(({ back, up }) => back > 0.05 && back < 0.3 && up > 0.15 && up < 0.3)
    expect(Math.max(...front.map(({ out }) => out))).toBeLessThan(0.02)
  })
})

import { describe, expect, it } from 'vitest'
import { overlap } from './overlap.ts'

const plane = (...values: number[]) => Float32Array.from(values)

describe('the overlap of two areas is what both cover, of what either covers', () => {
  it('is 1 for equal areas, soft ones too', () => {
    expect(overlap(plane(0, 0.5, 1), plane(0, 0.5, 1))).toBe(1)
  })
  it('is 0 for areas apart', () => {
    expect(overlap(plane(1, 0), plane(0, 1))).toBe(0)
  })
  it('is a third when two of two pixels share one', () => {
    expect(overlap(plane(1, 1, 0), plane(0, 1, 1))).toBeCloseTo(1 / 3)
  })
  it('is a half when one is half as dense', () => {
    expect(overlap(plane(1, 1), plane(0.5, 0.5))).toBe(0.5)
  })
  it('is 1 when there is nothing in either', () => {
    expect(overlap(plane(0, 0), plane(0, 0))).toBe(1)
  })
  it('counts only where it is told to', () => {
    expect(overlap(plane(1, 1), plane(1, 0), Uint8Array.from([1, 0]))).toBe(1)
  })
})

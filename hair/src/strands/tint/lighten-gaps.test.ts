import { describe, expect, it } from 'vitest'
import { lightenGaps } from './lighten-gaps.ts'

const [w, h] = [960, 60]

/** Hair of one lightness with a gap of some width down the middle. @returns its lightness across, lightened */
function across(middle: number, gap: number, wide: number): number[] {
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab[i * 3] = Math.abs((i % w) - w / 2) < wide / 2 ? gap : middle
  lightenGaps({ w, h, alpha: new Float32Array(w * h).fill(1), lab }, middle)
  return Array.from({ length: w }, (_, x) => lab[((h / 2) * w + x) * 3])
}

describe('a gap between strands', () => {
  it('of pale hair is no black dash', () => {
    expect(across(0.7, 0.2, 3)[w / 2]).toBeGreaterThan(0.5)
  })
  it('of dark hair stays as it is', () => {
    expect(across(0.4, 0.1, 3)[w / 2]).toBeCloseTo(0.1, 6)
  })
  it('of pale hair stays darker than the strands beside it, and those stay as they are', () => {
    const light = across(0.7, 0.2, 3)
    expect(light[w / 2]).toBeLessThan(0.65)
    expect(light[w / 2 - 60]).toBeCloseTo(0.7, 6)
  })
  it('is the darker the darker it was', () => {
    expect(across(0.7, 0.2, 3)[w / 2]).toBeLessThan(across(0.7, 0.5, 3)[w / 2])
  })
})

it('the shade of a whole side stays: only what is narrow is lit through', () => {
  expect(across(0.7, 0.3, 200)[w / 2]).toBeCloseTo(0.3, 2)
})

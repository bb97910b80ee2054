import { describe, expect, it } from 'vitest'
import { localMean } from './local-mean.ts'

const SIZE = { w: 80, h: 20 }
const n = SIZE.w * SIZE.h
const ROW = 10 * SIZE.w
/** Lightness left and right of the middle; sure where `isSure` says. */
function meansOf(isSure: (x: number, y: number) => boolean, [left, right] = [0.2, 0.8]) {
  const colour = new Float32Array(n * 3)
  for (let i = 0; i < n; i++) colour.set([i % SIZE.w < 40 ? left : right, 0.1, -0.1], i * 3)
  const weight = Float32Array.from({ length: n }, (_, i) => (isSure(i % SIZE.w, (i / SIZE.w) | 0) ? 1 : 0))
  const [L, a, b] = localMean(colour, weight, SIZE)
  return { L, a, b, at: (x: number) => L[ROW + x] }
}

describe('the colour of what is sure nearby', () => {
  it('is the one colour there is, also far from it', () => {
    const { L, a, b } = meansOf((x) => x < 3)
    for (let i = 0; i < n; i++) {
      expect(L[i]).toBeCloseTo(0.2, 4)
      expect(a[i]).toBeCloseTo(0.1, 4)
      expect(b[i]).toBeCloseTo(-0.1, 4)
    }
  })
  it('is that of the nearest, however much there is farther away', () => {
    const { at } = meansOf((x) => x < 5 || x > 60)
    expect(at(5)).toBeCloseTo(0.2, 2)
    expect(at(60)).toBeCloseTo(0.8, 2)
  })
  it('runs from one to the other between them', () => {
    const { at } = meansOf(() => true)
    for (let x = 1; x < SIZE.w; x++) expect(at(x)).toBeGreaterThanOrEqual(at(x - 1) - 1e-6)
    expect(at(39) + at(40)).toBeCloseTo(1, 3)
  })
  it('is none where nothing is sure', () => expect(Math.max(...meansOf(() => false).L)).toBe(0))
  it('takes nothing of what is not sure', () => {
    const one = meansOf((x) => x < 30, [0.2, 0.8])
    const other = meansOf((x) => x < 30, [0.2, 0.5])
    expect(one.L).toEqual(other.L)
  })
})

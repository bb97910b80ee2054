import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../test/plain-layers.ts'
import { bared } from './bared.ts'
import { LAYER } from './layers/layout.ts'

const SIZE = { w: 30, h: 40 }
const n = SIZE.w * SIZE.h
const FACE = 10
/** Ground that is trusted so far, under hair of `by` times its size that covers so much of it. */
function baredBy(trust: number, cover: (x: number) => number, by = 1): number {
  const [w, h] = [SIZE.w * by, SIZE.h * by]
  const alpha = Float32Array.from({ length: w * h }, (_, i) => cover(((i % w) / by) | 0))
  const ground = { layout: plainLayout(SIZE, LAYER.body), trust: new Float32Array(n).fill(trust) }
  return bared(ground, { w, h, alpha }, FACE * by)
}

describe('a cut lays bare what nobody knows', () => {
  it('in square face heights', () => expect(baredBy(0, () => 0)).toBeCloseTo(n / FACE ** 2, 5))
  it('less the better it is known', () => {
    expect(baredBy(0.75, () => 0)).toBeCloseTo((0.25 * n) / FACE ** 2, 5)
    expect(baredBy(1, () => 0)).toBe(0)
  })
  it('less the more hair lies over it', () => {
    expect(baredBy(0, () => 1)).toBe(0)
    expect(baredBy(0, (x) => (x < 15 ? 1 : 0))).toBeCloseTo(n / 2 / FACE ** 2, 5)
    expect(baredBy(0, () => 0.5)).toBeCloseTo(n / 2 / FACE ** 2, 5)
  })
  it('as much whatever the size of the picture', () => {
    for (const by of [2, 4])
      expect(baredBy(0.3, (x) => (x < 10 ? 1 : 0), by)).toBeCloseTo(
        baredBy(0.3, (x) => (x < 10 ? 1 : 0)),
        5,
      )
  })
})

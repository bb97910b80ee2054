import { describe, expect, it } from 'vitest'
import { pureHair } from './pure-hair.ts'
import type { Matte } from './soft-matte.ts'

const HAIR = 0.3
const WALL = 0.8
/** One pixel whose hair is `own`, of which `alpha` is seen before the wall; hair nearby is `HAIR`. */
function pure(alpha: number, own = HAIR): number {
  const one = (v: number) => Float32Array.of(v)
  const matte: Matte = {
    ...{ w: 1, h: 1, alpha: one(alpha), small: { w: 1, h: 1 }, rim: one(0) },
    hair: [one(HAIR), one(0), one(0)],
    behind: [one(WALL), one(0), one(0)],
  }
  return pureHair(Float32Array.of(alpha * own + (1 - alpha) * WALL, 0, 0), matte, 0, 0, 0)
}

describe('the hair of a mixed pixel, without what lies behind it', () => {
  it.each([0.25, 0.5, 0.75, 0.97, 1])('has its own colour, of which %d is seen', (alpha) => {
    expect(pure(alpha)).toBeCloseTo(HAIR, 5)
  })
  it('is the pixel itself where nothing else is seen', () => expect(pure(0.99, 0.5)).toBeCloseTo(0.5, 2))
  it('is the less its own the less of it is seen', () => {
    expect(pure(0.64, 0.5)).toBeCloseTo((0.5 + HAIR) / 2, 5)
    expect(pure(0.3, 0.5)).toBeCloseTo(HAIR, 5)
    expect(pure(0.02, 0.9)).toBeCloseTo(HAIR, 5)
  })
})

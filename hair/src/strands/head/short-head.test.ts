import { describe, expect, it } from 'vitest'
import { ANGLES } from '../../cut/layer/hairline.ts'
import { shortHead } from './short-head.ts'
import { type Ear, overDrawn } from './whose-ears.ts'

const middle = (ANGLES - 1) / 2
const ear = (whose: Ear['whose'], hairTo: number): Ear => ({
  ...{ side: 1, at: [7, 0, 0], back: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0], height: 6 },
  ...{ whose, hairTo },
})
const seen = ear('hers', 1)
const { kept, ears } = shortHead({ kept: new Float32Array(ANGLES).fill(0.8), ears: [ear('away', 0), seen] })

describe('short hair', () => {
  it('keeps her own hairline over the forehead, and none of it at the temples', () => {
    expect(kept[middle]).toBeCloseTo(0.8, 5)
    expect(kept[middle - 8]).toBeCloseTo(0.8, 5)
    expect(kept[middle + 10]).toBeCloseTo(0.4, 5)
    expect(kept[middle - 12]).toBe(0)
    expect(kept[middle + 16]).toBe(0)
  })
  it('is cut as high where no ear is seen as over one', () => {
    expect(ears[0].hairTo).toBe(overDrawn(seen))
    expect(ears[1]).toBe(seen)
  })
})

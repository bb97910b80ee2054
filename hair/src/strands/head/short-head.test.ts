import { describe, expect, it } from 'vitest'
import { ANGLES } from '../../cut/layer/hairline.ts'
import { shortHead } from './short-head.ts'
import { type Ear, overDrawn } from './whose-ears.ts'

const ear = (whose: Ear['whose'], hairTo: number): Ear => ({
  ...{ side: 1, at: [7, 0, 0], back: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0], height: 6 },
  ...{ whose, hairTo },
})
const seen = ear('hers', 1)
const line = (radius: number) => new Float32Array(ANGLES).fill(radius)
const oval = line(0.5)
const { kept, ears } = shortHead(
  { hairline: line(0.65), begins: line(0.64), kept: line(0.8), ears: [ear('away', 0), seen] },
  oval,
)

describe('short hair', () => {
  it('keeps nothing of her own hairline, which dyed is a film under a fringe, and a lock at a temple', () => {
    expect(Math.max(...kept)).toBe(0)
  })
  it('is cut as high where no ear is seen as over one', () => {
    expect(ears[0].hairTo).toBe(overDrawn(seen))
    expect(ears[1]).toBe(seen)
  })
})

import { describe, expect, it } from 'vitest'
import { dropIslands } from './drop-islands.ts'

const size = { w: 240, h: 320 }
const drawn = (isHair: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: size.w * size.h }, (_, i) => (isHair(i % size.w, (i / size.w) | 0) ? 1 : 0))
const at = (plane: Float32Array, x: number, y: number) => plane[y * size.w + x]

const head = (x: number, y: number) => Math.hypot(x - 120, y - 100) < 70
const collar = (x: number, y: number) => x > 100 && x < 140 && y > 230 && y < 270
const strand = (x: number, y: number) => x > 188 && x < 192 && y > 90 && y < 130

describe('what is lifted with a look is its hair', () => {
  const left = dropIslands(
    size,
    drawn((x, y) => head(x, y) || collar(x, y) || strand(x, y)),
  )
  it('the hair stays', () => expect(at(left, 120, 100)).toBe(1))
  it('a piece of collar goes', () => expect(at(left, 120, 250)).toBe(0))
  it('a loose strand beside the hair stays', () => expect(at(left, 190, 110)).toBeGreaterThan(0.5))
  it('a small lock beside the hair stays whole, without a round hole', () => {
    const lock = (x: number, y: number) => x >= 193 && x < 216 && Math.abs(y - 100) < 12
    const whole = dropIslands(
      size,
      drawn((x, y) => head(x, y) || lock(x, y)),
    )
    expect([at(whole, 204, 100), at(whole, 186, 100)]).toEqual([1, 1])
  })
  it('two halves of one head both stay', () => {
    const parted = dropIslands(
      size,
      drawn((x, y) => head(x, y) && Math.abs(x - 120) > 8),
    )
    expect([at(parted, 80, 100), at(parted, 160, 100)]).toEqual([1, 1])
  })
})

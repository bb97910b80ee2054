import { describe, expect, it } from 'vitest'
import { along, castRays, waysAlong } from './cast-rays.ts'

const size = { w: 9, h: 7 }
const at = (x: number, y: number) => y * size.w + x
/** All is seen but a square of three by three in the middle. */
const seen = Float32Array.from({ length: 63 }, (_, i) =>
  Math.abs((i % 9) - 4) <= 1 && Math.abs(((i / 9) | 0) - 3) <= 1 ? 0 : 1,
)
const from = at(4, 3)
const level = { left: 0, right: 0, up: 0 }

describe('a ray from a hidden pixel', () => {
  it('meets the first that is seen: to the left, to the right, above', () => {
    const met = waysAlong(level).map((way) => castRays(size, { hidden: [from], seen }, way))
    expect(met.map(({ meets }) => meets[from])).toEqual([at(2, 3), at(6, 3), at(4, 1)])
    expect(met.map(({ length }) => length[from])).toEqual([2, 2, 2])
  })
  it('runs along the lines', () => {
    const met = waysAlong({ left: 0.5, right: 0.5, up: 0.5 }).map((way) =>
      castRays(size, { hidden: [from], seen }, way),
    )
    expect(met.map(({ meets }) => meets[from])).toEqual([at(2, 2), at(6, 4), at(3, 1)])
  })
  it('meets nothing where nothing is seen on its way', () => {
    const nothing = new Float32Array(63)
    const { meets, length } = castRays(size, { hidden: [from], seen: nothing }, [-1, 0])
    expect([meets[from], length[from]]).toEqual([-1, 0])
  })
})

it('a way ends at the edge of the picture', () => {
  expect(along(size, from, [-1, 0], 4)).toBe(at(0, 3))
  expect(along(size, from, [-1, 0], 5)).toBe(-1)
  expect(along(size, from, [0, -1], 4)).toBe(-1)
})

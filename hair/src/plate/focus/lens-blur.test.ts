import { describe, expect, it } from 'vitest'
import type { Plane } from '../../pixels/picture.ts'
import { lensBlur } from './lens-blur.ts'

const [w, h, radius] = [40, 30, 5]
const n = w * h
const middle = 15 * w + 20
const planeOf = (valueAt: (x: number, y: number) => number): Plane =>
  Float32Array.from({ length: n }, (_, o) => valueAt(o % w, (o / w) | 0))
const all = planeOf(() => 1)
const blurred = (plane: Plane, known = all) => lensBlur([plane], { known, w, h, radius })[0]

describe('out of focus', () => {
  it('a point of light is a disc, as bright everywhere in it, and nothing beyond', () => {
    const disc = blurred(planeOf((x, y) => (x === 20 && y === 15 ? 1 : 0)))
    expect(disc[middle]).toBeGreaterThan(0)
    for (const [dx, dy] of [
      [4, 0],
      [0, -4],
      [3, 3],
    ])
      expect(disc[middle + dy * w + dx]).toBeCloseTo(disc[middle], 6)
    for (const [dx, dy] of [
      [7, 0],
      [0, 7],
      [5, 5],
    ])
      expect(disc[middle + dy * w + dx]).toBe(0)
  })
  it('an even wall is the wall, to the edges of the picture', () => {
    for (const v of blurred(planeOf(() => 0.4))) expect(v).toBeCloseTo(0.4, 5)
  })
  it('what stands before it adds nothing', () => {
    const isHer = (x: number) => x > 15 && x < 25
    const wall = blurred(
      planeOf((x) => (isHer(x) ? 0.9 : 0.2)),
      planeOf((x) => (isHer(x) ? 0 : 1)),
    )
    for (const x of [12, 15, 18, 22, 28]) expect(wall[15 * w + x]).toBeCloseTo(0.2, 5)
  })
  it('nothing is told where nothing is known within reach', () =>
    expect(
      blurred(
        all,
        planeOf(() => 0),
      ).every((v) => v === 0),
    ).toBe(true))
})

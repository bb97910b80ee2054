import { describe, expect, it } from 'vitest'
import { edgeLinks } from './edge-links.ts'

const SIZE = { w: 4, h: 3 }
const STRENGTH = 2
/** Right, left, below, above, and to the corners. */
const [EAST, WEST, SOUTH, NORTH, SOUTH_EAST, NORTH_WEST, SOUTH_WEST, NORTH_EAST] = [0, 1, 2, 3, 4, 5, 6, 7]
const painted = (light: (x: number, y: number) => number) => {
  const colour = new Float32Array(SIZE.w * SIZE.h * 3)
  for (let i = 0; i < SIZE.w * SIZE.h; i++) colour[i * 3] = light(i % SIZE.w, (i / SIZE.w) | 0)
  return edgeLinks(colour, SIZE, STRENGTH)
}
const MIDDLE = 1 * SIZE.w + 1

describe('neighbours of one colour', () => {
  const links = painted(() => 0.5)
  it('are linked with the full strength, over corners by how much further they are', () => {
    for (const d of [EAST, WEST, SOUTH, NORTH]) expect(links[d][MIDDLE]).toBeCloseTo(STRENGTH, 6)
    for (const d of [SOUTH_EAST, NORTH_WEST, SOUTH_WEST, NORTH_EAST])
      expect(links[d][MIDDLE]).toBeCloseTo(STRENGTH / Math.SQRT2, 6)
  })
  it('are none beyond the frame, nor in the next row', () => {
    const has = (i: number) => links.flatMap((link, d) => (link[i] > 0 ? [d] : []))
    expect(has(0)).toEqual([EAST, SOUTH, SOUTH_EAST])
    expect(has(SIZE.w - 1)).toEqual([WEST, SOUTH, SOUTH_WEST])
    expect(has(SIZE.w * SIZE.h - 1)).toEqual([WEST, NORTH, NORTH_WEST])
  })
})

describe('across an edge', () => {
  const links = painted((x) => (x < 2 ? 0.1 : 0.9))
  it('a link is weak, but never nothing', () => {
    expect(links[EAST][MIDDLE]).toBeCloseTo(0.06 * STRENGTH, 4)
    expect(links[SOUTH_EAST][MIDDLE]).toBeCloseTo((0.06 * STRENGTH) / Math.SQRT2, 4)
  })
  it('and along it as strong as anywhere', () => {
    expect(links[SOUTH][MIDDLE]).toBeCloseTo(STRENGTH, 6)
    expect(links[WEST][MIDDLE]).toBeCloseTo(STRENGTH, 6)
  })
})

it('a link is the same from both of its ends', () => {
  const links = painted((x, y) => ((x * 7 + y * 5) % 11) / 11)
  const step = [1, -1, SIZE.w, -SIZE.w, SIZE.w + 1, -SIZE.w - 1, SIZE.w - 1, -SIZE.w + 1]
  links.forEach((link, d) => {
    link.forEach((weight, i) => {
      if (weight > 0) expect(links[d ^ 1][i + step[d]]).toBe(weight)
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { DrawnHair } from './draw-strands.ts'
import { softenAlongSolids } from './soften-along-solids.ts'

const [w, h] = [960, 60]
/** A cheek left of this column, hair far behind it. */
const EDGE = 480
const depth = {
  ...{ w: w / 2, h: h / 2 },
  z: Float32Array.from({ length: (w * h) / 4 }, (_, i) => (i % (w / 2) < EDGE / 2 ? 5 : -6)),
}
const LIGHT = 0.4
const drawnAs = (isHair: (x: number, y: number) => boolean): DrawnHair => {
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? 1 : 0))
  return { w, h, alpha, light: alpha.map((a) => a * LIGHT) }
}
const softened = (isHair: (x: number, y: number) => boolean): DrawnHair => {
  const drawn = drawnAs(isHair)
  softenAlongSolids(drawn, depth)
  return drawn
}

describe('hair behind a cheek', () => {
  const teeth = (x: number, y: number) => x >= EDGE + (y % 4 < 2 ? 0 : 2)
  const { alpha, light } = softened(teeth)
  it('ends in a line, not in teeth', () => {
    const half = [24, 25, 26, 27].map((y) => {
      const row = alpha.subarray(y * w, (y + 1) * w)
      const x = row.findIndex((a) => a >= 0.5)
      return x - (row[x] - 0.5) / (row[x] - row[x - 1])
    })
    expect(Math.max(...half) - Math.min(...half)).toBeLessThan(0.5)
  })
  it('is as light where it ends as beside it', () => {
    for (let x = EDGE - 3; x < EDGE + 8; x++) {
      const i = 30 * w + x
      if (alpha[i] > 0.01) expect(light[i] / alpha[i]).toBeCloseTo(LIGHT, 4)
    }
  })
})

it('hair before a cheek stays as it is drawn', () => {
  const { alpha, light } = softened(() => true)
  expect([...new Set(alpha)]).toEqual([1])
  expect(new Set(light).size).toBe(1)
})

it('hair that ends elsewhere stays as sharp as it is drawn', () => {
  const isHair = (x: number) => x < EDGE - 40
  expect(softened(isHair).alpha).toEqual(drawnAs(isHair).alpha)
})

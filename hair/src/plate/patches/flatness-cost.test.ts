import { describe, expect, it } from 'vitest'
import { flatnessCost } from './flatness-cost.ts'

const [w, h] = [30, 9]
const n = w * h
const RADIUS = 1
const ROW = 4 * w
/** A weave on the left, flat on the right. */
const green = Float32Array.from({ length: n }, (_, i) =>
  i % w >= 20 ? 0.5 : 0.5 + ((i + ((i / w) | 0)) % 2 ? 0.1 : -0.1),
)
const level = {
  ...{ w, h, channels: [green, green, green] },
  ...{ hole: new Uint8Array(n), classes: new Uint8Array(n) },
}
const inside = Array.from({ length: w - 2 }, (_, k) => ROW + 1 + k)
/** Spread of the nine pixels of a patch of the weave. */
const spread = Math.sqrt(0.01 - (0.1 / 9) ** 2)

describe('a patch costs', () => {
  const cost = flatnessCost(level, [inside], RADIUS)
  it('nothing where it is as rough as usual', () => expect(cost[ROW + 5]).toBeCloseTo(0, 6))
  it('the square of how much flatter it is, for each of its pixels', () => {
    expect(cost[ROW + 25]).toBeCloseTo(spread ** 2 * 9 * 2.5, 4)
  })
  it('less in clothes than in the backdrop', () => {
    const clothes = flatnessCost(level, [[], inside], RADIUS)
    expect(clothes[ROW + 25]).toBeCloseTo((cost[ROW + 25] * 0.8) / 2.5, 5)
  })
  it('nothing where flat is what is usual', () => {
    const flat = inside.filter((i) => i % w > 15)
    expect(flatnessCost(level, [flat], RADIUS)[ROW + 25]).toBe(0)
  })
  it('nothing where it is no source', () => expect(cost[0]).toBe(0))
})

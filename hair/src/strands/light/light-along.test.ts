import { describe, expect, it } from 'vitest'
import type { Strands } from '../grow/strands.ts'
import { lightAlong, lightAt, spreadOf } from './light-along.ts'
import { BOX, type LightGrid } from './light-grid.ts'

const cells = { cell: 1, nx: 40, ny: 1, nz: 1 }
const grid: LightGrid = { ...cells, depth: new Float32Array(40) }
/** A dark cell among light ones. */
const light = Float32Array.from({ length: 40 }, (_, k) => (k === 20 ? 0.1 : 0.9))
const fields = { key: light, sky: light, front: light, back: null }

/** One strand that goes through six cells, the dark one in the middle. */
const POINTS = 25
const hair: Strands = {
  ...{ count: 1, points: POINTS, width: Float32Array.of(1), tint: Float32Array.of(1) },
  at: Float32Array.from({ length: POINTS * 3 }, (_, o) => {
    const start = [BOX.x + 17.5, BOX.y + 0.5, BOX.z + 0.5][o % 3]
    return o % 3 ? start : start + (((o / 3) | 0) * 6) / (POINTS - 1)
  }),
}
const keysOf = (share: number) =>
  lightAlong(grid, fields, share)(hair, 0, { x: 0, y: 0, z: 0 }).map(({ key }) => key)
const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values)
const meanOf = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length

it('the shade of a cell is no smear across a strand that light spreads along', () => {
  expect(spanOf(keysOf(0))).toBeCloseTo(0.8, 5)
  expect(spanOf(keysOf(1))).toBeLessThan(0.2)
})

it('the less of it spreads, the more of the smear is left', () =>
  expect(spanOf(keysOf(0.5))).toBeGreaterThan(2 * spanOf(keysOf(1))))

it('a strand in the shade stays as dark as it is', () =>
  expect(meanOf(keysOf(1))).toBeCloseTo(meanOf(keysOf(0)), 1))

describe('light spreads along', () => {
  const tress = { count: 300, gathers: 0.4, from: 12 }
  it('all of a tress, in whatever tone', () => expect(spreadOf({ tress }, 0)).toBe(1))
  it('most of short hair, which is combed one way: no cell is a patch of it', () =>
    expect(spreadOf({ short: true }, 0.3)).toBeGreaterThan(0.5))
  it('and of short hair the more the paler it is', () => expect(spreadOf({ short: true }, 0.9)).toBe(0.9))
  it('more than half of a tail: its light turns along it, and no cell is a band across it', () =>
    expect(spreadOf({ tail: true }, 0)).toBeGreaterThan(0.5))
  it('no curl', () => expect(spreadOf({}, 1)).toBe(0))
})

it('outside the grid half of the light is seen', () => expect(lightAt(fields, -1).key).toBe(0.5))

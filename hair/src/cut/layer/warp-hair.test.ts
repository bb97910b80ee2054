import { describe, expect, it } from 'vitest'
import type { HairLayer } from './hair-layer.ts'
import { type HairSource, warpHair } from './warp-hair.ts'

const SIZE = { w: 12, h: 8 }
const n = SIZE.w * SIZE.h
/** Hair in some columns, as light as its row says. */
const layer: HairLayer = {
  ...SIZE,
  alpha: Float32Array.from({ length: n }, (_, i) => (i % SIZE.w >= 3 && i % SIZE.w < 7 ? 0.8 : 0)),
  lab: Float32Array.from({ length: n * 3 }, (_, k) =>
    k % 3 === 0 ? ((((k / 3) | 0) / SIZE.w) | 0) / 10 : 0.05,
  ),
}
const shifted =
  (dx: number, dy: number, keep = 1): HairSource =>
  (x, y, out) => {
    out.set([x + dx, y + dy, keep])
  }
const at = (x: number, y: number) => y * SIZE.w + x

describe('hair is moved', () => {
  it('by so many pixels as its source is away, with its colour', () => {
    const moved = warpHair(layer, SIZE, shifted(2, 1))
    for (const [x, y] of [
      [1, 0],
      [4, 3],
    ] as const) {
      expect(moved.alpha[at(x, y)]).toBe(layer.alpha[at(x + 2, y + 1)])
      expect(moved.lab[at(x, y) * 3]).toBeCloseTo(layer.lab[at(x + 2, y + 1) * 3], 6)
    }
    expect([0, 1, 2, 3, 4, 5].map((x) => moved.alpha[at(x, 2)] > 0)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  })
  it('not at all, where nothing is', () => {
    const still = warpHair(layer, SIZE, shifted(0, 0))
    for (let y = 0; y < SIZE.h - 1; y++)
      for (let x = 0; x < SIZE.w - 1; x++) expect(still.alpha[at(x, y)]).toBe(layer.alpha[at(x, y)])
  })
  it('between two pixels, as their mixture; their colours count by how much hair they are', () => {
    const moved = warpHair(layer, SIZE, shifted(0.25, 0.5))
    expect(moved.alpha[at(2, 3)]).toBeCloseTo(0.25 * 0.8, 6)
    expect(moved.lab[at(2, 3) * 3]).toBeCloseTo(0.35, 6)
    expect(moved.lab[at(2, 3) * 3 + 1]).toBeCloseTo(0.05, 6)
  })
  it('into a picture of another size', () => {
    const twice = warpHair(layer, { w: 24, h: 16 }, (x, y, out) => {
      out.set([x / 2, y / 2, 1])
    })
    expect(twice.alpha).toHaveLength(24 * 16)
    expect(twice.alpha[6 * 24 + 10]).toBeCloseTo(0.8, 6)
  })
})

describe('hair is left out', () => {
  it('as far as it is not kept, its colour unchanged', () => {
    const thinned = warpHair(layer, SIZE, shifted(0, 0, 0.5))
    expect(thinned.alpha[at(4, 3)]).toBeCloseTo(0.4, 6)
    expect(thinned.lab[at(4, 3) * 3]).toBeCloseTo(0.3, 6)
    expect(Math.max(...warpHair(layer, SIZE, shifted(0, 0, 0)).alpha)).toBe(0)
  })
  it('never doubled', () =>
    expect(warpHair(layer, SIZE, shifted(0, 0, 3)).alpha[at(4, 3)]).toBeCloseTo(0.8, 6))
  it('beyond the frame of what it is taken from', () => {
    expect(Math.max(...warpHair(layer, SIZE, shifted(-20, 0)).alpha)).toBe(0)
    expect(Math.max(...warpHair(layer, SIZE, shifted(0, 7)).alpha)).toBe(0)
  })
})

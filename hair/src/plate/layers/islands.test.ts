import { describe, expect, it } from 'vitest'
import { closeIslands, dropClothIslands, forgetSpecks } from './islands.ts'
import { LAYER, type Layout } from './layout.ts'

const SIDE = 20
/** A hole with an island of 3 × 3 in its middle, and what is left of it. */
function left(layer: number, most: number): number {
  const inside = (i: number, r: number) => {
    const [dx, dy] = [Math.abs((i % SIDE) - 10), Math.abs(((i / SIDE) | 0) - 10)]
    return Math.max(dx, dy) <= r
  }
  const hole = Uint8Array.from({ length: SIDE ** 2 }, (_, i) => (inside(i, 6) && !inside(i, 1) ? 1 : 0))
  closeIslands({ w: SIDE, hole, layer: new Uint8Array(SIDE ** 2).fill(layer) }, most)
  expect(hole[0]).toBe(0)
  return hole.reduce((sum, is, i) => sum + (inside(i, 1) && !is ? 1 : 0), 0)
}

describe('islands between locks', () => {
  it('of cloth are painted too', () => expect(left(LAYER.clothes, 9)).toBe(0))
  it('stay where they are large', () => expect(left(LAYER.clothes, 8)).toBe(9))
  it('stay on the face', () => expect(left(LAYER.face, 9)).toBe(9))
})

/** Skin with an island of cloth in its middle, all of it seen or nothing. */
function withIsland(size: number, isSeen: boolean): Layout {
  const area = SIDE ** 2
  return {
    told: new Uint8Array(area),
    ...{ w: SIDE, h: SIDE, fringe: 0, alpha: new Float32Array(area), shoulders: new Float32Array(SIDE) },
    layer: Uint8Array.from({ length: area }, (_, i) =>
      Math.max(Math.abs((i % SIDE) - 10), Math.abs(((i / SIDE) | 0) - 10)) < size
        ? LAYER.clothes
        : LAYER.body,
    ),
    seen: new Uint8Array(area).fill(isSeen ? 1 : 0),
  }
}

/** The layer found in the middle of the island. */
function layerOf(size: number, isSeen: boolean): number {
  const layout = withIsland(size, isSeen)
  dropClothIslands(layout, 9)
  return layout.layer[10 * SIDE + 10]
}

/** Whether the middle of a seen island counts as seen, with hair on its right or nowhere. */
function isSeenStill(size: number, isBesideHair: boolean): boolean {
  const layout = withIsland(size, true)
  if (isBesideHair) for (let i = 0; i < layout.seen.length; i++) if (i % SIDE >= 10 + size) layout.seen[i] = 0
  forgetSpecks(layout, 9)
  return layout.seen[10 * SIDE + 10] === 1
}

describe('a speck of cloth', () => {
  it('beside hair tells of no edge', () => expect(isSeenStill(2, true)).toBe(false))
  it('does where no hair is, and where it is no speck', () => {
    expect(isSeenStill(2, false)).toBe(true)
    expect(isSeenStill(3, true)).toBe(true)
  })
})

describe('an island of cloth on skin', () => {
  it('beside hair is a lock', () => expect(layerOf(2, false)).toBe(LAYER.body))
  it('is cloth where it is large, or all around it is seen', () => {
    expect(layerOf(3, false)).toBe(LAYER.clothes)
    expect(layerOf(2, true)).toBe(LAYER.clothes)
  })
})

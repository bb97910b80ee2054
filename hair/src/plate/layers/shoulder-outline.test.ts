import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../../test/plain-layers.ts'
import { LAYER, type Layout } from './layout.ts'
import { slopeShoulders } from './shoulder-outline.ts'

const SIZE = { w: 201, h: 220 }
const AXIS = 100
const HALF = 28
/** Face height 100, its chin at row 110; the first row of the shoulders as they are guessed. */
const BODY = { axis: AXIS, chin: 110, half: HALF, s: 100 }
const LEVEL = 118

/** A neck and a slab of shoulders, all of it hidden but for what is asked for. */
function slab(isSeen: (x: number, y: number) => boolean = () => false): Layout {
  const layout = plainLayout(SIZE, LAYER.background)
  for (let i = 0; i < layout.layer.length; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    if (y >= LEVEL) layout.layer[i] = LAYER.body
    else if (y >= 100 && Math.abs(x - AXIS) <= HALF) layout.layer[i] = LAYER.neck
    layout.seen[i] = isSeen(x, y) ? 1 : 0
  }
  return layout
}
const sloped = (layout: Layout): Layout => {
  slopeShoulders(layout, BODY)
  return layout
}
/** First row that is hers, so far beside the neck. */
function topAt({ layer, w }: Layout, side: -1 | 1, out: number): number {
  let y = 100
  while (layer[y * w + AXIS + side * (HALF + out)] === LAYER.background) y++
  return y
}
const SIDES = [-1, 1] as const

describe('a shoulder of whose outline nothing is seen', () => {
  it('falls outwards from the neck, and is no slab', () => {
    const layout = sloped(slab())
    for (const side of SIDES) {
      expect(topAt(layout, side, 50) - topAt(layout, side, 30)).toBeCloseTo(10, 0)
      expect(topAt(layout, side, 70)).toBeGreaterThan(LEVEL + 15)
    }
  })
  it('rises to the neck, and nowhere else', () => {
    const layout = sloped(slab())
    for (const side of SIDES) {
      expect(topAt(layout, side, 5)).toBeLessThan(LEVEL - 5)
      for (let out = 25; out < 70; out++) expect(topAt(layout, side, out)).toBeGreaterThanOrEqual(LEVEL)
    }
  })
  it('lies above all that is seen of her', () => {
    const layout = sloped(slab((x, y) => x > AXIS + 85 && y >= 126))
    expect(topAt(layout, 1, 60)).toBeLessThanOrEqual(126)
    expect(topAt(layout, 1, 60)).toBeGreaterThan(LEVEL)
    expect(topAt(layout, -1, 60)).toBeGreaterThan(126)
  })
  it('stays as it is where what is seen beside her neck stands higher than a shoulder', () => {
    const hand = slab((x, y) => x > AXIS + 50 && y >= LEVEL)
    for (let y = 105; y < LEVEL; y++) {
      hand.layer[y * SIZE.w + AXIS + 50] = LAYER.body
      hand.seen[y * SIZE.w + AXIS + 50] = 1
    }
    expect(topAt(sloped(hand), 1, 60)).toBe(LEVEL)
  })
  it('falls as her other shoulder does', () => {
    const layout = slab()
    for (let i = 0; i < layout.layer.length; i++) {
      const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
      if (x >= AXIS - HALF - 10) continue
      layout.seen[i] = 1
      layout.layer[i] = y - 107 >= 0.3 * (AXIS - HALF - x) ? LAYER.body : LAYER.background
    }
    const before = layout.layer.slice()
    sloped(layout)
    expect(topAt(layout, 1, 70)).toBeCloseTo(107 + 0.3 * 70, 0)
    expect(layout.layer.filter((l, i) => i % SIZE.w < AXIS - HALF - 10 && l !== before[i])).toHaveLength(0)
  })
})

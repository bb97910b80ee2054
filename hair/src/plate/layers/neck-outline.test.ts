import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../../test/plain-layers.ts'
import { LAYER, type Layout } from './layout.ts'
import { bareWithinCollar, smoothNeck } from './neck-outline.ts'

const SIZE = { w: 201, h: 220 }
const AXIS = 100
/** Face height 100, its chin at row 110. */
const BODY = { axis: AXIS, chin: 110, half: 28, s: 100 }
/** Where the guess of a neck is cut off, its half width, and the first row of the shoulders. */
const CUT = 104
const HALF = 28
const SHOULDER = 130

/** A face, and below it a neck and shoulders like boards, all but the face hidden. */
function boards({ shoulder = LAYER.body, seen = 0 }: { shoulder?: number; seen?: 0 | 1 } = {}): Layout {
  const layout = plainLayout(SIZE, LAYER.background)
  for (let i = 0; i < layout.layer.length; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    const isFace = Math.hypot((x - AXIS) / 40, (y - 60) / 50) < 1
    layout.seen[i] = isFace ? 1 : seen
    if (isFace) layout.layer[i] = LAYER.face
    else if (y >= SHOULDER && Math.abs(x - AXIS) > HALF) layout.layer[i] = shoulder
    else if (y >= CUT && Math.abs(x - AXIS) <= HALF) layout.layer[i] = LAYER.neck
  }
  return layout
}
const smoothed = (layout: Layout): Layout => {
  smoothNeck(layout, BODY)
  return layout
}
const at = ({ layer, w }: Layout, x: number, y: number) => layer[y * w + x]
const SIDES = [-1, 1] as const

describe('the outline of a neck that hair hid', () => {
  const neck = smoothed(boards())
  it('goes on up to the jaw: it is not cut off beside it', () => {
    expect(at(boards(), AXIS + 27, CUT - 4)).toBe(LAYER.background)
    for (const side of SIDES) expect(at(neck, AXIS + side * 27, CUT - 4)).toBe(LAYER.neck)
  })
  it('and lies within the face from there on', () => {
    for (let y = 0; y < 90; y++) {
      for (let x = 0; x < SIZE.w; x++) expect(at(neck, x, y)).not.toBe(LAYER.neck)
    }
  })
  it('bends into the shoulders, on both sides alike', () => {
    for (const side of SIDES) {
      const out = (x: number) => AXIS + side * (HALF + x)
      expect(at(neck, out(2), SHOULDER - 2)).toBe(LAYER.neck)
      expect(at(neck, out(5), SHOULDER - 5)).toBe(LAYER.neck)
      expect(at(neck, out(12), SHOULDER - 12)).toBe(LAYER.background)
      expect(at(neck, out(40), SHOULDER - 1)).toBe(LAYER.background)
    }
  })
  it('widens downwards without a step', () => {
    const widths = Array.from({ length: SHOULDER - CUT }, (_, k) => {
      let x = AXIS
      while (at(neck, x, CUT + k) !== LAYER.background) x++
      return x - AXIS
    })
    for (let k = 1; k < widths.length - 3; k++) {
      expect(widths[k]).toBeGreaterThanOrEqual(widths[k - 1])
      expect(widths[k] - widths[k - 1]).toBeLessThan(5)
    }
  })
  it('bends into a garment as well, which does not climb up the neck', () => {
    const dressed = smoothed(boards({ shoulder: LAYER.clothes }))
    expect(at(dressed, AXIS + HALF + 2, SHOULDER - 6)).toBe(LAYER.neck)
    expect(at(dressed, AXIS + HALF + 6, SHOULDER - 2)).toBe(LAYER.clothes)
  })
  it('does not begin at the lobe of an ear that is seen', () => {
    const eared = boards()
    for (let i = 0; i < eared.layer.length; i++) {
      const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
      const isLobe = y > 78 && y < CUT && Math.abs(x - AXIS) <= 42 && eared.layer[i] === LAYER.background
      if (isLobe && Math.hypot((x - AXIS) / 46, (y - 60) / 52) < 1)
        [eared.layer[i], eared.seen[i]] = [LAYER.neck, 1]
    }
    const before = eared.layer.slice()
    smoothNeck(eared, BODY)
    for (let i = 0; i < (CUT - 2) * SIZE.w; i++) expect(eared.layer[i]).toBe(before[i])
  })
  it('stays as it is where it is seen', () => {
    const seen = boards({ seen: 1 })
    expect(smoothed(boards({ seen: 1 })).layer).toEqual(seen.layer)
  })
})

describe('a collar that is seen beside the neck, above the chin', () => {
  const [INNER, TOP] = [18, 100]
  const collared = boards()
  for (let i = 0; i < collared.layer.length; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    const isCollar = y >= TOP && y < 109 && x >= AXIS + INNER && x < AXIS + 60
    if (y >= 92 && x > AXIS + INNER - 4 && x < AXIS + 60 && !collared.seen[i]) collared.layer[i] = LAYER.neck
    if (isCollar) [collared.layer[i], collared.seen[i]] = [LAYER.clothes, 1]
  }
  bareWithinCollar(collared, BODY)
  it('leaves no skin outside of it and above it', () => {
    for (const out of [26, 30, 50]) expect(at(collared, AXIS + out, 98)).toBe(LAYER.background)
  })
  it('leaves the neck within it, what lies below it, and the other side', () => {
    expect(at(collared, AXIS + INNER - 1, 106)).toBe(LAYER.neck)
    expect(at(collared, AXIS + 24, 112)).toBe(LAYER.neck)
    expect(at(collared, AXIS - 26, 106)).toBe(LAYER.neck)
  })
})

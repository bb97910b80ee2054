import { describe, expect, it, test } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { BACKGROUND, HAIR, SKIN } from '../../matte/masks.ts'
import { MAYBE } from './beside/near-hair.ts'
import { LAYER, type Layout } from './layout.ts'
import { reduce } from './reduced.ts'

const { w, h } = MASK
/** A shoulder that falls by one row in four columns, as stairs of the mask's pixels. */
const layout: Layout = {
  w,
  h,
  layer: Uint8Array.from({ length: w * h }, (_, i) =>
    ((i / w) | 0) >= 20 + Math.floor((i % w) / 4) ? LAYER.clothes : LAYER.background,
  ),
  seen: new Uint8Array(w * h),
  told: new Uint8Array(w * h),
  alpha: new Float32Array(w * h),
  shoulders: new Float32Array(w),
  fringe: 0,
}

test('an outline that is guessed has no stairs', () => {
  const portrait = plainPortrait({ kindAt: () => BACKGROUND, colourAt: () => [0, 0, 0] })
  const half = reduce(portrait, { layout, strays: new Float32Array(120 * 160) }, 2)
  /** Row at which a column turns into cloth, half pixels. */
  const crossing = (x: number) => {
    for (let y = 1; y < half.h; y++) {
      const [above, below] = [y - 1, y].map((row) => half.soft[LAYER.clothes][row * half.w + x])
      if (below >= 0.5) return y - 1 + (0.5 - above) / (below - above)
    }
    return Number.NaN
  }
  for (let x = 20; x < 100; x++) expect(Math.abs(crossing(x + 1) - crossing(x) - 0.25)).toBeLessThan(0.3)
})

test('a jaw is not notched where the neck comes out from under it', () => {
  // face and neck end in one column, the jaw runs down to it from the middle
  const meeting: Layout = {
    ...layout,
    layer: Uint8Array.from({ length: w * h }, (_, i) => {
      const [x, y] = [i % w, (i / w) | 0]
      if (x >= 40) return LAYER.background
      return y < 60 - x / 2 ? LAYER.face : LAYER.neck
    }),
  }
  const portrait = plainPortrait({ kindAt: () => BACKGROUND, colourAt: () => [0, 0, 0] })
  const half = reduce(portrait, { layout: meeting, strays: new Float32Array(120 * 160) }, 2)
  /** Backdrop around the column where skin ends, in a row. */
  const behind = (y: number) =>
    [-3, -2, -1, 0, 1].map((x) => half.soft[LAYER.background][y * half.w + 2 * 40 + x].toFixed(2))
  for (let y = 60; y < 100; y++) expect(behind(y)).toEqual(behind(140))
})

describe('a backdrop beside hair', () => {
  const WHITE = 230
  /** How far beside hair, which ends in column 60 at half size, a backdrop is hidden in row 120 there. */
  function hiddenFor(toneAt: (x: number, y: number) => number, { stray = 0, hairFrom = MASK.w } = {}) {
    const kindAt = (x: number) => (x < 30 || x >= hairFrom ? HAIR : BACKGROUND)
    const colourAt = (x: number, y: number) => {
      const tone = x < 120 ? 30 : toneAt(x, y)
      return [tone, tone, tone] as const
    }
    const strays = new Float32Array(120 * 160)
    strays[120 * 120 + 63] = stray
    const bare = { ...layout, layer: new Uint8Array(w * h) }
    const half = reduce(plainPortrait({ kindAt, colourAt }), { layout: bare, strays }, 2)
    let x = 60
    while (half.hole[120 * half.w + x]) x++
    return x - 60
  }
  /** A shelf that runs up to the hair. */
  const shelf = (_: number, y: number) => (y > 232 && y < 248 ? 90 : WHITE)

  it('is hidden with a margin where it is even: wisps would show', () =>
    expect(hiddenFor(() => WHITE)).toBeGreaterThanOrEqual(5))
  it('stays where something stands', () => expect(hiddenFor(shelf)).toBeLessThanOrEqual(2))
  it('is hidden there too where a hair may cross it', () =>
    expect(hiddenFor(shelf, { stray: MAYBE })).toBeGreaterThanOrEqual(4))
  it('and where nothing beyond tells how it goes on', () =>
    expect(hiddenFor(shelf, { hairFrom: 35 })).toBeGreaterThan(10))
})

test('skin below her face stays hers up to her hair', () => {
  const portrait = plainPortrait({ kindAt: (x) => (x < 30 ? HAIR : SKIN), colourAt: () => [200, 150, 130] })
  const bare = { ...layout, layer: new Uint8Array(w * h).fill(LAYER.body) }
  const { hole, ...half } = reduce(portrait, { layout: bare, strays: new Float32Array(120 * 160) }, 2)
  const beside = hole.subarray(120 * half.w + 60, 121 * half.w).indexOf(0)
  expect(beside).toBeLessThanOrEqual(2)
})

import { expect, test } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { BACKGROUND } from '../../matte/masks.ts'
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

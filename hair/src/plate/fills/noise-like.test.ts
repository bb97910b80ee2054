import { expect, it } from 'vitest'
import { bandsAround, noiseLike } from './noise-like.ts'

it('noise is as strong in each band as it was asked for', () => {
  const spread = (fine: number, coarse: number) => {
    const { tile } = noiseLike({ fine, coarse })
    return Math.sqrt(tile.reduce((sum, v) => sum + v * v, 0) / tile.length)
  }
  expect(spread(0.01, 0)).toBeCloseTo(0.01, 4)
  expect(spread(0, 0.02)).toBeCloseTo(0.02, 4)
})
it('a plain surface has neither fine nor broad detail', () => {
  const picture = { w: 40, h: 40, data: new Uint8Array(40 * 40 * 3).fill(120) }
  const { fine, coarse } = bandsAround(picture, [20, 20], 16)
  expect(Math.max(fine, coarse)).toBeLessThan(1e-12)
})

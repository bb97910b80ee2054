import { expect, it } from 'vitest'
import { plainPortrait } from '../../../test/plain-portrait.ts'
import { HAIR } from '../../matte/masks.ts'
import { ownPalette } from './hair-palette.ts'

/** Hair of one lightness but for every tenth column, of another; all of it is in the matte. */
function paletteOf(hair: number, everyTenth: number) {
  const { matte } = plainPortrait({ kindAt: () => HAIR, colourAt: () => [0, 0, 0] })
  const lab = new Float32Array(matte.alpha.length * 3)
  for (let i = 0; i < matte.alpha.length; i++) lab[i * 3] = (i % matte.w) % 10 ? hair : everyTenth
  return ownPalette({ lab, matte })
}

it('a wall seen between dark curls is none of her hair: neither of its lightness nor of its strands', () => {
  const { lightness, spread } = paletteOf(0.15, 0.95)
  expect(lightness[99]).toBeCloseTo(0.15, 5)
  expect(Math.max(...spread)).toBeLessThan(0.001)
})
it('the shine of dark hair is', () => expect(paletteOf(0.15, 0.5).lightness[99]).toBeCloseTo(0.5, 5))
it('and the light in pale hair is, however white', () =>
  expect(paletteOf(0.6, 0.97).lightness[99]).toBeCloseTo(0.97, 5))

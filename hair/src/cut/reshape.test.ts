import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../test/plain-portrait.ts'
import { BACKGROUND, HAIR } from '../matte/masks.ts'
import { canReshape } from './reshape.ts'

/** Hair as a block above the head and two locks beside it, down to a row of the mask; the chin is in row 40. */
const hairTo = (row: number) => {
  const isHair = (x: number, y: number) =>
    (y >= 8 && y < 18 && x >= 15 && x < 45) || (y >= 18 && y < row && (x < 19 ? x >= 15 : x >= 41 && x < 45))
  const { matte, face } = plainPortrait({
    kindAt: (x, y) => (isHair(x, y) ? HAIR : BACKGROUND),
    colourAt: () => [90, 70, 60],
  })
  return { matte, face, measures: { length: 0 } }
}

describe('ends are painted', () => {
  it.each([
    { what: 'no lower than the eyes', row: 28, can: false },
    { what: 'a little below them', row: 32, can: false },
    { what: 'to the chin', row: 40, can: true },
    { what: 'to the shoulders', row: 60, can: true },
  ])('on hair $what: $can', ({ row, can }) => {
    expect(canReshape(hairTo(row), 'balayage')).toBe(can)
  })
})

import { describe, expect, it } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { BACKGROUND, HAIR } from '../masks.ts'
import { matteMeasures } from '../measures/matte-measures.ts'
import { softMatte } from './soft-matte.ts'

/** Hair on the left; a wall of the same colour begins where the person ends. */
const [ENDS, WALL] = [20, 30]
const { picture, face, masks } = plainPortrait({
  kindAt: (x) => (x < WALL ? HAIR : BACKGROUND),
  colourAt: (x) => (x < WALL * 4 ? [60, 50, 45] : [230, 230, 225]),
})
const lab = bytesToOklab(picture.data)
const person = masks.person.map((_, i) => (i % MASK.w < ENDS ? 1 : 0))

describe('the matte is clipped where the person ends', () => {
  it('a wall of the colour of the hair is not repainted', () => {
    const { alpha, w } = softMatte({ ...masks, person }, lab, picture)
    const row = alpha.subarray(160 * w, 161 * w)
    expect(row[(ENDS - 2) * 4]).toBe(1)
    expect(row[(ENDS + 2) * 4]).toBe(0)
  })
  it('what lies beyond is measured', () => {
    const clipped = softMatte({ ...masks, person }, lab, picture)
    const unclipped = softMatte(masks, lab, picture)
    expect(matteMeasures({ lab, matte: clipped, face, masks: { ...masks, person } }).outside).toBeLessThan(
      0.01,
    )
    expect(matteMeasures({ lab, matte: unclipped, face, masks: { ...masks, person } }).outside).toBeCloseTo(
      1 / 3,
      1,
    )
    expect(matteMeasures({ lab, matte: unclipped, face, masks }).outside).toBe(0)
  })
})

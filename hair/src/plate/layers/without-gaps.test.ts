import { describe, expect, it } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { BACKGROUND, HAIR } from '../../matte/masks.ts'
import { withoutGaps } from './without-gaps.ts'

/** Pixels of the portrait per mask pixel. */
const SCALE = 4
/** Two locks beside the face, a gap of so many mask pixels between them. The face is 24 mask pixels high. */
function closed(gap: number, thin = 0) {
  const isHair = (x: number) => x >= 40 && x < 52 && !(x >= 45 && x < 45 + gap)
  const portrait = plainPortrait({
    kindAt: (x) => (isHair(x) ? HAIR : BACKGROUND),
    colourAt: () => [0, 0, 0],
  })
  const { alpha, w } = portrait.matte
  if (thin) for (let i = 0; i < alpha.length; i++) if (alpha[i] === 0) alpha[i] = thin
  const before = alpha.slice()
  const after = withoutGaps(portrait).alpha
  const at = (x: number, y: number) => after[(y * SCALE + 2) * w + x * SCALE + 2]
  return { before, after, at }
}
const [BESIDE_FACE, BELOW] = [28, 60]

describe('a gap between two locks', () => {
  it('counts as hair where it is narrow', () => expect(closed(1).at(45, BELOW)).toBeGreaterThan(0.5))
  it('is a gap where it is wide', () => expect(closed(4).at(46, BELOW)).toBe(0))
  it('shows her face above the jaw', () => expect(closed(1).at(45, BESIDE_FACE)).toBe(0))
})

describe('nothing else is hair that was none', () => {
  it('not beside the locks, nor where the frame cuts them', () => {
    const { at } = closed(1)
    for (const x of [0, 30, 38, 54, MASK.w - 1]) expect(at(x, BELOW)).toBe(0)
  })
  it('and no hair is lost', () => {
    const { before, after } = closed(1)
    after.forEach((a, i) => {
      expect(a).toBeGreaterThanOrEqual(before[i])
    })
  })
})

it('ends that the masks took for hair are hair, whatever the matte took them for', () => {
  const portrait = plainPortrait({
    kindAt: (x) => (x > 40 && x < 50 ? HAIR : BACKGROUND),
    colourAt: () => [0, 0, 0],
  })
  portrait.matte.alpha.fill(0, 70 * SCALE * portrait.matte.w)
  const { alpha, w } = withoutGaps(portrait)
  expect(alpha[(74 * SCALE + 2) * w + 45 * SCALE]).toBe(1)
})

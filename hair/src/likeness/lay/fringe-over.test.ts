import { expect, test } from 'vitest'
import { fringeOver } from './fringe-over.ts'

const [w, h, s] = [200, 200, 300]
/** Hair down to row 60, nothing below it. */
const newHair = Float32Array.from({ length: w * h }, (_, i) => (i / w < 60 ? 1 : 0))
const unlike = (from: number, to: number, by: number) =>
  Float32Array.from({ length: w * h }, (_, i) => (i / w >= from && i / w < to ? by : 0))
const at = (plane: Float32Array, row: number) => plane[row * w + 100]

test('strands that hang below the matte stay over her brow', () => {
  const over = fringeOver({ newHair, difference: unlike(60, 75, 0.2), w, h, s })
  expect(at(over, 66)).toBeGreaterThan(0.9)
})
test('a face that is unlike far from hair has no fringe', () => {
  const over = fringeOver({ newHair, difference: unlike(110, 130, 0.2), w, h, s })
  expect(at(over, 120)).toBe(0)
})
test.each([
  { by: 0.08, isOver: false },
  { by: 0.18, isOver: true },
])('what differs by $by beside hair is a strand: $isOver', ({ by, isOver }) => {
  const over = fringeOver({ newHair, difference: unlike(60, 75, by), w, h, s })
  expect(at(over, 66) > 0.5).toBe(isOver)
})

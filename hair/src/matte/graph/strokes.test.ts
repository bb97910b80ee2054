import { expect, test } from 'vitest'
import { CLOTHES, HAIR } from '../masks.ts'
import { paintStrokes, UNSAID } from './strokes.ts'

const full = { w: 100, h: 100 }
const mask = { w: 10, h: 10 }
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

test('a stroke says its class inside its corners and nothing outside', () => {
  const said = paintStrokes([{ as: HAIR, corners: square(20, 60) }], full, mask)
  expect(said[3 * 10 + 3]).toBe(HAIR)
  expect(said[7 * 10 + 7]).toBe(UNSAID)
  expect(said.filter((as) => as === HAIR)).toHaveLength(16)
})

test('a later stroke paints over an earlier one', () => {
  const said = paintStrokes(
    [
      { as: HAIR, corners: square(0, 100) },
      { as: CLOTHES, corners: square(50, 100) },
    ],
    full,
    mask,
  )
  expect(said[0]).toBe(HAIR)
  expect(said[99]).toBe(CLOTHES)
})

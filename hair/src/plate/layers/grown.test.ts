import { expect, test } from 'vitest'
import { grown, shrunk } from './grown.ts'

const [w, h] = [20, 15]
/** A block of 5 × 3 pixels from (8, 6), and what it becomes. */
const block = Float32Array.from({ length: w * h }, (_, i) => {
  const [x, y] = [i % w, (i / w) | 0]
  return x >= 8 && x < 13 && y >= 6 && y < 9 ? 1 : 0
})
const count = (mask: Float32Array) => mask.reduce((sum, v) => sum + v, 0)

test('a mask grows by so many columns and rows to every side', () => {
  const wide = grown(block, w, h, 2)
  expect(count(wide)).toBe((5 + 4) * (3 + 4))
  expect([wide[4 * w + 6], wide[3 * w + 6]]).toEqual([1, 0])
})

test('and shrinks by as many; what is no broader is gone', () => {
  expect(count(shrunk(block, w, h, 1))).toBe(3 * 1)
  expect(count(shrunk(block, w, h, 2))).toBe(0)
})

test('grown and shrunk again a block is what it was', () => {
  expect([...shrunk(grown(block, w, h, 3), w, h, 3)]).toEqual([...block])
})

test('the frame is no edge: what touches it does not shrink there', () => {
  const half = block.map((_, i) => (i % w < 10 ? 1 : 0))
  const less = shrunk(half, w, h, 2)
  expect([less[0], less[7], less[8]]).toEqual([1, 1, 0])
})

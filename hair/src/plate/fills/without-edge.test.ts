import { expect, test } from 'vitest'
import { withoutEdge } from './without-edge.ts'

test('a mask loses the pixels that touch something else, and keeps those at the end of the frame', () => {
  const mask = Float32Array.from({ length: 100 }, (_, i) => (i % 10 < 6 ? 1 : 0))
  const row = withoutEdge(mask, { w: 10, h: 10 }).subarray(50, 60)
  expect(Array.from(row)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
})

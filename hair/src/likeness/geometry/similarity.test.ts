import { expect, test } from 'vitest'
import {
  applySimilarity,
  chainSimilarities,
  fitSimilarity,
  inverseSimilarity,
  type Similarity,
  scaleOf,
} from './similarity.ts'

const turned: Similarity = { a: 1.2, b: 0.5, dx: 30, dy: -7 }
const square = Float64Array.of(0, 0, 10, 0, 10, 10, 0, 10)
const moved = Float64Array.from(
  [0, 1, 2, 3].flatMap((k) => applySimilarity(turned, square[k * 2], square[k * 2 + 1])),
)

test('points that were turned, scaled and moved say by how much', () => {
  const found = fitSimilarity(square, moved, [1, 1, 1, 1])
  for (const part of ['a', 'b', 'dx', 'dy'] as const) expect(found[part]).toBeCloseTo(turned[part], 9)
  expect(scaleOf(found)).toBeCloseTo(1.3, 9)
})
test('a point of no weight does not count', () => {
  const astray = Float64Array.from(moved)
  astray[6] += 100
  expect(fitSimilarity(square, astray, [1, 1, 1, 0]).a).toBeCloseTo(turned.a, 9)
  expect(fitSimilarity(square, astray, [1, 1, 1, 1]).a).not.toBeCloseTo(turned.a, 1)
})
test('there and back is where it was', () => {
  const [x, y] = applySimilarity(chainSimilarities(turned, inverseSimilarity(turned)), 3, 4)
  expect(x).toBeCloseTo(3, 9)
  expect(y).toBeCloseTo(4, 9)
})

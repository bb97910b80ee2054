import { expect, test } from 'vitest'
import { thinPlate } from './thin-plate.ts'

const points = Float64Array.of(0, 0, 100, 0, 100, 100, 0, 100, 50, 50, 20, 70)

test('what is only scaled and moved is not bent', () => {
  const to = points.map((v, k) => v * 2 + (k % 2 ? -5 : 9))
  const [x, y] = thinPlate(points, to)(33, 81)
  expect(x).toBeCloseTo(75, 6)
  expect(y).toBeCloseTo(157, 6)
})
test('a plate follows a point that is pulled aside, and its neighbours less', () => {
  const to = Float64Array.from(points)
  to[8] += 10
  const map = thinPlate(points, to)
  const at = map(50, 50)[0] - 50
  const beside = map(65, 50)[0] - 65
  expect(at).toBeGreaterThan(7)
  expect(at).toBeLessThanOrEqual(10)
  expect(beside).toBeGreaterThan(1)
  expect(beside).toBeLessThan(at)
})

import { expect, test } from 'vitest'
import { distance } from './distance.ts'

const [w, h] = [12, 9]
const from = (...places: [x: number, y: number][]) =>
  distance((i) => places.some(([x, y]) => i === y * w + x), w, h)

test('along rows and columns it is the number of pixels', () => {
  const away = from([5, 4])
  for (let x = 0; x < w; x++) expect(away[4 * w + x]).toBe(Math.abs(x - 5))
  for (let y = 0; y < h; y++) expect(away[y * w + 5]).toBe(Math.abs(y - 4))
})

test('elsewhere it is no shorter than the straight way, and no longer than along rows and columns', () => {
  from([5, 4]).forEach((away, i) => {
    const [dx, dy] = [Math.abs((i % w) - 5), Math.abs(((i / w) | 0) - 4)]
    expect(away).toBeGreaterThan(0.99 * Math.hypot(dx, dy) - 1e-4)
    expect(away).toBeLessThanOrEqual(dx + dy)
  })
  expect(from([2, 2])[5 * w + 5]).toBeCloseTo(3 * 1.41, 5)
})

test('the nearer of two counts', () => {
  const away = from([0, 0], [11, 0])
  expect([away[3], away[9]]).toEqual([3, 2])
})

test('what passes is at no distance; where nothing does, everything is far', () => {
  expect(from([3, 3])[3 * w + 3]).toBe(0)
  expect(Math.min(...from())).toBeGreaterThan(1e5)
})

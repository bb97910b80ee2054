import { expect, test } from 'vitest'
import { random } from '../../pixels/random.ts'
import { nearest } from './nearest.ts'

const [w, h] = [30, 22]
const apart = (i: number, j: number) => Math.hypot((i % w) - (j % w), ((i / w) | 0) - ((j / w) | 0))
const weights = (are: number[]) => {
  const plane = new Float32Array(w * h)
  for (const i of are) plane[i] = 0.5
  return plane
}

test('each pixel is told of one with weight no further than the nearest by more than a pixel', () => {
  for (const seed of [1, 2, 3]) {
    const next = random(seed)
    const seeds = Array.from({ length: 9 }, () => (next() * w * h) | 0)
    nearest(weights(seeds), w, h).forEach((found, i) => {
      expect(seeds).toContain(found)
      expect(apart(i, found)).toBeLessThanOrEqual(Math.min(...seeds.map((j) => apart(i, j))) + 1)
    })
  }
})

test('one with weight is its own nearest', () => {
  const seeds = [0, 5 * w + 7, w * h - 1]
  const found = nearest(weights(seeds), w, h)
  for (const i of seeds) expect(found[i]).toBe(i)
})

test('the only one is the nearest of all, and without any there is none', () => {
  expect(new Set(nearest(weights([200]), w, h))).toEqual(new Set([200]))
  expect(new Set(nearest(weights([]), w, h))).toEqual(new Set([-1]))
})

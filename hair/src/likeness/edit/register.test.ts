import { expect, test } from 'vitest'
import { blur } from '../../pixels/blur.ts'
import { random } from '../../pixels/random.ts'
import { drawThrough } from '../geometry/draw-through.ts'
import { applySimilarity, type Similarity } from '../geometry/similarity.ts'
import { register } from './register.ts'

const size = { w: 480, h: 640 }
const box = { x: 0, y: 0, ...size }
/** Spots of all sizes, as a street or a bookshelf has. */
const still = new Float32Array(size.w * size.h).fill(0.5)
for (const wide of [2, 5, 12, 30]) {
  const next = random(wide)
  const speckle = Float32Array.from(still, () => (next() - 0.5) * wide)
  blur(speckle, size.w, size.h, wide).forEach((spot, i) => {
    still[i] += spot * 0.5
  })
}
const everywhere = new Float32Array(still.length).fill(1)
const drawn = (map: (x: number, y: number) => [number, number]) =>
  drawThrough({ ...size, channels: 1, values: still }, map, { ...size, box }).values

/** The largest distance between where corners should come to lie and where they do, pixels. */
const missed = (found: Similarity, meant: Similarity) =>
  Math.max(
    ...[
      [40, 40],
      [440, 40],
      [40, 600],
      [440, 600],
    ].map(([x, y]) => {
      const [u, v] = applySimilarity(found, x, y)
      const [p, q] = applySimilarity(meant, x, y)
      return Math.hypot(u - p, v - q)
    }),
  )

test('a picture that was moved and enlarged a little is found again to half a pixel', () => {
  const move = { a: 1.01, b: 0.004, dx: 5, dy: -7 }
  const size2 = move.a * move.a + move.b * move.b
  const moved = drawn((x, y) => {
    const [p, q] = [x - move.dx, y - move.dy]
    return [(move.a * p + move.b * q) / size2, (move.a * q - move.b * p) / size2]
  })
  expect(missed(register({ ...size, still, moved, alike: everywhere }), move)).toBeLessThan(0.5)
})
test('so is one in another light, with another thing in its middle', () => {
  const moved = drawn((x, y) => [x - 6, y - 3]).map((v, i) => {
    const [x, y] = [i % size.w, (i / size.w) | 0]
    return Math.hypot(x - 240, y - 300) < 110 ? 0.3 + 0.2 * Math.sin(y / 9) : v * 0.8 + 0.05
  })
  expect(
    missed(register({ ...size, still, moved, alike: everywhere }), { a: 1, b: 0, dx: 6, dy: 3 }),
  ).toBeLessThan(1)
})
test('where nothing can be compared nothing is moved', () => {
  const nowhere = new Float32Array(still.length)
  expect(register({ ...size, still, moved: still, alike: nowhere })).toEqual({ a: 1, b: 0, dx: 0, dy: 0 })
})

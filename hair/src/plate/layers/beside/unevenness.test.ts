import { expect, it } from 'vitest'
import { random } from '../../../pixels/random.ts'
import { unevenness } from './unevenness.ts'

const [w, h] = [240, 160]
type At = (x: number, y: number) => number
const plane = (of: At) => Float32Array.from({ length: w * h }, (_, o) => of(o % w, (o / w) | 0))
const MIDDLE = 80 * w + 120
/** How uneven a ground is in the middle of the picture. */
const unevenAt = (tone: At, known: At = () => 1) => {
  const grey = plane(tone)
  return unevenness({ w, h, channels: [grey, grey, grey] }, plane(known))[MIDDLE]
}

it('a wall is even, whatever its grain', () => {
  const next = random(3)
  expect(unevenAt(() => 0.6 + 0.1 * (next() - 0.5))).toBeLessThan(0.015)
})
it('so is one that runs from light to dark', () => expect(unevenAt((x) => 0.3 + x / 600)).toBeLessThan(0.015))
it('where a frame hangs it is not', () =>
  expect(unevenAt((_, y) => (Math.abs(y - 82) < 3 ? 0.2 : 0.6))).toBeGreaterThan(0.05))
it('hair that lies before it says nothing', () => {
  const isHair = (x: number) => x < 122
  expect(
    unevenAt(
      (x) => (isHair(x) ? 0.1 : 0.6),
      (x) => (isHair(x) ? 0 : 1),
    ),
  ).toBeLessThan(1e-3)
})

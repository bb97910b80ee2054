import { expect, it } from 'vitest'
import type { RenderedHair } from '../light/render-strands.ts'
import { lengthsBetween } from './lengths-between.ts'

const [w, h] = [40, 40]

/** Lengths below roots, with a gap three pixels wide in the lengths. */
function rendered(): RenderedHair {
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i % w > 18 && i % w < 22 ? 0 : 1))
  const lengths = alpha.map((a, i) => (i >= (w * h) / 2 ? a : 0))
  const covered = { w, h, alpha, light: alpha }
  return { ...covered, lengths, reach: { w: 1, h: 1, share: new Float32Array(1) }, drawn: covered }
}
const at = (x: number, y: number): number => y * w + x

it('what fills a gap between lengths is length, what fills one between roots is root', () => {
  const lengths = lengthsBetween(rendered(), 10)
  expect(lengths?.[at(20, 34)]).toBeCloseTo(1, 2)
  expect(lengths?.[at(20, 5)]).toBeCloseTo(0, 2)
})

it('hair itself stays what it is', () => {
  const lengths = lengthsBetween(rendered(), 10)
  expect(lengths?.[at(5, 34)]).toBeGreaterThan(0.99)
  expect(lengths?.[at(5, 5)]).toBeLessThan(0.01)
})

it('nothing is told where roots are not told along the hair', () => {
  expect(lengthsBetween({ ...rendered(), lengths: undefined }, 10)).toBeNull()
})

it('first hairs on the skin of a forehead are mostly length: as dark as roots they were her old ones', () => {
  const onSkin = new Float32Array(w * h).map((_, i) => (i % w < 10 ? 1 : 0))
  const lengths = lengthsBetween(rendered(), 10, onSkin)
  expect(lengths?.[at(5, 5)]).toBeGreaterThan(0.5)
  expect(lengths?.[at(30, 5)]).toBeLessThan(0.01)
  expect(lengths?.[at(5, 34)]).toBeGreaterThan(0.99)
})

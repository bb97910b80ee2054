import { expect, it } from 'vitest'
import { MARGIN, meanOf, wayBetween, withinMargin } from './near-hair.ts'

const flat = (v: number) => [0, 1, 2].map(() => new Float32Array(4).fill(v))

it('half of a strand over a wall stands half way to the hair', () =>
  expect(wayBetween({ from: flat(0.8), to: flat(0.2) }, flat(0.5), 0, 0.02)).toBeCloseTo(0.5))
it('before what has the colour of the hair nothing is told', () =>
  expect(wayBetween({ from: flat(0.3), to: flat(0.28) }, flat(0.29), 0, 0.02)).toBe(0))

it('what surrounds a strand is told without it', () => {
  const colours = [Float32Array.of(0.8, 0.1, 0.8, 0.8)]
  const sum = (plane: Float32Array) => plane.map(() => plane.reduce((a, b) => a + b, 0))
  expect(meanOf(colours, Float32Array.of(1, 0, 1, 1), sum)[0][1]).toBeCloseTo(0.8)
})

it('something that stands beside hair stays nearer to it than a wall', () => {
  const size = { w: 520, h: 20 }
  const alpha = Float32Array.from({ length: 520 * 20 }, (_, o) => (o % 520 < 100 ? 1 : 0))
  const reach = (part: number) =>
    withinMargin(alpha, size, part)
      .subarray(10 * 520, 11 * 520)
      .lastIndexOf(1) - 99
  expect([reach(MARGIN.even), reach(MARGIN.uneven)]).toEqual([20, 7])
})

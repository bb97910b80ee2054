import { expect, it } from 'vitest'
import { agreeing } from './agreeing.ts'

const size = { w: 60, h: 60 }
const n = size.w * size.h
const all = new Float32Array(n).fill(1)
const REACH = 6
/** A square of three pixels in the middle that differs from the rest by so much. */
const isStain = (o: number) => Math.abs((o % 60) - 30) < 2 && Math.abs(((o / 60) | 0) - 30) < 2
const stained = (by: number, rest = 0) =>
  Float32Array.from({ length: n }, (_, o) => rest + (isStain(o) ? by : 0))
const MIDDLE = 30 * 60 + 30

it.each([
  { what: 'a last hair', by: -0.3 },
  { what: 'a shadow', by: -0.07 },
  { what: 'a white collar', by: 0.3 },
])('$what is not believed, the skin around it is', ({ by }) => {
  const believed = agreeing(stained(by, 0.05), all, size, REACH)
  for (let o = 0; o < n; o++) if (isStain(o)) expect(believed[o]).toBe(0)
  expect(believed.reduce((a, b) => a + b)).toBe(n - 9)
})

it('a little darker or lighter is her skin', () => {
  for (const by of [-0.04, 0.04]) expect(agreeing(stained(by), all, size, REACH)[MIDDLE]).toBe(1)
})

it('light that changes slowly is believed, however much it changes in all', () => {
  const slope = Float32Array.from({ length: n }, (_, o) => (o % 60) * 0.004)
  expect(agreeing(slope, all, size, REACH)).toEqual(all)
})

it('what is not known stays so', () => {
  const known = all.map((_, o) => (o % 60 < 30 ? 1 : 0))
  expect(agreeing(stained(0), known, size, REACH)).toEqual(known)
})

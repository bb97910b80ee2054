import { expect, it } from 'vitest'
import { comparedBy } from './compared-by.ts'

const [w, h] = [80, 60]
const source = new Uint8Array(w * h).fill(1)
const compared = (toneAt: (x: number, y: number) => number) => {
  const tone = Float32Array.from({ length: w * h }, (_, o) => toneAt(o % w, (o / w) | 0))
  return comparedBy({ w, h, channels: [tone, tone, tone] }, source, 60)
}
const middle = 30 * w

it('of light that changes slowly little is compared', () => {
  const { detail } = compared((x) => 0.3 + (0.4 * x) / w)
  const [, green] = detail
  expect(green[middle + 60] - green[middle + 20]).toBeLessThan(0.1)
})
it('a plain cloth is of another kind than a print of the same tone', () => {
  const { kind } = compared((x, y) => (x < 40 ? 0.5 : (x + y) % 2 ? 0.3 : 0.7))
  const contrast = kind[3]
  expect(contrast[middle + 20]).toBeLessThan(0.01)
  expect(contrast[middle + 60]).toBeGreaterThan(0.1)
})

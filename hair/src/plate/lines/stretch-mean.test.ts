import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import { castRays } from './cast-rays.ts'
import { stretchMean } from './stretch-mean.ts'

const size = { w: 40, h: 9 }
const REACH = 12
/** What a ray to the right carries from the first pixel that is seen in the middle row; hair hides the left. */
function carried(toneAt: (x: number) => number, seenTo = 40): number {
  const seen = Float32Array.from({ length: 360 }, (_, o) => (o % 40 >= 20 && o % 40 < seenTo ? 1 : 0))
  const channel = Float32Array.from(seen, (_, o) => toneAt(o % 40))
  const from = 4 * 40 + 5
  const ray = castRays(size, { hidden: [from], seen }, [1, 0])
  return stretchMean(size, channel, { seen, ray, reach: REACH })(ray.meets[from])
}

describe('what a ray carries', () => {
  it('is the mean of the weave that it meets, not one thread of it', () => {
    const next = random(2)
    const threads = Float32Array.from({ length: 40 }, () => 0.5 + 0.05 * (next() - 0.5))
    threads[20] = 0.525
    const mean = threads.slice(20, 21 + REACH).reduce((sum, v) => sum + v, 0) / (REACH + 1)
    expect(carried((x) => threads[x])).toBeCloseTo(mean, 5)
  })
  it('is nothing of another thing that stands farther on', () =>
    expect(carried((x) => (x < 26 ? 0.5 : 0.9))).toBeCloseTo(0.5, 6))
  it('nor of what is hidden again', () =>
    expect(carried((x) => (x < 24 ? 0.5 : 0.54), 24)).toBeCloseTo(0.5, 6))
})

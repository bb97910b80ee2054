import { describe, expect, it } from 'vitest'
import type { Growing } from './groom.ts'
import type { Guides } from './grow-guides.ts'
import { growLocks } from './grow-locks.ts'
import type { Root } from './strands.ts'

const root: Root = { x: 0, y: 10, z: 5, nx: 0, ny: 1, nz: 0, zone: 1, growth: 1 }
const GUIDE = 64
const LONG = 20
/** One guide that hangs straight down. */
const guides: Guides = {
  roots: [root],
  points: GUIDE,
  at: Float32Array.from({ length: GUIDE * 3 }, (_, i) =>
    i % 3 === 1 ? 10 - (LONG * ((i / 3) | 0)) / (GUIDE - 1) : i % 3 ? 5 : 0,
  ),
}

/** The steps of one lock from point to point, where chance makes it as long as it likes. */
function stepsOf(chance: number): number[] {
  const growing = {
    head: { axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), eyes: 2 },
    groom: { points: 20, taper: 0.5, sway: 0 },
    next: () => chance,
    noise: () => 0,
  } as unknown as Growing
  const { at } = growLocks(growing, guides, [root])
  return Array.from({ length: 19 }, (_, k) => at[k * 3 + 1] - at[k * 3 + 4])
}

describe.each([0, 0.5, 1])('a lock of which chance says %d', (chance) => {
  const steps = stepsOf(chance)
  const long = steps.reduce((sum, step) => sum + step, 0)
  it('is as even at its tip as at its root: points piled up there would be wound into a level stub', () => {
    for (const step of steps) expect(step).toBeCloseTo(long / 19, 3)
  })
  it('is never longer than its guides, and shorter by no more than its groom says', () => {
    expect(long).toBeLessThanOrEqual(LONG + 1e-4)
    expect(long).toBeGreaterThanOrEqual(LONG * (1 - 0.5 * 0.4) - 1e-4)
  })
})

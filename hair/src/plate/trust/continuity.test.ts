import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import { LAYER } from '../layers/layout.ts'
import { continuity } from './continuity.ts'

const [w, h] = [240, 320]
const n = w * h
const isHidden = (x: number, y: number) => Math.abs(x - 120) < 40 && Math.abs(y - 130) < 60
const BEHIND = 130 * w + 120

/** A backdrop with hair in its middle, filled smoothly with one tone there. */
function continued(
  toneAt: (x: number, y: number) => number,
  { layer = LAYER.background as number, lined = 0 } = {},
) {
  const plane = () => Float32Array.from({ length: n }, (_, i) => toneAt(i % w, (i / w) | 0))
  const hole = Uint8Array.from({ length: n }, (_, i) => (isHidden(i % w, (i / w) | 0) ? 1 : 0))
  const at = { ...plainReduced({ w, h }, layer), channels: [plane(), plane(), plane()], hole }
  const filled = [0, 1, 2].map(() => new Float32Array(n).fill(0.5))
  return continuity(at, { filled, seen: Float32Array.from(hole, (v) => 1 - v), lined })
}
const planks = (x: number) => (x % 40 < 20 ? 0.4 : 0.6)

describe('a backdrop is continued by patches of itself', () => {
  it('planks are, from top to bottom, though they are no calm wall', () =>
    expect(continued(planks)[BEHIND]).toBeGreaterThan(0.9))
  it('a heap of things of every tone is not', () => {
    const next = random(5)
    const tones = Array.from({ length: 100 }, next)
    expect(continued((x, y) => tones[((x / 24) | 0) + 10 * ((y / 32) | 0)])[BEHIND]).toBeLessThan(0.3)
  })
  it('what is seen needs no patch', () => expect(continued(planks)[10 * w + 10]).toBe(1))
  it('nor does what is no backdrop', () =>
    expect(continued(planks, { layer: LAYER.clothes })[BEHIND]).toBe(1))
})

import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import { linedness } from './linedness.ts'

const [w, h] = [240, 320]
const n = w * h
/** A backdrop with hair in its middle; a face is 80 pixels high. */
function linedOf(toneAt: (x: number, y: number) => number): number {
  const plane = () => Float32Array.from({ length: n }, (_, i) => toneAt(i % w, (i / w) | 0))
  const hole = Uint8Array.from({ length: n }, (_, i) =>
    Math.abs((i % w) - 120) < 40 && Math.abs(((i / w) | 0) - 130) < 60 ? 1 : 0,
  )
  const at = { ...plainReduced({ w, h }), channels: [plane(), plane(), plane()], hole }
  return linedness(
    at,
    Float32Array.from(hole, (v) => 1 - v),
    80,
  )
}

describe('a backdrop is built where it changes along lines', () => {
  it('a door post and a frame', () => {
    expect(linedOf((x) => (x % 120 < 20 ? 0.2 : 0.7))).toBe(1)
    expect(linedOf((_, y) => (y < 60 ? 0.2 : 0.7))).toBe(1)
  })
  it('leaves are not: they change in every direction', () => {
    const next = random(11)
    const tones = Array.from({ length: 80 * 107 }, next)
    expect(linedOf((x, y) => tones[((x / 3) | 0) + 80 * ((y / 3) | 0)])).toBe(0)
  })
  it('nor is a wall, where nothing changes', () => expect(linedOf(() => 0.6)).toBe(0))
})

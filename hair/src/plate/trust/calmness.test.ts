import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import type { Reduced } from '../layers/reduced.ts'
import { calmAt, calmness, smoothBackdrop } from './calmness.ts'

const [w, h] = [120, 160]
const n = w * h
/** A backdrop with hair in its middle. */
function backdrop(toneAt: (x: number, y: number) => number): Reduced {
  const plane = () => Float32Array.from({ length: n }, (_, i) => toneAt(i % w, (i / w) | 0))
  const hole = Uint8Array.from({ length: n }, (_, i) =>
    Math.hypot((i % w) - 60, ((i / w) | 0) - 80) < 30 ? 1 : 0,
  )
  return { ...plainReduced({ w, h }), channels: [plane(), plane(), plane()], hole }
}
const calmOf = (at: Reduced) =>
  calmness(
    at,
    Float32Array.from(at.hole, (v) => 1 - v),
  )

describe('a calm backdrop can be continued behind the hair', () => {
  it('a wall', () => expect(calmOf(backdrop(() => 0.7))).toBe(1))
  it('a wall with light from one side', () => expect(calmOf(backdrop((x) => 0.5 + x / 600))).toBe(1))
  it('rough plaster', () => {
    const next = random(1)
    expect(calmOf(backdrop(() => 0.6 + 0.1 * next()))).toBeGreaterThan(0.8)
  })
  it('not a shelf of books', () => expect(calmOf(backdrop((x) => (x % 16 < 8 ? 0.3 : 0.7)))).toBe(0))
})

describe('a calm backdrop is not calm where something ends', () => {
  const wall = { w, h, s: 60 }
  const at = (calm: number, toneAt: (x: number) => number) => {
    const backdrop = Float32Array.from({ length: n }, (_, i) => toneAt(i % w))
    const calms = calmAt(calm, { backdrop, ...wall })
    return (x: number) => calms[80 * w + x]
  }
  it('at an edge, and only there', () => {
    const edge = at(1, (x) => (x < 60 ? 0.3 : 0.6))
    expect(edge(60)).toBe(0)
    expect(edge(20)).toBe(1)
  })
  it.each([
    { calm: 0.35, everywhere: 0 },
    { calm: 0.75, everywhere: 1 },
  ])('nothing ends there, and $calm of it is calm: $everywhere', ({ calm, everywhere }) =>
    expect(at(calm, () => 0.5)(40)).toBe(everywhere),
  )
})

it('without its grain plaster is plain', () => {
  const next = random(3)
  const smooth = smoothBackdrop(
    backdrop(() => 0.5 + 0.1 * next()),
    new Float32Array(n).fill(1),
  )[1]
  for (const o of [40 * w + 60, 90 * w + 20]) expect(smooth[o]).toBeCloseTo(0.55, 1.5)
})

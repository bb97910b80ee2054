import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import type { Reduced } from '../layers/reduced.ts'
import { calmAt, calmness, smoothBackdrop, withEdges } from './calmness.ts'

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

describe('what a backdrop is without its grain', () => {
  const all = new Float32Array(n).fill(1)
  const read = (toneAt: (x: number, y: number) => number) => {
    const at = backdrop(toneAt)
    return { smooth: smoothBackdrop(at, all)[1], edged: withEdges(at, all)[1] }
  }
  it('of plaster nothing stays', () => {
    const next = random(3)
    const { smooth, edged } = read(() => 0.5 + 0.1 * next())
    for (const o of [40 * w + 60, 90 * w + 20]) expect(edged[o]).toBeCloseTo(smooth[o], 2)
  })
  it('an edge stays where it is, which a wide blur spreads', () => {
    const { smooth, edged } = read((x) => (x < 60 ? 0.2 : 0.8))
    expect(smooth[80 * w + 58]).toBeGreaterThan(0.3)
    expect(edged[80 * w + 58]).toBeCloseTo(0.2, 1)
  })
})

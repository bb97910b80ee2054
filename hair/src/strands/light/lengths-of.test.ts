import { describe, expect, it } from 'vitest'
import { emptyStrands, type Strands } from '../grow/strands.ts'
import { lengthsOf } from './lengths-of.ts'

const POINTS = 41
const STEP = 0.3

/** Hairs that go so far aside and down with every step, units. */
function hairs(count: number, [x, y]: readonly [number, number]): Strands {
  const strands = { ...emptyStrands(count, POINTS), count }
  for (let i = 0; i < count; i++)
    for (let k = 0; k < POINTS; k++) strands.at.set([k * x, 12 - k * y, 3], (i * POINTS + k) * 3)
  return strands
}
const DOWN = [0, STEP] as const
const ACROSS = [STEP, 0] as const

describe('hair is root where it grows, and length a hand further on', () => {
  const segments = POINTS - 1
  const shares = lengthsOf(hairs(50, DOWN))
  it('all root at the scalp', () => expect(shares[0]).toBe(0))
  it('all length after eleven units and a half', () => {
    for (let i = 0; i < 50; i++) expect(shares[i * segments + segments - 1]).toBeGreaterThan(0.95)
  })
  it('as far along hair that lies across the crown as along hair that hangs', () => {
    const across = lengthsOf(hairs(50, ACROSS))
    shares.forEach((share, s) => {
      expect(across[s]).toBeCloseTo(share, 4)
    })
  })
  it('all length from the first point on where its root is a hand higher up', () => {
    const since = new Float32Array(50).fill(12)
    for (const share of lengthsOf({ ...hairs(50, DOWN), since })) expect(share).toBeGreaterThan(0.95)
  })
  it('sooner on one hair than on the next, so that no line is drawn', () => {
    const after = Array.from({ length: 50 }, (_, i) => shares[i * segments + 10])
    expect(Math.max(...after) - Math.min(...after)).toBeGreaterThan(0.3)
  })
})

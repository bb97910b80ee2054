import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { cutHem } from './cut-hem.ts'
import { emptyStrands, type Strands } from './strands.ts'

const head = straightHead(240, 300, 600)
const POINTS = 12
const LINE = -8

/** Strands that hang side by side from 2 units above the ears. @param to where each ends, units */
function hanging(count: number, to: (i: number) => number): Strands {
  const strands = emptyStrands(count, POINTS)
  for (let i = 0; i < count; i++)
    for (let k = 0; k < POINTS; k++)
      strands.at.set([i / 100, 2 + ((to(i) - 2) * k) / (POINTS - 1), 0], (i * POINTS + k) * 3)
  return strands
}

const tips = ({ count, at }: Strands) =>
  Array.from({ length: count }, (_, i) => at[(i * POINTS + POINTS - 1) * 3 + 1])

describe('a blunt cut', () => {
  const hair = hanging(1000, (i) => -9.5 - (i % 7) * 0.3)
  cutHem(head, hair, () => LINE)
  const ends = tips(hair).map((y) => y - LINE)

  it('ends nearly all hair at one line: ends of their own are a comb', () => {
    expect(ends.filter((y) => Math.abs(y) < 0.1).length / ends.length).toBeGreaterThan(0.4)
    expect(ends.filter((y) => Math.abs(y) < 0.45).length / ends.length).toBeGreaterThan(0.75)
  })
  it('is not ruled: some hairs are a little shorter, and a few hang below', () => {
    expect(ends.filter((y) => y > 0.2).length / ends.length).toBeGreaterThan(0.1)
    const below = ends.filter((y) => y < -0.05).length / ends.length
    expect(below).toBeGreaterThan(0.003)
    expect(below).toBeLessThan(0.03)
    expect(Math.max(...ends.map(Math.abs))).toBeLessThan(1)
  })
  it('leaves where hair grows and hangs as it is', () => {
    const line = hair.at.subarray(5 * POINTS * 3, 6 * POINTS * 3)
    expect([line[0], line[1], line[2]]).toEqual([Math.fround(0.05), 2, 0])
    const steps = Array.from({ length: POINTS - 1 }, (_, k) => line[k * 3 + 1] - line[k * 3 + 4])
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-4)
  })
  it('goes by where hair hangs: towards the face a plunging line is deeper', () => {
    const slanted = hanging(1000, () => -12)
    cutHem(head, slanted, ([x]) => LINE - 0.2 * x)
    const [near, far] = [tips(slanted).slice(0, 100), tips(slanted).slice(-100)]
    const middle = (list: number[]) => list.sort((a, b) => a - b)[50]
    expect(middle(near) - middle(far)).toBeCloseTo(0.2 * 9, 0)
  })
  it('makes no hair longer than it has grown', () => {
    const short = hanging(50, () => -5)
    const before = [...short.at]
    cutHem(head, short, () => LINE)
    expect([...short.at]).toEqual(before)
  })
})

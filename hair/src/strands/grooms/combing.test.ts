import { describe, expect, it } from 'vitest'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import {
  braidedPartOf,
  denserAtLine,
  isRightOf,
  lineOf,
  type Part,
  parted,
  partOf,
  smoothPartOf,
} from './combing.ts'
import { whimOf } from './whim.ts'

const head = { top: 15.5 } as Head

const rootAt = (x: number, z: number): Root => ({ x, y: 15, z, nx: 0, ny: 1, nz: 0, zone: 1, growth: 1 })

/** The way that hair takes on the crown, two units beside its part. @param z of its root, units forward of the ears */
function wayFrom(part: Part, z: number): Float64Array {
  const root = rootAt(part.x + 2, z)
  const way = Float64Array.of(0, 0, 0)
  parted(part, 0.1)(Float64Array.of(root.x, root.y, root.z), root, head, way)
  return way
}

/** z of the top of a skull, and how far behind it a camera sees a crown whose chin is lowered. */
const [TOP, BEHIND] = [-2.4, 2]

describe.each([1, 2, 3])('with seed %i', (seed) => {
  const whim = whimOf(seed)
  it('smooth hair leaves its part to both sides as far as a camera sees the crown: else a star of dashes ends it', () => {
    for (let z = 8; z >= TOP; z--) {
      const [aside, , forward] = wayFrom(smoothPartOf(2, whim), z)
      expect(Math.abs(aside)).toBeGreaterThan(1)
      expect(-forward / Math.abs(aside)).toBeLessThan(0.5)
    }
    const [aside, , forward] = wayFrom(smoothPartOf(2, whim), TOP - BEHIND)
    expect(Math.abs(aside)).toBeGreaterThan(-forward * 0.5)
  })
  it('behind the top of the head it goes back: nothing parts the hair there', () => {
    const [aside, , forward] = wayFrom(smoothPartOf(2, whim), -8)
    expect(-forward).toBeGreaterThan(1.5 * Math.abs(aside))
  })
  it('curls go back from the top of the head on: combed to both sides they would stand up in a cusp', () => {
    const [aside, , forward] = wayFrom(partOf(1, whim), 0)
    expect(-forward).toBeGreaterThan(Math.abs(aside))
  })
  it('no hair crosses the part of braids, as far as a camera sees it', () => {
    const part = braidedPartOf(0.8, whim)
    for (let z = 8; z >= TOP; z -= 0.1)
      for (const aside of [-0.02, 0.02])
        expect(isRightOf(part, rootAt(lineOf(part, { z }) + aside, z))).toBe(aside > 0)
  })
  it('a smooth part is a line: what falls over it to the other side are a few single hairs, or it would have teeth', () => {
    const part = smoothPartOf(2, whim)
    const rightOf = (z: number, aside: number) => isRightOf(part, rootAt(lineOf(part, { z }) + aside, z))
    const places = Array.from({ length: 400 }, (_, k) => 1 + k * 0.02)
    const astray = (aside: number) => places.filter((z) => rightOf(z, aside) !== aside > 0).length
    for (const side of [1, -1]) {
      expect(astray(side * 0.1) / places.length).toBeLessThan(0.15)
      expect(astray(side * 0.8)).toBe(0)
    }
    const tufts = places.filter((z, k) => k && rightOf(z, 0.06) !== rightOf(z - 0.02, 0.06)).length
    expect(tufts).toBeGreaterThan(2)
  })
  it('towards the crown more single hairs cross a smooth part: its two sides are lit unlike, and the line would be an edge', () => {
    const part = smoothPartOf(2, whim)
    const crossing = (from: number) =>
      Array.from({ length: 4000 }, (_, k) => ({
        z: from + k / 1600,
        aside: (k % 2 ? 1 : -1) * (0.06 + 0.02 * (k % 7)),
      })).filter(({ z, aside }) => isRightOf(part, rootAt(lineOf(part, { z }) + aside, z)) !== aside > 0)
        .length
    expect(crossing(-2)).toBeGreaterThan(1.5 * crossing(5.5))
  })
  it('most hair grows at the very line of a smooth part: the scalp that it shows is thin', () => {
    const part = smoothPartOf(2, whim)
    const beside = (aside: number) => denserAtLine(part, 1)(rootAt(lineOf(part, { z: 4 }) + aside, 4))
    expect(beside(0)).toBeGreaterThan(2 * beside(0.8))
    expect(beside(2)).toBe(0)
  })
})

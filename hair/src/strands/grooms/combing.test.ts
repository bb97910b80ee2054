import { describe, expect, it } from 'vitest'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { type Part, parted, partOf, smoothPartOf } from './combing.ts'
import { whimOf } from './whim.ts'

const head = { top: 15.5 } as Head

/** The way that hair takes on the crown, two units beside its part. @param z of its root, units forward of the ears */
function wayFrom(part: Part, z: number): Float64Array {
  const root: Root = { x: part.x + 2, y: 15, z, nx: 0, ny: 1, nz: 0, zone: 1, growth: 1 }
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
})

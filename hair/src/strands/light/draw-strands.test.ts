import { describe, expect, it } from 'vitest'
import type { Strands } from '../grow/strands.ts'
import { FAR } from '../head/depth-map.ts'
import { drawStrands } from './draw-strands.ts'
import type { HeadView } from './shade-strands.ts'

const [w, h] = [96, 96]
/** A wall before the left half of the picture, ten pixels to a unit. */
const view: HeadView = {
  ...{ x0: 0, y0: 0, unit: 10, w, h },
  depth: { w: 48, h: 48, z: Float32Array.from({ length: 48 * 48 }, (_, i) => (i % 48 < 24 ? 5 : FAR)) },
}
/** One level strand of two points, from behind the wall into the open. */
const strand: Strands = {
  ...{ count: 1, points: 2, at: Float32Array.of(0.5, -4.8, 0, 9, -4.8, 0) },
  ...{ width: Float32Array.of(20), tint: Float32Array.of(1) },
}
const sorted = { order: Uint32Array.of(0), ends: Uint32Array.of(1), tilesAcross: 1 }
const row = (partly: number): Float32Array => {
  const shaded = { light: Float32Array.of(0.5), partly: Uint8Array.of(partly) }
  return drawStrands(view, strand, { shaded, sorted, scale: 1 }).alpha.subarray(48 * w, 49 * w)
}

it('draws all of a segment that nothing hides', () => {
  expect(row(0)[10]).toBeGreaterThan(0.5)
  expect(row(0)[80]).toBeGreaterThan(0.5)
})

it('ends a segment where the head begins to hide it, not at its points', () => {
  const alpha = row(1)
  expect(alpha[30]).toBe(0)
  expect(alpha[62]).toBeGreaterThan(0.5)
  expect(alpha[80]).toBeGreaterThan(0.5)
})

it('draws what a segment lacks of its light behind the neck as much as the segment itself', () => {
  const shaded = { light: Float32Array.of(0.5), partly: Uint8Array.of(0) }
  const drawn = (kept?: Float32Array) =>
    drawStrands(view, strand, { shaded: { ...shaded, kept }, sorted, scale: 1 })
  const { alpha, light, lacks } = drawn(Float32Array.of(0.25))
  expect(drawn().lacks).toBeUndefined()
  expect(light).toEqual(drawn().light)
  for (const x of [30, 60, 80]) expect(lacks?.[48 * w + x]).toBeCloseTo(0.75 * alpha[48 * w + x], 5)
})

it('draws how far a segment is length as much as the segment itself, where that is asked', () => {
  const shaded = { light: Float32Array.of(0.5), partly: Uint8Array.of(0) }
  const drawn = (lengths?: Float32Array) => drawStrands(view, strand, { shaded, sorted, lengths, scale: 1 })
  const { alpha, light, lengths } = drawn(Float32Array.of(0.25))
  expect(drawn().lengths).toBeUndefined()
  expect(light).toEqual(drawn().light)
  for (const x of [30, 60, 80]) expect(lengths?.[48 * w + x]).toBeCloseTo(0.25 * alpha[48 * w + x], 5)
})

describe('the tip of a strand', () => {
  const points = 9
  const long: Strands = {
    ...{
      count: 1,
      points,
      at: new Float32Array(points * 3),
      width: Float32Array.of(10),
      tint: Float32Array.of(1),
    },
  }
  for (let k = 0; k < points; k++) long.at.set([5 + k / 2, -4.8, 0], k * 3)
  const all = points - 1
  const segments = {
    order: Uint32Array.from({ length: all }, (_, k) => k),
    ends: Uint32Array.of(all),
    tilesAcross: 1,
  }
  /** How much of a column it covers, pixels. */
  const wideAt = (x: number, fades?: number) => {
    const shaded = { light: new Float32Array(all).fill(0.5), partly: new Uint8Array(all) }
    const { alpha } = drawStrands(view, long, { shaded, sorted: segments, scale: 1, fades })
    return Array.from({ length: h }, (_, y) => alpha[y * w + x]).reduce((sum, a) => sum + a, 0)
  }
  it('is thinner than the strand by what it is asked to fade, or by half', () => {
    expect(wideAt(88) / wideAt(55)).toBeLessThan(0.75)
    expect(wideAt(88, 0.3)).toBeGreaterThan(1.2 * wideAt(88))
  })
  it('is as thick where it does not fade: hair ends as hairs, not as a veil', () => {
    expect(wideAt(88, 0)).toBeCloseTo(wideAt(55, 0), 1)
  })
})

import { expect, it } from 'vitest'
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

import { describe, expect, it } from 'vitest'
import { heal } from './heal.ts'

const size = { w: 64, h: 64 }
const flat = (value: number) => [0, 1, 2].map(() => new Float32Array(64 * 64).fill(value))
const leftHalf = Float32Array.from({ length: 64 * 64 }, (_, i) => (i % 64 < 32 ? 1 : 0))
/** A fill of 0.5 beside a photo of the given tone, healed; one row of it. */
const healed = (photo: number): Float32Array => {
  const fill = flat(0.5)
  heal(fill, { ...size, channels: flat(photo), known: leftHalf }, 6)
  return fill[1].subarray(32 * 64, 33 * 64)
}

describe('a fill meets the photo without a seam', () => {
  it('has the tone of the photo at the border', () => expect(healed(0.6)[32]).toBeCloseTo(0.6, 1))
  it('keeps its own tone far from it', () => expect(healed(0.6)[63]).toBeCloseTo(0.5, 2))
  it('never steps by much from one pixel to the next', () => {
    const row = healed(0.6)
    for (let x = 32; x < 63; x++) expect(Math.abs(row[x + 1] - row[x])).toBeLessThan(0.03)
  })
  it('does not take the shadow of a lock for a tone', () => expect(healed(0.1)[32]).toBeGreaterThan(0.34))
})

it('a dark spot at the border stains nothing', () => {
  const isSpot = (i: number) => i % 64 > 28 && i % 64 < 32 && Math.abs(((i / 64) | 0) - 32) < 2
  const photo = flat(0.5)
  for (const plane of photo) for (let i = 0; i < plane.length; i++) if (isSpot(i)) plane[i] = 0.2
  const fill = flat(0.5)
  heal(fill, { ...size, channels: photo, known: leftHalf }, 6)
  for (let x = 32; x < 64; x++) expect(Math.abs(fill[1][32 * 64 + x] - 0.5)).toBeLessThan(0.01)
})

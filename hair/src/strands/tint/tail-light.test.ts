import { describe, expect, it } from 'vitest'
import type { HairPalette } from './hair-palette.ts'
import { evenTail, tailLight, tailShare, withoutDarkest } from './tail-light.ts'
import { tintStrands } from './tint-strands.ts'

const [w, h] = [40, 100]
/** A face height is as high as 50 rows; its middle is in row 40: a tail is all of what lies below row 60. */
const frame = { cx: 20, cy: 40, ux: 1, uy: 0, vx: 0, vy: -1, s: 50, width: 0.8, nose: 0 }
const row = (i: number) => (i / w) | 0
/** Locks of every light between 0 and twice that of their part. */
const striped = (i: number, middle: number) => (middle * (1 + 2 * (i % w))) / w
const EVERYWHERE = new Float32Array(w * h).fill(1)
const reach = { w: 10, h: 25, share: new Float32Array(250).fill(1) }
const palette: HairPalette = {
  lightness: Float32Array.from({ length: 101 }, (_, q) => 0.1 + 0.003 * q),
  ...{ a: new Float32Array(51), b: new Float32Array(51), spread: [0.02, 0.02, 0.04] },
}

/** A head in so much light, and what hangs from it in so much. */
const lit = (swept: number, tail: number) =>
  Float32Array.from({ length: w * h }, (_, i) => striped(i, row(i) < 56 ? swept : tail))

/** Lightness at a tenth, half and nine tenths of some rows, once it is tinted. */
function tinted(light: Float32Array, from: number, to: number): number[] {
  const worn = { shine: 1, side: 0, frame, isSleek: true, hasTail: true }
  const { lab } = tintStrands({ w, h, alpha: EVERYWHERE, light, reach }, palette, worn)
  const seen = Array.from({ length: (to - from) * w }, (_, i) => lab[(from * w + i) * 3]).sort(
    (a, b) => a - b,
  )
  return [0.1, 0.5, 0.9].map((share) => seen[Math.round(share * (seen.length - 1))])
}

describe('a tail', () => {
  it.each([0.2, 0.8])('has the shade and the shine of the hair that is swept to it, lit %s', (tail) => {
    const light = lit(0.4, tail)
    const [swept, hanging] = [tinted(light, 0, 40), tinted(light, 56, 100)]
    swept.forEach((v, k) => {
      expect(Math.abs(hanging[k] - v)).toBeLessThan(0.045)
    })
  })
  it('leaves the shine of its palette to swept hair too', () => {
    const [, , bright] = tinted(lit(0.4, 0.8), 0, 40)
    expect(bright).toBeGreaterThan(0.34)
  })
  it('is told from nothing where only one of both is seen', () => {
    const onlyTail = EVERYWHERE.map((_, i) => (row(i) > 60 ? 1 : 0))
    expect(tailLight(lit(0.4, 0.8), onlyTail, tailShare(w * h, { w, frame }))).toBeNull()
  })
})

describe('the stretches of a tail', () => {
  const inTail = tailShare(w * h, { w, frame })
  const evened = (broad: Float32Array, weight = EVERYWHERE) => {
    const mixed = broad.slice()
    evenTail(mixed, broad, { inTail, weight, w, frame })
    return mixed
  }
  const at = (plane: Float32Array, y: number) => plane[y * w + w / 2]

  it('lie nearer to one light than a bend that leans away from the lamp: by share it was black', () => {
    const bent = EVERYWHERE.map((_, i) => (row(i) > 80 ? 0.5 : 1))
    expect(at(evened(bent), 90)).toBeGreaterThan(0.75)
    expect(at(evened(bent), 20)).toBe(1)
  })
  it('have more light at its ends, which it comes through', () => {
    const ends = EVERYWHERE.map((_, i) => (row(i) < 90 ? 1 : 0))
    const bent = EVERYWHERE.map((_, i) => (row(i) > 80 ? 0.5 : 1))
    expect(at(evened(bent, ends), 89)).toBeGreaterThan(at(evened(bent), 89) + 0.05)
  })
  it('lie in the shade between ear and neck first, or it would hang before them', () => {
    const even = evened(EVERYWHERE)
    expect(at(even, 52)).toBeLessThan(0.93 * at(even, 80))
  })
})

it('neither swept hair nor its tail has the darkest of a palette, and both have its brightest', () => {
  for (const part of ['swept', 'tail'] as const) {
    const kept = withoutDarkest(palette.lightness, part)
    expect(kept[0]).toBeGreaterThan(palette.lightness[5])
    expect(kept[100]).toBeCloseTo(palette.lightness[100], 5)
  }
})

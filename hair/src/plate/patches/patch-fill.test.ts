import { describe, expect, it } from 'vitest'
import { patchFill } from './patch-fill.ts'
import { NO_SOURCE } from './patch-pyramid.ts'

const [w, h] = [64, 64]
const n = w * h
const [WALL, CLOTH] = [0, 3]
/** A hole in the middle of a picture, of whole pixels at half its size. */
const inHole = (i: number) => i % w >= 24 && i % w < 40 && i >= 24 * w && i < 40 * w

interface Torn {
  valueAt: (x: number, y: number) => number
  kindAt?: (x: number, y: number) => number
  /** What a hole holds before it is filled. */
  guess?: number
}

function filled({ valueAt, kindAt = () => WALL, guess = 0.5 }: Torn) {
  const plane = Float32Array.from({ length: n }, (_, i) => (inHole(i) ? guess : valueAt(i % w, (i / w) | 0)))
  const field = patchFill(
    {
      ...{ w, h, channels: [plane, plane, plane] },
      hole: Uint8Array.from({ length: n }, (_, i) => (inHole(i) ? 1 : 0)),
      classes: Uint8Array.from({ length: n }, (_, i) => kindAt(i % w, (i / w) | 0)),
    },
    { classes: [WALL, CLOTH], axis: 32 },
  )
  return { field, before: plane, after: field.planes[1] }
}
const each = (isOne: (i: number) => boolean) => Array.from({ length: n }, (_, i) => i).filter(isOne)
const HOLE = each(inHole)

describe('a hole is filled', () => {
  it('with what is around it: one tone with that tone', () => {
    const { after } = filled({ valueAt: () => 0.7, guess: 0.2 })
    for (const i of HOLE) expect(after[i]).toBeCloseTo(0.7, 5)
  })
  it('with nothing that is not in the picture: stripes have no tone between', () => {
    const { after } = filled({ valueAt: (x) => (x & 8 ? 0.2 : 0.8) })
    for (const i of HOLE)
      expect(Math.min(Math.abs(after[i] - 0.2), Math.abs(after[i] - 0.8))).toBeLessThan(1e-5)
    const tones = new Set(HOLE.map((i) => Math.round(after[i] * 10)))
    expect([...tones].sort()).toEqual([2, 8])
  })
  it('and all else stays as it is', () => {
    const { before, after } = filled({ valueAt: (x, y) => ((x * 7 + y * 3) % 11) / 11 })
    for (const i of each((o) => !inHole(o))) expect(after[i]).toBe(before[i])
  })
  it('from the same places each time', () => {
    const valueAt = (x: number, y: number) => ((x * 5 + y * 9) % 13) / 13
    expect(filled({ valueAt }).field.x).toEqual(filled({ valueAt }).field.x)
  })
})

describe('each layer takes from its like alone', () => {
  const kindAt = (x: number) => (x < 32 ? WALL : CLOTH)
  const { after, field } = filled({ valueAt: (x) => (kindAt(x) === WALL ? 0.9 : 0.1), kindAt })
  it('a wall from the wall, cloth from cloth', () => {
    for (const i of HOLE) expect(after[i]).toBeCloseTo(i % w < 32 ? 0.9 : 0.1, 5)
  })
  it('from places that are no holes themselves', () => {
    for (const i of HOLE) expect(inHole(field.y[i] * w + field.x[i])).toBe(false)
  })
})

it('what is no source is never taken', () => {
  const { after } = filled({
    valueAt: (x) => (x > 44 ? 0.1 : 0.6),
    kindAt: (x) => (x > 44 ? NO_SOURCE : WALL),
  })
  for (const i of HOLE) expect(after[i]).toBeCloseTo(0.6, 5)
})

it('where nothing of its layer is seen, a hole keeps its guess', () => {
  const { after, field } = filled({
    valueAt: () => 0.9,
    kindAt: (x, y) => (inHole(y * w + x) ? CLOTH : WALL),
    guess: 0.4,
  })
  for (const i of HOLE) {
    expect(after[i]).toBeCloseTo(0.4, 5)
    expect(field.x[i]).toBe(-1)
  }
})

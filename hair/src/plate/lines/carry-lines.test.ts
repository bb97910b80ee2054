import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { carryLines } from './carry-lines.ts'

type ToneAt = (x: number, y: number) => number

/** A backdrop before which hair, white, hides a square, with a margin in which it is not surely seen. A face is `by` × 60 high. */
function behindHair(toneAt: ToneAt, by = 1): { at: Reduced; seen: Float32Array } {
  const [w, h] = [120 * by, 160 * by]
  const isWithin = (i: number, half: number) =>
    Math.abs((i % w) / by - 60) < half && Math.abs(((i / w) | 0) / by - 70) < half
  const tone = () =>
    Float32Array.from({ length: w * h }, (_, i) =>
      isWithin(i, 17) ? 1 : toneAt(((i % w) / by) | 0, ((i / w) | 0) / by),
    )
  const hole = Uint8Array.from({ length: w * h }, (_, i) => (isWithin(i, 20) ? 1 : 0))
  const at = { ...plainReduced({ w, h }), channels: [tone(), tone(), tone()], hole }
  return { at, seen: Float32Array.from(hole, (_, i) => (isWithin(i, 22) ? 0 : 1)) }
}

function carried(toneAt: ToneAt) {
  const { at, seen } = behindHair(toneAt)
  const smooth = at.channels.map((channel) => new Float32Array(channel.length).fill(0.5))
  return carryLines(at, { seen, smooth, s: 60 })
}
const read = (plane: Float32Array, x: number, y: number, w = 120) => plane[y * w + x]

describe('behind hair', () => {
  it('a frame seen on both sides goes on', () => {
    const { fill, sure } = carried((_, y) => (y < 70 ? 0.2 : 0.8))
    expect(read(fill[1], 60, 62)).toBeCloseTo(0.2, 1)
    expect(read(fill[1], 60, 78)).toBeCloseTo(0.8, 1)
    expect(read(sure, 60, 78)).toBeGreaterThan(0.9)
  })
  it('a door post that runs into it goes on straight', () => {
    const { fill } = carried((x) => (x < 60 ? 0.2 : 0.8))
    for (const y of [55, 70, 85]) {
      expect(read(fill[1], 54, y)).toBeCloseTo(0.2, 1)
      expect(read(fill[1], 66, y)).toBeCloseTo(0.8, 1)
    }
  })
  it('a cupboard of which a strip is seen goes on up to her face, and is not believed', () => {
    const { at, seen } = behindHair((x, y) => (x > 76 && x < 88 && y > 60 ? 0.2 : 0.8))
    for (let o = 0; o < at.n; o++) {
      // beside her face, above her shoulder
      if (o % at.w > 60 && o < 90 * at.w) continue
      at.layer[o] = LAYER.face
      at.hole[o] = 0
      seen[o] = 0
    }
    const smooth = at.channels.map((channel) => new Float32Array(channel.length).fill(0.5))
    const { fill, alike, sure } = carryLines(at, { seen, smooth, s: 60 })
    for (const x of [66, 76]) {
      expect(read(fill[1], x, 76)).toBeCloseTo(0.2, 1)
      expect(read(alike, x, 76)).toBeGreaterThan(0.9)
      expect(read(sure, x, 76)).toBeLessThan(0.5)
    }
  })
  it('a wall keeps the light that falls on it from one side', () => {
    const { fill } = carried((x) => 0.3 + x / 300)
    for (const x of [45, 60, 75]) expect(read(fill[1], x, 76)).toBeCloseTo(0.3 + x / 300, 1)
  })
  it('leaves are not believed: they do not go on in lines', () => {
    const next = random(5)
    const tones = Array.from({ length: 120 * 160 }, next)
    expect(read(carried((x, y) => tones[x + 120 * y]).sure, 60, 70)).toBe(0)
  })
  it('at half size its edges are as sharp as they are there', () => {
    const toneAt: ToneAt = (_, y) => (y < 70 ? 0.2 : 0.8)
    const { at, seen } = behindHair(toneAt, 2)
    const half = carried(toneAt).atHalf(at, seen)[1]
    expect(read(half, 120, 136, 240)).toBeCloseTo(0.2, 1)
    expect(read(half, 120, 144, 240)).toBeCloseTo(0.8, 1)
  })
  it('at half size no line shows where two rays meet', () => {
    const toneAt: ToneAt = (x, y) => (y < 50 ? ((7 * x + 13 * y) % 10) / 10 : x < 60 ? 0.2 : 0.8)
    const { at, seen } = behindHair(toneAt, 2)
    const row = carried(toneAt)
      .atHalf(at, seen)[1]
      .subarray(140 * 240 + 90, 140 * 240 + 150)
    for (let k = 1; k < row.length; k++) expect(row[k] - row[k - 1]).toBeGreaterThan(-0.02)
  })
  it('at half size no hair is left beside an outline of hers', () => {
    const [quarter, half] = [1, 2].map((by) => {
      const { at, seen } = behindHair(() => 0.2, by)
      const layer = at.layer.map((l, o) => (o % at.w >= 60 * by && at.hole[o] ? LAYER.face : l))
      return { at: { ...at, layer }, seen }
    })
    const smooth = quarter.at.channels.map((channel) => channel.map(() => 0.2))
    const { atHalf } = carryLines(quarter.at, { seen: quarter.seen, smooth, s: 60 })
    expect(read(atHalf(half.at, half.seen)[1], 122, 140, 240)).toBeCloseTo(0.2, 1)
  })
})

it('what is carried far is not believed, and yet is painted', () => {
  const { alike, sure } = carried((_, y) => (y < 70 ? 0.2 : 0.8))
  const { at, seen } = behindHair(() => 0.5)
  const far = carryLines(at, { seen, smooth: at.channels, s: 10 })
  expect(read(alike, 60, 70)).toBe(read(sure, 60, 70))
  expect(read(far.alike, 60, 70)).toBe(1)
  expect(read(far.sure, 60, 70)).toBe(0)
})

it('what hair hides at one border of the frame says nothing of the other', () => {
  const size = { w: 120, h: 160 }
  const hole = Uint8Array.from({ length: size.w * size.h }, (_, i) => {
    const [x, y] = [i % size.w, (i / size.w) | 0]
    return y > 40 && (x < 12 || x >= 108) ? 1 : 0
  })
  const at = { ...plainReduced(size, LAYER.background, 0.2), hole }
  const seen = Float32Array.from(hole, (is) => 1 - is)
  const { sure } = carryLines(at, { seen, smooth: at.channels, s: 60 })
  for (const x of [0, 1, 118, 119]) expect(read(sure, x, 100)).toBeGreaterThan(0.9)
})

import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import { readFrom } from './candidate-shifts.ts'
import { texturePieces } from './texture-pieces.ts'

const [w, h] = [120, 90]
type At = (x: number, y: number) => number
const isHole = (i: number) => Math.abs((i % w) - 60) < 12 && Math.abs(((i / w) | 0) - 40) < 12
/** Plaster: grey that strays by so much, pixel by pixel. */
const plaster = (strays: number): At => {
  const next = random(5)
  const tone = Float32Array.from({ length: w * h }, () => 0.6 + strays * (next() - 0.5))
  return (x, y) => tone[y * w + x]
}

/** A wall of which hair, black, hides a square. A face is 60 high. */
function laid(toneAt: At, calmAt: At = () => 1) {
  const plane = (of: At) => Float32Array.from({ length: w * h }, (_, i) => of(i % w, (i / w) | 0))
  const tone = plane((x, y) => (isHole(y * w + x) ? 0 : toneAt(x, y)))
  const hole = Uint8Array.from(tone, (_, i) => (isHole(i) ? 1 : 0))
  const at = { ...plainReduced({ w, h }), channels: [tone, tone, tone], hole }
  const seen = Float32Array.from(hole, (hidden) => 1 - hidden)
  const texture = texturePieces(at, { seen, calm: plane(calmAt), axis: 60, s: 60 })
  const pieces = texture?.pieces ?? null
  const holes = [...hole.keys()].filter((i) => hole[i])
  const source = Uint8Array.from(seen)
  const readOf = (i: number) =>
    pieces && pieces.label[i] >= 0 ? readFrom(at, source, i, pieces.shifts[pieces.label[i]]) : -1
  return { pieces, rough: texture?.rough, holes, tone, readOf }
}
const spreadOf = (values: number[]) => {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length)
}

describe('a rough wall behind hair', () => {
  it('is as rough as where it is seen, and none of it is hair', () => {
    const { holes, readOf, tone } = laid(plaster(0.2))
    const read = holes.map(readOf)
    expect(Math.min(...read)).toBeGreaterThanOrEqual(0)
    const inside = spreadOf(read.map((j) => tone[j]))
    const outside = spreadOf([...tone.keys()].filter((i) => !isHole(i)).map((i) => tone[i]))
    expect(inside / outside).toBeGreaterThan(0.9)
    expect(inside / outside).toBeLessThan(1.1)
  })
  it('takes nothing from what is not calm: leaves beside it are no plaster', () => {
    const { holes, readOf } = laid(plaster(0.2), (x) => (x < 84 ? 1 : 0))
    const read = holes.map(readOf).filter((j) => j >= 0)
    expect(read.length).toBeGreaterThan(0.9 * holes.length)
    for (const j of read) expect(j % w).toBeLessThan(84)
  })
})

it('a rough sofa stays rough before a smooth wall', () => {
  const cloth = plaster(0.2)
  const { rough, holes, readOf } = laid((x, y) => (y < 40 ? 0.6 : cloth(x, y)))
  const shareIn = (isAt: (y: number) => boolean) => {
    const there = holes.filter((i) => isAt((i / w) | 0))
    return there.reduce((sum, i) => sum + (rough?.[i] ?? Number.NaN), 0) / there.length
  }
  expect(shareIn((y) => y > 44)).toBeGreaterThan(0.8)
  expect(shareIn((y) => y < 34)).toBeLessThan(0.35)
  const below = holes.filter((i) => ((i / w) | 0) > 44).map(readOf)
  expect(Math.min(...below)).toBeGreaterThanOrEqual(0)
  for (const j of below) expect((j / w) | 0).toBeGreaterThan(34)
})
it('of a smooth wall nothing is copied: its noise is drawn', () =>
  expect(laid(plaster(0.01)).pieces).toBeNull())
it('nor of a door: its panels would be seen twice', () =>
  expect(laid((x) => 0.5 + 0.1 * Math.sin(x / 6)).pieces).toBeNull())
it('nor of one of which next to nothing is seen', () =>
  expect(laid(plaster(0.2), (x, y) => (x < 10 && y < 10 ? 1 : 0)).pieces).toBeNull())

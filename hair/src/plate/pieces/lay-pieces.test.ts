import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import type { Size } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { sourceOf } from './candidate-shifts.ts'
import { comparedBy } from './compared-by.ts'
import { layPieces } from './lay-pieces.ts'

const [w, h] = [96, 72]
const size: Size = { w, h }
type ToneAt = (x: number, y: number) => number

const laying = (at: Reduced, source: Uint8Array) => ({
  ...{ layer: LAYER.clothes, source, guide: new Float32Array(w * h), axis: 48 },
  ...{ compared: comparedBy(at, source, 60), cost: { astray: 0.8, other: 0.25 }, mostLight: 0.08 },
})

/** Cloth of which hair, white, hides a square; a face is 60 high. */
function laid(toneAt: ToneAt) {
  const isHole = (i: number) => Math.abs((i % w) - 48) < 9 && Math.abs(((i / w) | 0) - 28) < 9
  const tone = Float32Array.from({ length: w * h }, (_, i) => (isHole(i) ? 1 : toneAt(i % w, (i / w) | 0)))
  const hole = Uint8Array.from({ length: w * h }, (_, i) => (isHole(i) ? 1 : 0))
  const at = { ...plainReduced(size, LAYER.clothes), channels: [tone, tone, tone], hole }
  const source = hole.map((hidden) => 1 - hidden)
  const pieces = layPieces(at, laying(at, source))
  const holes = [...hole.keys()].filter((i) => hole[i])
  const painted = (i: number) => {
    const j = sourceOf(size, i, pieces.shifts[pieces.label[i]])
    return tone[j] + pieces.light[1][i]
  }
  return { holes, pieces, painted, source }
}

/** Dots that lie eight apart. */
const dots: ToneAt = (x, y) => (x % 8 < 3 && y % 8 < 3 ? 0.2 : 0.8)

describe('a print that hair hides', () => {
  it('goes on as it is seen: dot by dot', () => {
    const { holes, painted } = laid(dots)
    const wrong = holes.filter((i) => Math.abs(painted(i) - dots(i % w, (i / w) | 0)) > 0.1)
    expect(wrong.length / holes.length).toBeLessThan(0.02)
  })
  it('is copied from what is seen alone', () => {
    const { holes, pieces, source } = laid(dots)
    for (const i of holes) expect(source[sourceOf(size, i, pieces.shifts[pieces.label[i]])]).toBe(1)
  })
  it('is not filled with a plain sleeve beside it', () => {
    const sleeve = 20
    const { holes, pieces } = laid((x, y) => (x < sleeve ? 0.65 : dots(x, y)))
    const fromSleeve = holes.filter((i) => sourceOf(size, i, pieces.shifts[pieces.label[i]]) % w < sleeve)
    expect(fromSleeve).toHaveLength(0)
  })
  it('keeps the light of its place', () => {
    const shadow = (y: number) => 0.1 * (y / h)
    const { holes, painted } = laid((x, y) => dots(x, y) - shadow(y))
    const off = holes.reduce((sum, i) => {
      const y = (i / w) | 0
      return sum + painted(i) - dots(i % w, y) + shadow(y)
    }, 0)
    expect(Math.abs(off / holes.length)).toBeLessThan(0.02)
  })
})

it('where nothing is hidden nothing is laid', () => {
  const at = plainReduced(size, LAYER.clothes)
  const source = new Uint8Array(w * h).fill(1)
  const { shifts, label } = layPieces(at, laying(at, source))
  expect(shifts).toHaveLength(0)
  expect(label.every((k) => k < 0)).toBe(true)
})

it('where little is seen beside a wide hole, pieces are laid square by square instead of what patches painted', () => {
  const strip = 22
  const hole = Uint8Array.from({ length: w * h }, (_, i) => (i % w < strip ? 0 : 1))
  const tone = Float32Array.from(hole, (is, i) => (is ? 0.6 : dots(i % w, (i / w) | 0)))
  const channels = [tone, tone, tone]
  const at = { ...plainReduced(size, LAYER.clothes), channels, hole }
  const source = hole.map((hidden) => 1 - hidden)
  const by = laying(at, source)
  const painted = (price: number) => ({
    ...{ channels, kind: by.compared.kind, price: new Float32Array(w * h).fill(price) },
  })
  const laidBy = (price: number) => {
    const { shifts, label } = layPieces(at, { ...by, painted: [painted(price)] })
    return label.filter((k) => k >= 0 && !shifts[k].picture).length / hole.reduce((sum, is) => sum + is, 0)
  }
  expect(laidBy(0)).toBe(0)
  expect(laidBy(2)).toBeGreaterThan(0.5)
})

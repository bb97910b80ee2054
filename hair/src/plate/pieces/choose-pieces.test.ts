import { describe, expect, it } from 'vitest'
import type { Shift } from './candidate-shifts.ts'
import { choosePieces, type Priced, packedOf, strangeness, usualDifference } from './choose-pieces.ts'

const [w, h] = [60, 40]
const size = { w, h }
const all = Array.from({ length: w * h }, (_, o) => o)
const isHole = (o: number) => Math.abs((o % w) - 30) < 6 && Math.abs(((o / w) | 0) - 20) < 6
const hole = all.filter(isHole)
const shift = (x: number, y: number): Shift => ({ x, y, isMirrored: false })

/** A picture of this tone, once more painted as 0.5 where it is hidden. */
function priced(toneAt: (x: number, y: number) => number, price: number): Priced {
  const photo = all.map((o) => toneAt(o % w, (o / w) | 0))
  const painted = photo.map((v, o) => (isHole(o) ? 0.5 : v))
  const channels = [Float32Array.from([...photo, ...painted])]
  const nothing = { kind: [], expected: [] }
  return {
    ...{
      size,
      channels,
      packed: packedOf(channels),
      compared: nothing,
      guide: new Float32Array(w * h),
      cost: { astray: 0, other: 0 },
    },
    source: Uint8Array.from(all, (o) => (isHole(o) ? 0 : 1)),
    prices: [new Float32Array(w * h).fill(price)],
  }
}
const choose = (by: Priced, shifts: Shift[]) => {
  const beside = Int32Array.from(by.source, (is, o) => (is ? o : -1))
  return new Set(choosePieces(by, { asked: hole, shifts, beside }))
}
const stays: Shift = { ...shift(0, 0), picture: 1 }
const dots = (x: number, y: number) => (x % 6 < 3 && y % 6 < 3 ? 0 : 1)

describe('each pixel of a hole', () => {
  const lighter = (x: number) => (x > 40 ? 0.7 : 0.5)
  it('is copied by the shift that goes on as its rim does', () =>
    expect(choose(priced(dots, 1), [shift(15, 0), shift(18, 0), stays])).toEqual(new Set([1])))
  it('stays as it was painted where no piece fits so well', () =>
    expect(choose(priced(lighter, 0.01), [shift(18, 0), stays])).toEqual(new Set([1])))
  it('but not where that is dearer than a piece', () =>
    expect(
      choose(
        priced(() => 0.5, 0.1),
        [shift(18, 0), stays],
      ),
    ).toEqual(new Set([0])))
})

describe('what two pieces differ by anyway', () => {
  const usual = (toneAt: (x: number, y: number) => number) => usualDifference(priced(toneAt, 0))
  it('is nothing before a plain wall, and much among leaves', () => {
    expect(Math.max(...usual(() => 0.5))).toBe(0)
    expect(usual((x, y) => ((x * 7 + y * 13) % 5) / 4)[0]).toBeGreaterThan(0.2)
  })
})

it('a sleeve is strange where a print is expected', () => {
  const kind = [Float32Array.of(0.2, 0.8)]
  expect(strangeness({ kind, expected: kind }, 0, 1)).toBeCloseTo(0.6)
  expect(strangeness({ kind, expected: kind }, 1, 1)).toBe(0)
})

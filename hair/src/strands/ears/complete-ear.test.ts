import { describe, expect, it } from 'vitest'
import { NOWHERE } from './cast-ear.ts'
import { completeEar } from './complete-ear.ts'

const [w, h] = [60, 120]
const box = { x: 0, y: 0, w, h }
const planeOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: w * h }, (_, i) => value(i % w, (i / w) | 0))
/** Half as wide as high, its rim on the right, from row 10 to row 110. */
const isEar = (x: number, y: number, wide = 40) =>
  x >= 5 && ((x - 5) / wide) ** 2 + ((y - 60) / 50) ** 2 < 1 ? 1 : 0
const cast = {
  ...box,
  ...{ side: 1 as const, height: 100 },
  alpha: planeOf((x, y) => isEar(x, y)),
  z: planeOf((x, y) => (isEar(x, y) ? 1 : NOWHERE)),
  light: [planeOf(() => 0), planeOf(() => 0), planeOf(() => 0)] as const,
}
/** Torn like teeth above a row. */
const tornAt = (row: number) => (x: number, y: number) =>
  isEar(x, y) * (y > row + 8 * Math.sin(x / 2) ? 1 : 0)
const complete = (hers: (x: number, y: number) => number, isPartly = false) =>
  completeEar(cast, { ...box, share: planeOf(hers) }, isPartly)

describe('an ear whose top hair tore off', () => {
  const { drawn, own } = complete(tornAt(45))
  it('is whole again: what is not hers is drawn', () => {
    for (let i = 0; i < w * h; i++)
      if (isEar(i % w, (i / w) | 0, 36)) expect(drawn.alpha[i] + own.share[i]).toBeGreaterThan(0.8)
  })
  it('passes into what is drawn: no tooth of the tear stays', () => {
    const rows = Array.from({ length: w }, (_, x) => {
      const column = Array.from({ length: 75 }, (_v, y) => own.share[y * w + x])
      return Math.max(0, ...column.slice(1).map((v, y) => Math.abs(v - column[y])))
    })
    // beside the rim it ends against the backdrop
    expect(Math.max(...rows.slice(10, 30))).toBeLessThan(0.35)
  })
  it('stays hers where hair left it', () => {
    for (let y = 75; y < 105; y++) expect(own.share[y * w + 10]).toBeCloseTo(isEar(10, y), 1)
  })
})

describe('an ear of which hair left the lower half alone', () => {
  const lower = tornAt(70)
  it('is drawn as far down as hers begins: nothing is missing between', () => {
    const { drawn, own } = complete(lower, true)
    const gaps = ({ alpha }: typeof drawn) =>
      alpha.filter((cover, i) => isEar(i % w, (i / w) | 0, 36) && cover + own.share[i] < 0.8).length
    expect(gaps(drawn)).toBe(0)
    expect(gaps(complete(lower).drawn)).toBeGreaterThan(100)
  })
  it('is drawn all the way down where no row of hers is whole', () => {
    const { drawn } = complete((x, y) => (x < 18 ? lower(x, y) : 0), true)
    expect(drawn.alpha[95 * w + 22]).toBeCloseTo(1, 1)
  })
  it('is drawn in no tone of what is seen, which lies in a hollow', () => {
    expect(complete(lower, true).drawn.hers).toBeNull()
    expect(complete(lower).drawn.hers).not.toBeNull()
  })
})

describe('an ear that is seen whole', () => {
  it('stays hers, and nothing is drawn beside it', () => {
    const { drawn, own } = complete((x, y) => isEar(x, y, 36))
    for (let i = 0; i < w * h; i++) {
      const hers = isEar(i % w, (i / w) | 0, 36)
      const y = (i / w) | 0
      if (y < 35 || y > 100) continue
      expect(own.share[i]).toBeGreaterThanOrEqual(0.95 * hers)
      if (!hers && y > 45) expect(drawn.alpha[i]).toBeLessThan(0.05)
    }
  })
})

it('what is drawn goes on where the rim of hers ends', () => {
  const { drawn } = complete((x, y) => isEar(x, y, 34) * tornAt(45)(x, y))
  const rim = (row: number) =>
    Array.from({ length: w }, (_, x) => drawn.alpha[row * w + x]).findLastIndex((v) => v > 0.5)
  const whole = (row: number) =>
    Array.from({ length: w }, (_, x) => isEar(x, row, 34)).findLastIndex((v) => v > 0)
  for (let row = 30; row < 50; row++) expect(Math.abs(rim(row) - whole(row))).toBeLessThan(4)
})

import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../../../test/plain-layers.ts'
import { LAYER } from '../layout.ts'
import type { Body } from './evidence.ts'
import { necklineOf } from './neckline.ts'

const SIZE = { w: 120, h: 160 }
const BODY: Body = { axis: 60, chin: 60, half: 14, s: 48 }
/** Where shoulders meet the neck, and the lowest point of most necklines. */
const [TOP, BOTTOM] = [65, 110]
const n = SIZE.w * SIZE.h

/** Half width of a neckline in a row, and what hair hides. */
type Edge = (y: number, side: -1 | 1) => number
type Hides = (x: number, y: number) => boolean

/** A garment with a neckline, of which hair hides a part; the network knows nothing. */
function dressed(edge: Edge, hides: Hides, middle: (y: number) => number = () => BODY.axis) {
  const isBare = (x: number, y: number) => {
    const off = x - middle(y)
    return Math.abs(off) < edge(y, off < 0 ? -1 : 1)
  }
  const layout = plainLayout(SIZE, LAYER.clothes)
  for (let i = 0; i < n; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    if (y < TOP || isBare(x, y)) layout.layer[i] = LAYER.neck
    if (hides(x, y)) layout.seen[i] = 0
  }
  const undecided = [0, 0.5, 0.5].map((share) => new Float32Array(n).fill(share))
  return { isBare, within: necklineOf(layout, undecided, BODY) }
}

/** How far its edge strays where it is hidden, in the mean of both sides, part of a face height. */
function stray(edge: Edge, hides: Hides, middle?: (y: number) => number): number {
  const { within, isBare } = dressed(edge, hides, middle)
  if (!within) return Number.POSITIVE_INFINITY
  let wrong = 0
  for (let y = TOP; y < BOTTOM; y++)
    for (let x = 0; x < SIZE.w; x++)
      if (hides(x, y) && (within(x, y) === LAYER.neck) !== isBare(x, y)) wrong++
  const rows = Array.from({ length: BOTTOM - TOP }, (_, k) => TOP + k)
  const sides = rows.filter((y) => hides(30, y)).length + rows.filter((y) => hides(90, y)).length
  return wrong / sides / BODY.s
}
/** A pixel or two, where forty are hidden. */
const LITTLE = 0.06

/** Locks over both collar bones, down to a row; a lock over her right one. */
const bothSides =
  (to: number): Hides =>
  (x, y) =>
    y < to && Math.abs(x - 60) > 10
const oneSide: Hides = (x, y) => y < 100 && x < 52

const v: Edge = (y) => Math.max(0, (BOTTOM - y) * 0.6)
const round: Edge = (y) => 24 * Math.sqrt(Math.max(0, 1 - ((y - TOP) / (BOTTOM - TOP)) ** 2))
const square: Edge = (y) => (y < BOTTOM ? 24 : 0)

describe('a neckline goes on behind hair', () => {
  it('a V as two lines', () => expect(stray(v, bothSides(88))).toBeLessThan(LITTLE))
  it('a round one as a bow', () => expect(stray(round, bothSides(92))).toBeLessThan(LITTLE))
  it('a square one with its sides upright', () => expect(stray(square, bothSides(92))).toBeLessThan(LITTLE))
  it('a V that leans, along its own lines', () =>
    expect(stray(v, bothSides(88), (y) => 60 + 0.15 * (y - TOP))).toBeLessThan(LITTLE))
  it('a jacket whose lines meet below the picture', () =>
    expect(stray((y) => 16 - 0.08 * (y - TOP), bothSides(88))).toBeLessThan(LITTLE))
  it('as on the other side, where one is hidden', () => {
    expect(stray(v, oneSide)).toBeLessThan(LITTLE)
    expect(stray(round, oneSide)).toBeLessThan(LITTLE)
  })
  it('from the edge that is seen, also where that is of no simple shape', () => {
    const bulged: Edge = (y) => v(y, 1) + 3 * Math.exp(-(((y - 90) / 6) ** 2))
    const { within } = dressed(bulged, bothSides(90))
    const half = (y: number) =>
      Array.from({ length: 60 }, (_, x) => within?.(60 + x, y)).indexOf(LAYER.clothes)
    expect(Math.abs(half(89) - bulged(89, 1))).toBeLessThan(1.5)
  })
})

describe('straps go on', () => {
  const STRAP = 6
  /** A top with a straight edge at row 100, held by straps; above, her shoulders are bare. */
  const strapped = (hides: Hides) => {
    const isStrap = (x: number) => Math.abs(x - BODY.axis) >= 24 && Math.abs(x - BODY.axis) < 24 + STRAP
    const layout = plainLayout(SIZE, LAYER.neck)
    for (let i = 0; i < n; i++) {
      const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
      if (y >= 100 || (y >= TOP && isStrap(x))) layout.layer[i] = LAYER.clothes
      if (hides(x, y)) layout.seen[i] = 0
    }
    const undecided = [0, 0.5, 0.5].map((share) => new Float32Array(n).fill(share))
    return necklineOf(layout, undecided, BODY)
  }
  const row = (within: ReturnType<typeof strapped>, y: number) =>
    Array.from({ length: SIZE.w }, (_, x) => within?.(x, y))
  const broad = (cells: unknown[]) => cells.filter((there) => there === LAYER.clothes).length

  it('up to the shoulder, with the shoulder beside them bare', () => {
    const cells = row(
      strapped((_, y) => y < 82),
      72,
    )
    for (const side of [cells.slice(0, 60), cells.slice(60)]) {
      expect(broad(side)).toBeGreaterThanOrEqual(STRAP)
      expect(broad(side)).toBeLessThanOrEqual(STRAP + 2)
    }
    expect(cells[BODY.axis - 26]).toBe(LAYER.clothes)
    expect(cells[BODY.axis + 40]).toBe(LAYER.neck)
  })
  it('on the side where all of it is hidden as on the other', () => {
    const cells = row(
      strapped((x, y) => x < 55 && y < 98),
      80,
    )
    expect(broad(cells.slice(0, 60))).toBeGreaterThanOrEqual(STRAP)
    expect(broad(cells.slice(0, 60))).toBeLessThanOrEqual(STRAP + 2)
    expect(cells[BODY.axis - 40]).toBe(LAYER.neck)
  })
  it('and what lies beside what they hold is not told', () =>
    expect(strapped((_, y) => y < 82)?.(5, 110)).toBeNull())
  it('where cloth covers the shoulder there are none', () =>
    expect(dressed(v, bothSides(88)).within?.(115, 75)).toBe(LAYER.clothes))
})

describe('no neckline is continued', () => {
  it('where none of its edge is seen', () => expect(dressed(v, (_, y) => y < 130).within).toBeNull())
  it('where hardly any cloth is seen', () =>
    expect(dressed(v, (x, y) => y < 86 || y > 92 || Math.abs(x - 60) > 20).within).toBeNull())
  it('over a place beyond which an arm is bare', () => {
    const sleeveless = plainLayout(SIZE, LAYER.clothes)
    for (let i = 0; i < n; i++) {
      const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
      const isArm = x >= 110
      if (y < TOP || isArm || Math.abs(x - 60) < v(y, 1)) sleeveless.layer[i] = LAYER.neck
      if (y < 88 && Math.abs(x - 60) > 10 && !isArm) sleeveless.seen[i] = 0
    }
    const undecided = [0, 0.5, 0.5].map((share) => new Float32Array(n).fill(share))
    const within = necklineOf(sleeveless, undecided, BODY)
    expect([within?.(100, 75), within?.(20, 75)]).toEqual([null, LAYER.clothes])
  })
  it('where there is no cloth', () => expect(dressed(() => 200, bothSides(90)).within).toBeNull())
  it('where skin and cloth lie in turns', () =>
    expect(dressed((y) => (y % 24 < 12 ? 10 : 40), bothSides(100)).within).toBeNull())
  it('where shoulders lie below the picture', () => {
    const layout = plainLayout(SIZE, LAYER.clothes)
    expect(necklineOf(layout, [], { ...BODY, chin: 155 })).toBeNull()
  })
})

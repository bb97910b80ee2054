import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import type { Groom, Growing } from './groom.ts'
import { growStrands } from './grow-strands.ts'
import type { Locks, Root, Strands } from './strands.ts'

const POINTS = 20
const LONG = 20
const RADIUS = 0.4
const COUNT = 4000
const root: Root = { x: 0, y: 10, z: 5, nx: 0, ny: 1, nz: 0, zone: 1, growth: 2 }

/** One lock that hangs straight down. */
const lockOf = (long: number): Locks => ({
  ...{ roots: [root], points: POINTS, long: Float32Array.of(long), tint: Float32Array.of(1) },
  at: Float32Array.from({ length: POINTS * 3 }, (_, i) =>
    i % 3 === 1 ? 10 - (long * ((i / 3) | 0)) / (POINTS - 1) : i % 3 ? 5 : 0,
  ),
  across: Float32Array.from({ length: POINTS * 6 }, (_, i) => (i % 6 === 0 || i % 6 === 5 ? 1 : 0)),
})

/** Its strands on a head so many pixels to a unit. */
function strandsOf(more: Partial<Groom>, { unit = 20, long = LONG, roots = [root] } = {}): Strands {
  const growing = {
    head: { axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), unit, w: 960 },
    groom: {
      ...{ points: POINTS, clump: 0.4, lock: RADIUS, taper: 0, frizz: 0, flyaway: 0, width: 0.3 },
      ...more,
    },
    next: random(5),
    noise: () => 0,
  } as unknown as Growing
  return growStrands(
    growing,
    lockOf(long),
    Array.from({ length: COUNT }, (_, i) => roots[i % roots.length]),
  )
}

/** How far they are from its middle at half of their length, in radii of the lock, nearest first. */
function distances(more: Partial<Groom> = {}): number[] {
  const { at, count } = strandsOf(more)
  return Array.from({ length: count }, (_, i) => {
    const o = (i * POINTS + POINTS / 2) * 3
    return Math.hypot(at[o], at[o + 2] - 5) / RADIUS
  }).sort((a, b) => a - b)
}

const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** How far they are from its middle at a point, to the side and in depth, units. */
function spreadOf(more: Partial<Groom>, point: number): { across: number; behind: number } {
  const { at, count } = strandsOf(more)
  const away = (q: number, middle: number) =>
    mean(Array.from({ length: count }, (_, i) => Math.abs(at[(i * POINTS + point) * 3 + q] - middle)))
  return { across: away(0, 0), behind: away(2, 5) }
}

const widths = (more: Partial<Groom>, unit: number): number => mean([...strandsOf(more, { unit }).width])

it('most strands of smooth hair stay in their lock, a few leave it at any distance: no lock has an outline', () => {
  const far = distances()
  const within = far.filter((d) => d <= 1).length / COUNT
  expect(within).toBeGreaterThan(0.75)
  expect(within).toBeLessThan(0.9)
  for (const [from, to] of [
    [1, 1.5],
    [1.5, 2],
    [2, 3],
  ])
    expect(far.filter((d) => d > from && d <= to).length).toBeGreaterThan(10)
  expect(far[COUNT - 1]).toBeLessThan(5)
})

it.each([
  ['a braid', { shine: 0.7, plait: { radius: 0, pitch: 1.7 } }],
  ['a curl', { shine: 0.45 }],
])('and none leaves %s', (_what, groom) => {
  const far = distances(groom)
  expect(far[COUNT - 1]).toBeLessThan(1.001)
})

it('hair that is swept close holds them nearer, as far as its groom says', () => {
  expect(distances({ loose: 0.1 })[COUNT - 1]).toBeLessThan(1.4)
  expect(distances({ loose: 1 })).toEqual(distances())
})

describe('hair that falls in tresses', () => {
  const tress = { count: 300, gathers: 0.5, from: 12 }
  it('lies on the head in flat locks: in round ones strands dive under each other, and are dashes', () => {
    const behind = (more: Partial<Groom>) => spreadOf(more, Math.round(POINTS * 0.15))
    expect(behind({ tress }).behind).toBeLessThan(0.4 * behind({}).behind)
    expect(behind({ tress }).across).toBeCloseTo(behind({}).across, 5)
  })
  it('covers a head that fills the picture as it covers a small one', () => {
    const small = widths({ tress }, 20)
    expect(widths({ tress }, 40)).toBeGreaterThan(1.2 * small)
    expect(widths({ tress }, 10)).toBeCloseTo(small, 5)
    expect(widths({}, 40)).toBeCloseTo(small, 5)
  })
})

it('hair that is combed smooth lies in flat locks too', () => {
  const behind = (more: Partial<Groom>) => spreadOf(more, Math.round(POINTS * 0.15)).behind
  expect(behind({ combed: true })).toBeLessThan(0.4 * behind({}))
})

describe('a short cut', () => {
  /** How far strands go aside for each unit of their length. */
  const aslant = (long: number, more: Partial<Groom>) => {
    const { at, count } = strandsOf(more, { long })
    const last = (POINTS - 1) * 3
    const away = Array.from({ length: count }, (_, i) => {
      const o = i * POINTS * 3
      return Math.hypot(at[o + last] - at[o], at[o + last + 2] - at[o + 2]) / long
    })
    return mean(away)
  }
  it('lies the way it is combed where it is shorter than a lock is wide: strands that cross each other are lint', () => {
    expect(aslant(0.5, { short: true })).toBeLessThan(0.3 * aslant(0.5, {}))
    expect(aslant(0.5, { short: true })).toBeLessThan(0.2)
  })
  it('and bundles like any hair where it is longer', () =>
    expect(aslant(4, { short: true })).toBeCloseTo(aslant(4, {}), 5))
})

it('a braid is plaited from the scalp on: gathered later, rows of braids are one mat', () => {
  const aside: Root = { ...root, x: 0.5 }
  const { at, count } = strandsOf({ plait: { radius: 0, pitch: 1.7 }, lock: 0 }, { roots: [aside], long: 10 })
  const far = (point: number) =>
    mean(Array.from({ length: count }, (_, i) => Math.abs(at[(i * POINTS + point) * 3])))
  expect(far(0)).toBeCloseTo(0.5, 5)
  expect(far(2)).toBeLessThan(0.01)
})

it('a lock that hangs in a tress narrows to its tip as its hairs end; cut short it does not', () => {
  const tress = { count: 1, gathers: 0, from: 10 }
  const narrows = (more: Partial<Groom>) =>
    spreadOf({ taper: 0.4, ...more }, POINTS - 1).across /
    spreadOf({ taper: 0.4, ...more }, POINTS / 2).across
  expect(narrows({ tress })).toBeLessThan(0.75 * narrows({}))
})

it('strands of a ribbon lie beside each other along its axis, and those of a rope do not', () => {
  const middle = POINTS / 2
  const apart = (ribbon?: number) => {
    const curl = { radius: 0, pitch: 4, from: 0, plane: 1, chaos: 1, ribbon }
    const { at, count } = strandsOf({ curl })
    const heights = Array.from({ length: count }, (_, i) => at[(i * POINTS + middle) * 3 + 1])
    return Math.max(...heights) - Math.min(...heights)
  }
  expect(apart(0.5)).toBeGreaterThan(0.3)
  expect(apart(0.5)).toBeLessThan(1.4)
  expect(apart()).toBeLessThan(1e-4)
})

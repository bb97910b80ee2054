import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import type { Head } from '../head/head.ts'
import { BODY_Z, bodyHalf } from '../head/solids.ts'
import { gatherLocks } from './gather-locks.ts'
import type { Growing, Tress } from './groom.ts'
import type { Locks, Root } from './strands.ts'

const POINTS = 21
const LONG = 20
const TOP = 10

/** A head that looks straight into the camera, one pixel to a unit. */
const headWith = (shoulders: number): Head =>
  ({
    ...{ x0: 20, y0: 20, unit: 1, w: 40, h: 40, eyes: 2, chin: -9, top: 13 },
    axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
    skull: { side: 8, above: 9, front: 9, y: 3, z: -1 },
    shoulders: new Float32Array(40).fill(shoulders),
  }) as unknown as Head

const rootAt = (x: number, z: number): Root => ({ x, y: TOP, z, nx: 0, ny: 1, nz: 0, zone: 1, growth: 1 })

interface Place {
  x: number
  z: number
}

/** Locks that hang straight down and sway to and fro, each by its own phase. */
function locksAt(places: Place[], phase: (i: number) => number, long = LONG): Locks {
  const swayAt = (i: number, k: number) => (k ? 0.5 * Math.sin(phase(i) + k * 0.4) : 0)
  const lineOf = ({ x, z }: Place, i: number) =>
    Array.from({ length: POINTS }, (_, k) => [x + swayAt(i, k), TOP - (long * k) / (POINTS - 1), z]).flat()
  return {
    ...{
      roots: places.map(({ x, z }) => rootAt(x, z)),
      points: POINTS,
      at: Float32Array.from(places.flatMap(lineOf)),
    },
    across: new Float32Array(places.length * POINTS * 6),
    long: new Float32Array(places.length).fill(long),
    tint: new Float32Array(places.length).fill(1),
  }
}

const TRESS: Tress = { count: 1, gathers: 0.6, from: 10 }
/** Where the middle of the tress grows, far from head and body. */
const MIDDLE = { x: 12, z: 12 }
const BESIDE = Array.from({ length: 41 }, (_, i) => -0.5 + i / 40)

interface Asked {
  tress?: Tress
  long?: number
  middle?: Place
  places?: Place[]
  shoulders?: number
  taper?: number
}

/** Locks of one tress after they ran together: the points of each, and how light it is. */
function gathered({
  tress = TRESS,
  long = LONG,
  middle = MIDDLE,
  shoulders = -90,
  taper = 0,
  ...asked
}: Asked = {}) {
  const places = asked.places ?? BESIDE.map((d) => ({ x: middle.x + d, z: middle.z }))
  const locks = locksAt(places, (i) => i * 2.3)
  const growing = { head: headWith(shoulders), next: random(3), groom: { taper } } as unknown as Growing
  gatherLocks(
    growing,
    tress,
    locks,
    locksAt([middle], () => 0, long),
  )
  return places.map((_, i) => ({
    tint: locks.tint[i],
    points: Array.from({ length: POINTS }, (__, k) =>
      locks.at.slice((i * POINTS + k) * 3, (i * POINTS + k) * 3 + 3),
    ),
  }))
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]
const last = POINTS - 1

describe('locks of one tress', () => {
  it('hang beside each other: each in its own way they cross, which is straw', () => {
    const turned = gathered({ tress: { ...TRESS, gathers: 0 } }).map(
      ({ points }) => points[last][0] - points[last - 2][0],
    )
    const common = median(turned)
    expect(median(turned.map((d) => Math.abs(d - common)))).toBeLessThan(0.02)
  })
  it('run together at their tips, as far as the groom says', () => {
    const ends = gathered().map(({ points }) => points[last][0])
    const middle = median(ends)
    const narrowed = BESIDE.flatMap((d, i) => (Math.abs(d) > 0.2 ? [(ends[i] - middle) / d] : []))
    expect(Math.abs(median(narrowed) - (1 - TRESS.gathers))).toBeLessThan(0.1)
  })
  it('close up where some of them have ended: the others lie as near to each other as before', () => {
    const wide = (taper: number, k: number) => {
      const xs = gathered({ tress: { ...TRESS, gathers: 0 }, taper }).map(({ points }) => points[k][0])
      const middle = median(xs)
      return median(xs.map((x) => Math.abs(x - middle)))
    }
    expect(wide(0.3, last)).toBeLessThan(0.5 * wide(0, last))
    expect(wide(0.3, 12)).toBeCloseTo(wide(0, 12), 5)
  })
  it('begin where they grow', () => {
    gathered().forEach(({ points }, i) => {
      expect(points[0][0]).toBeCloseTo(MIDDLE.x + BESIDE[i], 5)
    })
  })
  it('end with it where it is shorter: none hangs on by itself', () => {
    const ends = gathered({ long: 15 }).map(({ points }) => points[last][1])
    expect(Math.abs(median(ends) - (TOP - 15))).toBeLessThan(0.3)
  })
  it('leave it, a few of them, so that it has no outline', () => {
    const ends = gathered().map(({ points }) => points[last][0])
    const middle = median(ends)
    const far = ends.map((x, i) => Math.abs(x - middle - (1 - TRESS.gathers) * BESIDE[i]))
    const strays = far.filter((d) => d > 0.05).length
    expect(strays).toBeGreaterThan(1)
    expect(strays).toBeLessThan(BESIDE.length / 2)
  })
  it('are lighter in its middle than at its sides, which lie in the shade of others: it is round', () => {
    const tints = gathered().map(({ tint }) => tint)
    expect(tints[20]).toBeGreaterThan(1.2 * tints[0])
    expect(tints[20]).toBeGreaterThan(1.2 * tints[40])
  })
  it('pass before a shoulder as their tress does: within it they would end at its outline', () => {
    const shoulders = -6
    const front = (x: number, y: number) => BODY_Z + bodyHalf(headWith(shoulders), x, y)
    const middle = { x: 12, z: front(12, TOP - LONG) + 0.2 }
    const [{ points }] = gathered({ middle, shoulders, places: [{ x: 12, z: middle.z - 1.5 }] })
    for (const [x, y, z] of points) if (y < shoulders) expect(z).toBeGreaterThan(front(x, y))
  })
})

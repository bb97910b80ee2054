import { expect, it } from 'vitest'
import type { HeadAxes } from '../head/head-axes.ts'
import { curlLock } from './curl-lock.ts'
import type { Curl, Growing } from './groom.ts'
import type { Locks, Root } from './strands.ts'

const axes: Pick<HeadAxes, 'axes'> = { axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1) }
const POINTS = 200
const STEP = 0.2

/** Two straight locks of one side, from roots so far above each other, waved; how far each stands aside at a height. */
function wavedFrom(high: number, low: number, chaos: number, opens?: number, how: Partial<Curl> = {}) {
  const curl: Curl = { radius: 1, pitch: 10, from: 2, opens, plane: 0.5, chaos, ...how }
  // nothing here is left to chance but what a curl of its own asks for
  const chances = [0.1, 0.5, 0.5, 0.5, 0.8, 0.5, 0.5, 0.5]
  const growing = {
    head: { ...axes, eyes: 2 },
    groom: { curl },
    next: () => chances.shift() ?? 0.5,
    noise: () => 0,
  } as unknown as Growing
  const root = (y: number) => ({ x: 4, y, z: 3, nx: 1, ny: 0, nz: 0, zone: 1, growth: 1 }) satisfies Root
  const at = new Float32Array(2 * POINTS * 3)
  ;[high, low].forEach((y, i) => {
    for (let k = 0; k < POINTS; k++) at.set([4, y - k * STEP, 3], (i * POINTS + k) * 3)
  })
  const locks: Locks = {
    ...{ roots: [root(high), root(low)], points: POINTS, at },
    across: new Float32Array(2 * POINTS * 6),
    long: Float32Array.of((POINTS - 1) * STEP, (POINTS - 1) * STEP),
    tint: Float32Array.of(1, 1),
  }
  for (const i of [0, 1]) curlLock(growing, locks, i)
  return (i: number, y: number): number => {
    const k = Math.round(([high, low][i] - y) / STEP)
    return locks.at[(i * POINTS + k) * 3] - 4
  }
}

const HEIGHTS = [-12, -14, -16, -18, -20]

it('waves of neighbours lie beside each other, however far apart their roots are', () => {
  const aside = wavedFrom(14, 9, 0)
  for (const y of HEIGHTS) expect(aside(0, y)).toBeCloseTo(aside(1, y), 1)
  expect(Math.max(...HEIGHTS.map((y) => Math.abs(aside(0, y))))).toBeGreaterThan(0.5)
})

it('curls each turn in their own way', () => {
  const aside = wavedFrom(14, 9, 0.85)
  expect(Math.max(...HEIGHTS.map((y) => Math.abs(aside(0, y) - aside(1, y))))).toBeGreaterThan(0.5)
})

it('a curl opens on nine tenths of a turn, or as soon as it is told: hair on a crown is flat otherwise', () => {
  const widest = (aside: (i: number, y: number) => number, within: number) =>
    Math.max(...Array.from({ length: within * 5 }, (_, k) => Math.abs(aside(0, 14 - k * STEP))))
  expect(widest(wavedFrom(14, 9, 0.85), 5)).toBeLessThan(0.5)
  expect(widest(wavedFrom(14, 9, 0.85, 1), 5)).toBeGreaterThan(0.65)
  expect(widest(wavedFrom(14, 9, 0.85, 1), 16)).toBeCloseTo(widest(wavedFrom(14, 9, 0.85), 16), 1)
})

it('waves begin at the temples however far away their root is: on hair from the crown they would stand off the head', () => {
  const HIGH = 30
  const aside = wavedFrom(HIGH, 14, 0)
  const above = Array.from({ length: 100 }, (_, k) => Math.abs(aside(0, HIGH - k * STEP)))
  expect(Math.max(...above)).toBeLessThan(0.01)
  expect(Math.max(...HEIGHTS.map((y) => Math.abs(aside(1, y))))).toBeGreaterThan(0.5)
})

/** How far aside it goes at most between two lengths from its root, units. */
const widest = (aside: ReturnType<typeof wavedFrom>, from: number, to: number, lock = 0) =>
  Math.max(
    ...Array.from({ length: Math.round((to - from) / STEP) }, (_, k) =>
      Math.abs(aside(lock, [14, 9][lock] - from - k * STEP)),
    ),
  )

it('a curl that tightens is a narrow wave at its root, and all of a curl farther down', () => {
  const [even, tight] = [{}, { tightens: 14 }].map((how) => wavedFrom(14, 9, 0.85, 1, { pitch: 2, ...how }))
  expect(widest(tight, 3, 6)).toBeLessThan(0.8 * widest(even, 3, 6))
  expect(widest(tight, 16, 30)).toBeCloseTo(widest(even, 16, 30), 1)
})

it('curls differ in size where they are told to', () => {
  const sizes = (differs: number) => {
    const aside = wavedFrom(14, 9, 0.85, 1, { pitch: 2, differs })
    return widest(aside, 5, 30) / widest(aside, 5, 30, 1)
  }
  expect(sizes(0)).toBeCloseTo(1, 0)
  expect(Math.abs(Math.log(sizes(0.8) / sizes(0)))).toBeGreaterThan(0.15)
})

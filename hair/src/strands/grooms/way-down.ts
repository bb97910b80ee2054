import { catmullRom } from '../grow/catmull-rom.ts'
import { depthAt, FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { BODY_Z, halfBelow, neckAxis } from '../head/solids.ts'

/** The middle of a tail, x y z per station at equal distances. */
export interface WayDown {
  /** Camera space, units. */
  at: Float64Array
  /** Its direction there, unit vectors of camera space. */
  along: Float64Array
  /** Height of the shoulder it passes over, camera space, units. */
  shoulder: number
}

/** What hangs from one place behind the head. */
export interface Tied {
  /** Where it is tied, head space, units. */
  from: readonly [x: number, y: number, z: number]
  /** Shoulder it falls over: 1 on the right of the picture, -1 on the left. */
  side: number
  /** From the knot to its longest tips, units. */
  length: number
  /** Half its width where it is widest, units. */
  radius: number
}

/** Where a low tail is tied: at the nape, a little to its side, which the head hides from the front, head space. @param side see `Tied` */
export const napeOf = ({ skull }: Head, side: number): Tied['from'] => [
  side * 1.6,
  -2.4,
  skull.z - 0.72 * skull.front,
]

type Point = [x: number, y: number, z: number]

/**
 * Its way round a neck, units: outside it as it is seen (`out`, see `HALF_NECK`), before its axis (`z`), above the shoulder or below it
 * (behind the neck: above where it lies beside that, and higher than `lowest` if it may), and where outside the neck the height of the
 * shoulder is read.
 */
const WAY = {
  behind: { out: -0.8, z: -3, above: [3, 5], lowest: -2 },
  beside: { out: 0.8, z: -1.5, above: 3 },
  over: { out: 1.7, z: 0.8, above: 0.2 },
  falls: { out: 2.1, below: 3.5 },
  shoulder: 3,
} as const
/** How far below the chin a shoulder is at least and at most: what is read of it may be a collar or the frame. */
const SHOULDER = { least: 1, most: 12 } as const
const STEP = 7
/** Points of the spline between two of these. */
const FINE = 24

/**
 * The way of a tail from its knot behind the head, beside the neck, over a shoulder and down the chest.
 * @param stations 2 or more
 */
export function wayDown(head: Head, tied: Tied, stations: number): WayDown {
  const { through, shoulder } = waypoints(head, tied)
  const line = evenly(smooth(through), tied.length, stations)
  const along = new Float64Array(stations * 3)
  for (let k = 0; k < stations; k++) {
    const [before, after] = [Math.max(0, k - 1) * 3, Math.min(stations - 1, k + 1) * 3]
    const d = [0, 1, 2].map((q) => line[after + q] - line[before + q])
    const l = Math.hypot(...d) || 1
    along.set(
      d.map((v) => v / l),
      k * 3,
    )
  }
  return { at: line, along, shoulder }
}

/** The station from which on the middle of a tail is outside the neck. */
export function comesOut({ at }: WayDown, head: Head, side: number): number {
  const neck = neckAxis(head)
  const last = at.length / 3 - 1
  let k = 0
  while (k < last && (at[k * 3] - neck.x) * side < neck.radius) k++
  return k
}

function waypoints(head: Head, { from, side, length, radius }: Tied): { through: Point[]; shoulder: number } {
  const c = new Float64Array(3)
  toCamera(head, ...from, c)
  const knot: Point = [c[0], c[1], c[2]]
  toCamera(head, 0, head.chin, 0, c)
  const chin = c[1]
  const neck = neckAxis(head)
  const half = halfNeck(head, side)
  const out = (units: number): number => neck.x + side * (half + units)
  const { behind, beside, over, falls } = WAY
  const shoulder = shoulderAt(head, out(WAY.shoulder), chin)
  const besideAt = shoulder + beside.above
  const behindAt = Math.max(besideAt + behind.above[0], Math.min(besideAt + behind.above[1], behind.lowest))
  const before = (y: number): number => BODY_Z + halfBelow(shoulder - y) + 0.5 * radius
  // about as far apart as the others: further apart the spline would turn back on itself, and the tail have a crease
  const falling = Array.from(
    { length: Math.ceil(length / STEP) },
    (_, k) => shoulder - falls.below - STEP * k,
  )
  const through: Point[] = [
    knot,
    [out(behind.out), behindAt, neck.z + behind.z],
    [out(beside.out), besideAt, neck.z + beside.z],
    [out(over.out), shoulder + over.above, neck.z + over.z],
    ...falling.map((y): Point => [out(falls.out), y, before(y)]),
  ]
  return { through, shoulder }
}

/**
 * Half width of the neck as it is seen where it is narrowest between jaw and shoulder, units: its least and its most, and where it is
 * looked for: from a height down to so far below the chin, in steps down and outwards.
 */
const HALF_NECK = { least: 4.8, most: 6.6, from: -6, to: 1, down: 0.25, out: 0.1 } as const

function halfNeck(head: Head, side: number): number {
  const neck = neckAxis(head)
  let least: number = HALF_NECK.most
  for (let y = HALF_NECK.from; y > head.chin - HALF_NECK.to; y -= HALF_NECK.down) {
    const isSeen = (x: number) => {
      const px = head.x0 + x * head.unit
      return px >= 0 && px < head.w && depthAt(head, x, y) > FAR
    }
    let half: number = HALF_NECK.least
    while (half < least && isSeen(neck.x + side * half)) half += HALF_NECK.out
    least = Math.min(least, half)
  }
  return least
}

/** Height of the shoulder at a place, bare or clothed, camera space: read upwards as far as the body goes on. */
function shoulderAt(head: Head, x: number, chin: number): number {
  let y = chin - SHOULDER.most
  while (y < chin - SHOULDER.least && depthAt(head, x, y) > FAR) y += 2 / head.unit
  return Math.min(y, chin - SHOULDER.least)
}

/** A Catmull-Rom spline through the points. */
function smooth(through: Point[]): Point[] {
  const at = (k: number) => through[Math.max(0, Math.min(through.length - 1, k))]
  return through.slice(1).flatMap((_, k) =>
    Array.from({ length: FINE }, (__, j): Point => {
      const t = j / FINE
      const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
      const mixed = (q: number) => catmullRom([a[q], b[q], c[q], d[q]], t)
      return [mixed(0), mixed(1), mixed(2)]
    }),
  )
}

/** The first `length` units of a line, at equal distances. */
function evenly(line: Point[], length: number, stations: number): Float64Array {
  const out = new Float64Array(stations * 3)
  let [k, gone] = [0, 0]
  for (let s = 0; s < stations; s++) {
    const wanted = (length * s) / (stations - 1)
    let step = apart(line, k)
    while (k < line.length - 2 && gone + step < wanted) {
      gone += step
      step = apart(line, ++k)
    }
    const t = Math.min(1, (wanted - gone) / (step || 1))
    for (let q = 0; q < 3; q++) out[s * 3 + q] = line[k][q] + (line[k + 1][q] - line[k][q]) * t
  }
  return out
}

const apart = (line: Point[], k: number): number => Math.hypot(...line[k].map((v, q) => line[k + 1][q] - v))

import { valueAtRank } from '../../pixels/value-at-rank.ts'
import type { Head } from '../head/head.ts'
import { toCamera, toHead } from '../head/head-axes.ts'
import { skullDistance } from '../head/solids.ts'
import type { Strands } from './strands.ts'

/** How high hair is held is kept for so many directions from the middle of the skull along each axis, -1 to 1. */
const SIDE = 9
/** So many strands are measured; of fewer points than `seldom` in a direction nothing is known. */
const MEASURED = { strands: 6000, seldom: 12 } as const
/** Share of the hair in a direction that lies lower than it is held there. */
const LOWER = 0.85
/** What stands higher than this share of that height is pressed into what is left of it. */
const PRESSED = 0.8
/** Head space y below which no hair is held: there it hangs. */
const HELD = -1

/**
 * Presses hair that is held flat to the height of what lies around it, in place: strands that go over the horizon of a
 * crown are seen from their ends, and each lock that stands over the others would be a tooth of its outline.
 */
export function combDown(head: Head, strands: Strands): void {
  const held = heldHeights(head, strands)
  const [p, n, outwards] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  const { count, points, at } = strands
  for (let o = 0; o < count * points * 3; o += 3) {
    toHead(head, at[o], at[o + 1], at[o + 2], p)
    if (p[1] < HELD) continue
    const high = skullDistance(head, p[0], p[1], p[2], n)
    if (high <= 0) continue
    const height = held(p)
    const over = high - PRESSED * height
    if (!(over > 0)) continue
    const room = (1 - PRESSED) * height
    const down = over - room * (1 - Math.exp(-over / room))
    toCamera(head, n[0], n[1], n[2], outwards)
    for (let q = 0; q < 3; q++) at[o + q] -= down * outwards[q]
  }
}

/** How high hair is held in the direction of a point in head space, units; NaN where there is none. */
function heldHeights(head: Head, { count, points, at }: Strands): (p: Float64Array) => number {
  const { skull } = head
  const [p, n, place] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  const inCells = Array.from({ length: SIDE ** 3 }, (): number[] => [])
  const every = Math.ceil(count / MEASURED.strands)
  for (let i = 0; i < count; i += every)
    for (let o = i * points * 3; o < (i + 1) * points * 3; o += 3) {
      toHead(head, at[o], at[o + 1], at[o + 2], p)
      if (p[1] < HELD) continue
      placeOf(p)
      inCells[cellOf(Math.round(place[0]), Math.round(place[1]), Math.round(place[2]))].push(
        skullDistance(head, p[0], p[1], p[2], n),
      )
    }
  const heights = evened(
    evened(
      Float32Array.from(inCells, (found) =>
        found.length < MEASURED.seldom
          ? Number.NaN
          : valueAtRank(Float32Array.from(found), Math.floor(LOWER * (found.length - 1))),
      ),
    ),
  )
  return (at) => {
    placeOf(at)
    return between(heights, place)
  }

  /** Where in the cube of directions a point lies, 0 to `SIDE` - 1 along each axis. */
  function placeOf([x, y, z]: Float64Array): void {
    const l = Math.hypot(x, y - skull.y, z - skull.z) || 1
    place.set([x / l, (y - skull.y) / l, (z - skull.z) / l])
    for (let q = 0; q < 3; q++) place[q] = ((place[q] + 1) / 2) * (SIDE - 1)
  }
}

const cellOf = (x: number, y: number, z: number): number => (x * SIDE + y) * SIDE + z

/** Each cell the mean of those around it that are known, the near ones counting more. */
function evened(heights: Float32Array): Float32Array {
  return heights.map((_, cell) => {
    const [x, y, z] = [(cell / SIDE ** 2) | 0, ((cell / SIDE) | 0) % SIDE, cell % SIDE]
    let sum = 0
    let weight = 0
    for (let i = Math.max(0, x - 1); i <= Math.min(SIDE - 1, x + 1); i++)
      for (let j = Math.max(0, y - 1); j <= Math.min(SIDE - 1, y + 1); j++)
        for (let k = Math.max(0, z - 1); k <= Math.min(SIDE - 1, z + 1); k++) {
          const height = heights[cellOf(i, j, k)]
          if (Number.isNaN(height)) continue
          const near = (2 - Math.abs(i - x)) * (2 - Math.abs(j - y)) * (2 - Math.abs(k - z))
          sum += near * height
          weight += near
        }
    return weight ? sum / weight : Number.NaN
  })
}

/** Between the eight cells around a place, of which some may not be known. */
function between(heights: Float32Array, [x, y, z]: Float64Array): number {
  const [x0, y0, z0] = [x, y, z].map((v) => Math.min(SIDE - 2, v | 0))
  let sum = 0
  let weight = 0
  for (let corner = 0; corner < 8; corner++) {
    const [i, j, k] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const height = heights[cellOf(x0 + i, y0 + j, z0 + k)]
    if (Number.isNaN(height)) continue
    const near = Math.abs(1 - i - (x - x0)) * Math.abs(1 - j - (y - y0)) * Math.abs(1 - k - (z - z0))
    sum += near * height
    weight += near
  }
  return weight ? sum / weight : Number.NaN
}

import type { Groom } from '../grow/groom.ts'
import type { Strands } from '../grow/strands.ts'
import type { LightFields } from './light-fields.ts'
import { cellAt, type LightGrid } from './light-grid.ts'

/** Share of the light that reaches a place: from the lamp, from above, from the surroundings. */
export interface CellLight {
  key: number
  sky: number
  front: number
}

/** What is outside the grid. */
const HALF: Readonly<CellLight> = { key: 0.5, sky: 0.5, front: 0.5 }

/** The light in the cell `g`, -1 outside the grid. */
export const lightAt = ({ key, sky, front }: LightFields, g: number): Readonly<CellLight> =>
  g < 0 ? HALF : { key: key[g], sky: sky[g], front: front[g] }

/** Share of a strand to either side of a place over which light spreads in it. */
const SPREAD = 0.4

/** How far light spreads in a tail: all the way, what is swept to it would be ruled like a comb's teeth. */
const IN_TAIL = 0.8

/** Short cuts are combed one way: read cell by cell their light is patches. */
const IN_SHORT = 0.7

/** How far beside itself a strand reads the light, units. */
export interface Beside {
  x: number
  y: number
  z: number
}

/**
 * How far light spreads along hair of a groom, 0 to 1. In tresses all of it: their strands hang side by side, in one light.
 * In short cuts most of it, and more the paler they are; curls turn in and out of the light.
 * @param pale how pale the hair is, 0 to 1
 */
export const spreadOf = (
  { short, tress, tail }: Pick<Groom, 'short' | 'tress' | 'tail'>,
  pale: number,
): number => (tress ? 1 : tail ? IN_TAIL : short ? Math.max(IN_SHORT, pale) : 0)

/**
 * The light in strands along which it spreads: pale hair passes on what dark hair swallows, and what hangs straight lies in
 * one light, so its shade lies along the strands. Read cell by cell it lies across them, in smears as wide as the cells.
 * @param share how much of the light spreads, 0 to 1
 * @returns the light of each segment of the strand `i`; the same list for every strand
 */
export function lightAlong(grid: LightGrid, fields: LightFields, share: number) {
  let seen: CellLight[] = []
  let own = new Float32Array(0)
  return ({ at, points }: Strands, i: number, beside: Beside): readonly Readonly<CellLight>[] => {
    const last = points - 1
    if (seen.length !== last) {
      seen = Array.from({ length: last }, () => ({ ...HALF }))
      own = new Float32Array(3 * last)
    }
    for (let k = 0; k < last; k++) {
      const o = (i * points + k) * 3
      const g = cellAt(grid, at[o] + beside.x, at[o + 1] + beside.y, at[o + 2] + beside.z)
      own[k] = g < 0 ? HALF.key : fields.key[g]
      own[last + k] = g < 0 ? HALF.sky : fields.sky[g]
      own[2 * last + k] = g < 0 ? HALF.front : fields.front[g]
    }
    const half = Math.round(SPREAD * points)
    const sum = [0, 0, 0]
    let [first, end] = [0, 0]
    const spread = (q: number, k: number) => {
      const v = own[q * last + k]
      return v + share * (sum[q] / (end - first) - v)
    }
    for (let k = 0; k < last; k++) {
      for (; end < Math.min(last, k + half + 1); end++)
        for (let q = 0; q < 3; q++) sum[q] += own[q * last + end]
      for (; first < k - half; first++) for (let q = 0; q < 3; q++) sum[q] -= own[q * last + first]
      const light = seen[k]
      light.key = spread(0, k)
      light.sky = spread(1, k)
      light.front = spread(2, k)
    }
    return seen
  }
}

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

/** How far beside itself a strand reads the light, units. */
export interface Beside {
  x: number
  y: number
  z: number
}

/**
 * How far light spreads along hair of a groom, 0 to 1. In tresses all of it: their strands hang side by side, in one light.
 * In short cuts as far as they are pale; curls turn in and out of the light.
 * @param pale how pale the hair is, 0 to 1
 */
export const spreadOf = ({ short, tress }: Pick<Groom, 'short' | 'tress'>, pale: number): number =>
  tress ? 1 : short ? pale : 0

/**
 * The light in strands along which it spreads: pale hair passes on what dark hair swallows, and what hangs straight lies in
 * one light, so its shade lies along the strands. Read cell by cell it lies across them, in smears as wide as the cells.
 * @param share how much of the light spreads, 0 to 1
 * @returns the light of each segment of the strand `i`; the same list for every strand
 */
export function lightAlong(grid: LightGrid, fields: LightFields, share: number) {
  let seen: CellLight[] = []
  return ({ at, points }: Strands, i: number, beside: Beside): readonly Readonly<CellLight>[] => {
    const last = points - 1
    if (seen.length !== last) seen = Array.from({ length: last }, () => ({ ...HALF }))
    const own = Array.from({ length: last }, (_, k) => {
      const o = (i * points + k) * 3
      return lightAt(fields, cellAt(grid, at[o] + beside.x, at[o + 1] + beside.y, at[o + 2] + beside.z))
    })
    const half = Math.round(SPREAD * points)
    for (const from of ['key', 'sky', 'front'] as const) {
      let [sum, first, end] = [0, 0, 0]
      for (let k = 0; k < last; k++) {
        while (end < Math.min(last, k + half + 1)) sum += own[end++][from]
        while (first < k - half) sum -= own[first++][from]
        seen[k][from] = own[k][from] + share * (sum / (end - first) - own[k][from])
      }
    }
    return seen
  }
}

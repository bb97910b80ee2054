import type { Head } from '../head/head.ts'
import { topOfSkull } from '../head/solids.ts'
import type { Groom } from './groom.ts'
import { rootAt } from './scatter-roots.ts'
import { type GrownHairs, growingShort, shortHairs } from './short-hairs.ts'
import type { Root, Strands } from './strands.ts'

/** How many grow beside each unit of the line. */
const PER_UNIT = 26
/** Units beside the line up to which they grow: `more` by a power of chance, so most grow close to it. */
const BESIDE = { more: 0.3, rare: 2 } as const
/** Units: at least, and by how much they differ. */
const LONG = { least: 0.3, more: 1.3 } as const
/** How high they stand over the skin, units. */
const HIGH = { least: 0.04, more: 0.16 } as const
/** How far their bends go aside, units per unit along. */
const ASIDE = 0.3
/** How far they go along the line for each unit that they leave it by, at most. */
const ASTRAY = 2.6
/** Share of the width of a strand. */
const THIN = [0.4, 0.7] as const

/**
 * Single hairs along a part, which leave its line at all angles, most of them low. Hair that is combed away does so at one: a
 * ladder of strokes on either side, like the stitches of a seam.
 */
export function partHairs(
  head: Head,
  groom: Groom & Required<Pick<Groom, 'part'>>,
  hairs: GrownHairs,
): Strands {
  const growing = growingShort(head, { ...groom, shell: () => 0 }, hairs, 3)
  const { next } = growing
  const { density = 1 } = hairs
  const { z: middle, front } = head.skull
  const at = new Float64Array(3)
  const roots: Root[] = []
  for (let k = 0; k < front * PER_UNIT * density; k++) {
    const z = middle + front * next()
    const aside = (next() < 0.5 ? -1 : 1) * BESIDE.more * next() ** BESIDE.rare
    topOfSkull(head, groom.part(z) + aside, z, at)
    const root = rootAt(growing, at)
    if (next() < root.growth) roots.push(root)
  }
  return shortHairs(growing, roots, () => ({
    long: LONG.least + LONG.more * next() ** 2,
    high: HIGH.least + HIGH.more * next() ** 2,
    falls: next(),
    aside: ASIDE,
    astray: ASTRAY * (2 * next() - 1),
    thin: THIN[0] + (THIN[1] - THIN[0]) * next(),
  }))
}

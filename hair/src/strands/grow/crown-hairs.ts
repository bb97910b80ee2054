import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import type { Groom } from './groom.ts'
import { looseRoots } from './scatter-roots.ts'
import { type GrownHairs, growingShort, shortHairs } from './short-hairs.ts'
import type { Root, Strands } from './strands.ts'

/** How many would grow on the whole scalp. */
const COUNT = 2200
/** From no such hair to all of it, by the height of its root as a share of that of the crown. */
const CROWN = [0.35, 0.65] as const
/**
 * The same by how far the scalp faces the camera, cosine: they stand off the outline alone, since before other hair they
 * would be scratches.
 */
const EDGEWISE = [0.5, 0.2] as const
/** Units: at least, and by how much they differ. */
const LONG = { least: 1.5, more: 5 } as const
/** How high they stand over the hair, units: `more` by a power of chance, so most hardly do. */
const HIGH = { least: 0.05, more: 1.5, rare: 4 } as const
/** How far their bends go aside, units per unit along. */
const ASIDE = 0.4
/** Share of the width of a strand. */
const THIN = [0.4, 0.7] as const

/**
 * New hairs and broken ones, a finger long, that stand off smooth hair of the crown: without them its outline is ruled.
 * They go the way they are combed, arch over the hair and come down on it or not.
 */
export function crownHairs(head: Head, groom: Groom, hairs: GrownHairs): Strands {
  const growing = growingShort(head, groom, hairs, 1)
  const { next } = growing
  const { density = 1 } = hairs
  const roots = looseRoots(growing, COUNT * density).filter((root) => next() < chanceOf(root, head))
  return shortHairs(growing, roots, () => ({
    long: LONG.least + LONG.more * next() ** 2,
    high: HIGH.least + HIGH.more * next() ** HIGH.rare,
    falls: next(),
    aside: ASIDE,
    astray: 0,
    thin: THIN[0] + (THIN[1] - THIN[0]) * next(),
  }))
}

/** How likely one stands off the hair whose root this is. */
function chanceOf({ y, growth, nx, ny, nz }: Root, { top, axes }: Head): number {
  if (growth < 0.5) return 0
  const facing = Math.abs(axes[2] * nx + axes[5] * ny + axes[8] * nz)
  return smoothstep(CROWN[0], CROWN[1], y / top) * smoothstep(EDGEWISE[0], EDGEWISE[1], facing)
}

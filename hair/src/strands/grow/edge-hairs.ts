import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import type { Groom } from './groom.ts'
import { looseRoots } from './scatter-roots.ts'
import { type GrownHairs, growingShort, shortHairs } from './short-hairs.ts'
import type { Root, Strands } from './strands.ts'

/**
 * How many would grow on the whole scalp, were all of it a hairline, and from all of them to none by how surely hair grows; see
 * `growth`. Nothing falls over the line of swept hair: there are more of them, and further behind it.
 */
const FALLING = { count: 30000, line: [0.6, 1.6] } as const
const SWEPT = { count: 50000, line: [0.8, 2.5] } as const
const RINGLETS = { count: 40000, line: [0.6, 1.8] } as const
/** From no such hair to all of it, by units forward of the ears. */
const FRONT = [2, 5] as const
/** Units: at least, and by how much they differ. */
const LONG = { least: 0.5, more: 4.5 } as const
/** How high they stand over the skin, units. */
const HIGH = { least: 0.05, more: 0.5 } as const
/** How far their bends go aside, and how far they go astray at most, units per unit along. */
const BENT = { aside: 0.4, astray: 0.55 } as const
/** Those of ringlets: as long and as straight as before smooth hair they were loops of thread on a forehead. */
const CURLY = { more: 1.6, aside: 0.9, astray: 1 } as const
/** From none to all of them by units beside the line of a part: it begins at the hairline. */
const PART = [0.06, 0.3] as const
/** Share of the width of a strand. */
const THIN = [0.5, 0.85] as const

/**
 * First hairs: short and fine ones that grow along the hairline and lie over the forehead. Without them what falls over it
 * begins all at once.
 */
export function edgeHairs(head: Head, groom: Groom, hairs: GrownHairs): Strands {
  const growing = growingShort(head, { ...groom, shell: () => 0 }, hairs, 2)
  const { next } = growing
  const { density = 1 } = hairs
  const isRinglets = groom.curl?.ribbon !== undefined
  const { count, line } = groom.swept ? SWEPT : isRinglets ? RINGLETS : FALLING
  const { more, aside, astray } = { more: LONG.more, ...BENT, ...(isRinglets && CURLY) }
  const roots = looseRoots(growing, count * density).filter(
    (root) => next() < chanceOf(root, line) * besidePart(root, groom),
  )
  return shortHairs(growing, roots, () => ({
    long: LONG.least + more * next() ** 3,
    high: HIGH.least + HIGH.more * next() ** 2,
    falls: next(),
    aside,
    astray: astray * (next() + next() - 1),
    thin: THIN[0] + (THIN[1] - THIN[0]) * next(),
  }))
}

const besidePart = ({ x, z }: Root, { part }: Groom): number =>
  part ? smoothstep(PART[0], PART[1], Math.abs(x - part(z))) : 1

const chanceOf = ({ growth, z }: Root, [all, none]: readonly [number, number]): number =>
  smoothstep(none, all, growth) * smoothstep(FRONT[0], FRONT[1], z)

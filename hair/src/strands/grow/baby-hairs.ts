import { random } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import type { GrownHairs } from './crown-hairs.ts'
import type { Groom } from './groom.ts'
import { looseRoots } from './scatter-roots.ts'
import { shortHairs } from './short-hairs.ts'
import { type SpaceNoise, spaceNoise } from './space-noise.ts'
import type { Root, Strands } from './strands.ts'

/** How many would grow on the whole scalp, were all of it a hairline: some ten on a finger's breadth of it. */
const COUNT = 13000
/** Of `growth`: none, all of them, and none again where hair is dense. */
const LINE = { from: -0.35, all: 0.1, to: 0.7, none: 1.4 } as const
/** From none to all of them, units forward of the ears. */
const FRONT = [1, 3] as const
/** Units aside of the middle from which on there are more: at the temples hair is finest. And what grows in the middle, a share. */
const TEMPLES = { from: 2, to: 5, middle: 0.45 } as const
/** Units: at least, and by how much they differ; few are long. */
const LONG = { least: 0.4, more: 1.6 } as const
/** How high they stand over the skin, units. */
const HIGH = { least: 0.05, more: 0.25 } as const
/** Units per unit along: how far their bends go aside, and how far they go astray at most. */
const ASIDE = 0.45
const ASTRAY = 0.5
/** Share of the width of a strand. */
const THIN = [0.4, 0.7] as const
/**
 * Hairs that no comb holds fall forward. `share` of them do, from so many units along them on; `tuft`: units over which those
 * side by side lean the same way, as hairs of one whorl do.
 */
const FALL = { share: 0.5, over: [0, 0.5], tuft: 1.6, lean: 1.1 } as const

/**
 * Baby hairs: single, fine, and too short to be tied. They grow along the line of hair that is combed back, go where they like,
 * and some fall onto the forehead. Without them a comb has taken every hair, which none does.
 */
export function babyHairs(head: Head, groom: Groom, { seed, density = 1, points }: GrownHairs): Strands {
  const next = random(seed + 5)
  const noise = spaceNoise(seed + 5)
  const free: Groom = {
    ...groom,
    points,
    width: groom.width / density,
    shell: () => 0,
    zone: () => 1,
    flow: fallingFrom(groom, noise),
  }
  const growing = { head, groom: free, next, noise }
  const roots = looseRoots(growing, COUNT * density).filter((root) => next() < chanceOf(root))
  return shortHairs(growing, roots, () => ({
    long: LONG.least + LONG.more * next() ** 3,
    high: HIGH.least + HIGH.more * next() ** 2,
    falls: next(),
    aside: ASIDE,
    astray: ASTRAY * (next() + next() - 1),
    thin: THIN[0] + (THIN[1] - THIN[0]) * next(),
  }))
}

const chanceOf = ({ growth, x, z }: Root): number => {
  const atLine = smoothstep(LINE.from, LINE.all, growth) * smoothstep(LINE.none, LINE.to, growth)
  const aside = smoothstep(TEMPLES.from, TEMPLES.to, Math.abs(x))
  return atLine * smoothstep(FRONT[0], FRONT[1], z) * (TEMPLES.middle + (1 - TEMPLES.middle) * aside)
}

/** The way of a groom, which those that fall leave for the forehead. */
function fallingFrom({ flow }: Groom, noise: SpaceNoise): Groom['flow'] {
  return (p, root, head, out) => {
    flow(p, root, head, out)
    const l = Math.hypot(...out) || 1
    const { x, y, z } = root
    const falls = smoothstep(2 * FALL.share, 2 * FALL.share - 0.3, 1 + noise(x * 19, y * 19, z * 19))
    const along = Math.hypot(p[0] - x, p[1] - y, p[2] - z)
    const share = falls * smoothstep(FALL.over[0], FALL.over[1], along)
    const lean = FALL.lean * noise(x / FALL.tuft, y / FALL.tuft, z / FALL.tuft)
    const down = [lean, -1, 0.6]
    for (let q = 0; q < 3; q++) out[q] = (out[q] / l) * (1 - share) + down[q] * share
  }
}

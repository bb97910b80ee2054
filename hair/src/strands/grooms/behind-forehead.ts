import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { behindLine } from '../head/scalp.ts'
import { atRoot } from './combing.ts'
import type { Whim } from './whim.ts'

/** Forward of the ears, units: where her head turns away its line is seen edgewise, and further back there is none. */
const SIDE = { from: 5, to: 0.5, away: 2.5 } as const

const p = new Float64Array(3)

/** How far behind the line over the forehead a root lies, units; below 0 on the forehead. */
export function behindForehead({ x, y, z }: Root, head: Head): number {
  if (z < SIDE.to) return SIDE.away
  toCamera(head, x, y, z, p)
  const behind = behindLine(head, head.x0 + p[0] * head.unit, head.y0 - p[1] * head.unit)
  return behind + SIDE.away * smoothstep(SIDE.from, SIDE.to, z)
}

/** Units over which swept hair gets to its full density behind the forehead. */
const THINS = 0.6
/** Roots of what is tied tight begin in tufts: units that these are wide, and how far one lies before another, units. */
const TUFTS = { wide: [0.45, 1.1], by: 0.35 } as const

/** Whether swept hair grows there: ever less towards its line, root by root, or `tufts` of them. */
export function isOverForehead(root: Root, head: Head, { noise }: Whim, lies?: 'tufts'): boolean {
  const thinned = THINS * (0.5 + 0.5 * atRoot(noise, root, 0.09))
  const tufts = lies
    ? TUFTS.by * (0.5 * atRoot(noise, root, TUFTS.wide[0]) + 0.7 * atRoot(noise, root, TUFTS.wide[1]))
    : 0
  return behindForehead(root, head) > Math.max(0, thinned + tufts)
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { behindLine } from '../head/scalp.ts'

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

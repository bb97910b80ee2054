import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { BESIDE_FRINGE, denserAtLine, isRightOf, lineOf, type Part, parted, sidesOf } from './combing.ts'

/** How much the hair of a root frames the face: all of it beside the part in front, less and less to the sides and the back. */
export function framing(part: Part, root: Root, head: Head): number {
  const front = smoothstep(1.5, 5.5, root.z + 0.8 * part.noise(root.x * 2.3, 6, 4))
  const near = smoothstep(6.5, 2.5, Math.abs(root.x - part.x) + 0.6 * part.noise(root.z, root.y, 4))
  return front * near * smoothstep(head.eyes + 2, head.eyes + 5, root.y)
}

/** How far aside what falls over the forehead does, lock by lock: share by which that differs, over how many units. */
const ASIDE = { differ: 0.2, wide: 0.7 } as const

/** Combed from a part; what frames the face falls over the forehead first, and joins the sides at the cheekbones. */
export function curtained(
  part: Part,
  back: number,
): Pick<Groom, 'zone' | 'flow' | 'clear' | 'denser' | 'part'> {
  const combed = parted(part, back)
  const over = new Float64Array(3)
  return {
    zone: sidesOf(part),
    part: (z) => lineOf(part, { z }),
    denser: denserAtLine(part, 1),
    flow: (p, root, head, out) => {
      combed(p, root, head, out)
      const share = framing(part, root, head)
      if (share <= 0) return
      fallOver(p, isRightOf(part, root) ? 1 : -1, head, over)
      over[0] *= 1 + ASIDE.differ * part.noise(root.x / ASIDE.wide, root.y / ASIDE.wide, root.z / ASIDE.wide)
      for (let q = 0; q < 3; q++) out[q] += (over[q] - out[q]) * share
    },
    clear: (root, head) => BESIDE_FRINGE + (0.85 - BESIDE_FRINGE) * framing(part, root, head),
  }
}

/** Over the forehead first, then outwards past the cheekbones. */
function fallOver(p: Float64Array, side: 1 | -1, head: Head, out: Float64Array): void {
  const fallen = smoothstep(head.eyes + 6, head.eyes + 0.5, p[1])
  out[0] = side * (0.75 + 0.5 * fallen - 0.5 * smoothstep(head.eyes - 2, head.eyes - 6, p[1]))
  out[1] = -0.5 - 0.6 * fallen
  out[2] = 0.75 * (1 - fallen) - 0.3 * fallen
}

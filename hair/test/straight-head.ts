import { groomOfStyle } from '../src/strands/grooms/groom-of-style.ts'
import type { Groom } from '../src/strands/grow/groom.ts'
import type { Strands } from '../src/strands/grow/strands.ts'
import type { Head } from '../src/strands/head/head.ts'
import { behindLine } from '../src/strands/head/scalp.ts'
import { skullDistance } from '../src/strands/head/solids.ts'

/**
 * A head that looks straight into the camera, twenty pixels to a unit.
 * @param x0 column of its middle, half the width; @param h height of the picture, pixels
 */
export const straightHead = (x0: number, y0: number, h: number): Head =>
  ({
    ...{ x0, y0, unit: 20, w: 2 * x0, h, eyes: 2, chin: -9, top: 13 },
    axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
    skull: { side: 8, above: 9, front: 9, y: 4, z: -1 },
    frame: { cx: x0, cy: y0, ux: 1, uy: 0, vx: 0, vy: -1, s: 400, width: 0.8, nose: 0 },
    begins: new Float32Array(181).fill(0.3),
  }) as unknown as Head

/** What is grown smooth, from a part. */
export const PARTED_STYLES = [
  'carre_long_flou',
  'carre_plongeant',
  'degrade_volume',
  'long_lisse',
  'ondulations_soleil',
]

const POINTS = 24

type Grows = (head: Head, groom: Groom, how: { seed: number; density?: number; points: number }) => Strands

/**
 * Hairs that are grown on such a head besides those of a style: points of each, units; how high each stands over the skull,
 * how far that faces the camera there, and how far behind the hairline it is seen.
 */
export function hairsOf(grow: Grows, style: string, density?: number) {
  const head = straightHead(480, 600, 1280)
  const groom = groomOfStyle(style, 1)
  if (!groom) throw new Error(`${style} is not grown`)
  const { count, at, width } = grow(head, groom, { seed: 1, density, points: POINTS })
  const n = new Float64Array(3)
  const hairs = Array.from({ length: count }, (_, i) =>
    Array.from({ length: POINTS }, (_, k) => {
      const [x, y, z] = at.subarray((i * POINTS + k) * 3)
      const off = skullDistance(head, x, y, z, n)
      const behind = behindLine(head, head.x0 + x * head.unit, head.y0 - y * head.unit)
      return { x, y, z, off, facing: n[2], behind }
    }),
  )
  return { head, hairs, width, groom }
}

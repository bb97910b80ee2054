import type { Guides } from '../geometry/guides.ts'
import { AXIS, type Point } from '../geometry/line.ts'
import { points } from '../geometry/points.ts'

interface Fall {
  length: number
  volume: number
  inward?: number
  plunge?: number
}

/** The left side, from the strand along the face to the silhouette. */
export function frontGuides(fall: Fall & { parting: number; tuck?: number }): Guides {
  const { length: L, volume: v, inward = 0, plunge = 0, parting: p, tuck = 0 } = fall
  const [inner, middle, outer] = [L, L + 6 - plunge * 0.2, L - 6 - plunge * 0.55]
  return [
    points(
      `${p} 138, ${p - 28} 150, ${183 - tuck * 0.6} 194, ${170 - tuck} 250, ${166 - tuck} ${down(inner, 0.42, 310)}, ${170 - tuck} ${down(inner, 0.74, 380)}, ${172 + inward} ${inner}`,
    ),
    points(
      `${p + 1} 112, ${p - 42} 116, ${151 - v * 0.5} 170, ${136 - v} 248, ${130 - v} ${down(middle, 0.42, 325)}, ${126 - v} ${down(middle, 0.74, 420)}, ${140 + inward - v} ${middle}`,
    ),
    points(
      `${p + 3} 90, ${p - 40} 91, ${140 - v * 0.6} 138, ${112 - v} 236, ${100 - v * 1.3} ${down(outer, 0.42, 330)}, ${92 - v * 1.4} ${down(outer, 0.72, 430)}, ${104 + inward * 1.6 - v * 1.2} ${outer}`,
    ),
  ]
}

/** The height of a point on its way from the ear to the end, at most `lowest`. */
const down = (end: number, share: number, lowest: number) => Math.min(lowest, 246 + (end - 246) * share)

/** Behind the neck, `plunge` shorter than the front. */
export function backGuides({ length, volume: v, inward = 0, plunge = 0 }: Fall): Guides {
  const L = length - plunge
  const above = (height: number, most: number) => Math.min(most, L - height)
  return [
    points(
      `240 120, 200 150, 190 230, 196 ${above(30, 300)}, 200 ${above(20, 360)}, 206 ${above(10, 420)}, 214 ${L - 6}`,
    ),
    points(
      `238 104, 170 110, ${128 - v} 190, ${118 - v} ${above(40, 280)}, ${112 - v} ${above(30, 360)}, ${112 - v * 1.2} ${above(20, 440)}, ${124 + inward - v} ${L - 2}`,
    ),
  ]
}

/** The right side is drawn mirrored; its roots must still meet the left ones at the parting. */
export const partedAt = (guides: Guides, parting: number): Guides =>
  guides.map(([root, next, ...rest]): Point[] => {
    const x = 2 * AXIS - parting
    return [[x, root![1]], [x - 40, next![1]], ...rest]
  })

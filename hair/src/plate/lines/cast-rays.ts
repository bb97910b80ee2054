import type { Plane, Size } from '../../pixels/picture.ts'
import type { Slopes } from './slopes-of.ts'

/** Which way a ray runs, pixels. */
export type Way = readonly [dx: number, dy: number]

/** Rays of one direction, one from each hidden pixel. */
export interface Ray {
  way: Way
  /** Per pixel: the seen pixel that is met, below 0 for none. */
  meets: Int32Array
  /** Per pixel: how far that is, pixels. */
  length: Plane
}

/** Left, right and up along the lines that are seen: below a head are her shoulders. */
export const waysAlong = ({ left, right, up }: Slopes): readonly Way[] => [
  [-1, -left],
  [1, right],
  [-up, -1],
]

/**
 * Casts rays from hidden pixels to what is seen.
 * @param hidden places of the pixels that rays are cast from
 * @param seen 1 where the backdrop is surely seen
 */
export function castRays(
  size: Size,
  { hidden, seen }: { hidden: readonly number[]; seen: Plane },
  way: Way,
): Ray {
  const n = size.w * size.h
  const ray: Ray = { way, meets: new Int32Array(n).fill(-1), length: new Float32Array(n) }
  for (const o of hidden) {
    let t = 1
    let j = along(size, o, way, t)
    while (j >= 0 && !seen[j]) j = along(size, o, way, ++t)
    if (j < 0) continue
    ray.meets[o] = j
    ray.length[o] = t
  }
  return ray
}

/** The pixel t steps along a way; below 0 outside. */
export function along({ w, h }: Size, o: number, way: Way, t: number): number {
  const x = Math.round((o % w) + way[0] * t)
  const y = Math.round(((o / w) | 0) + way[1] * t)
  return x < 0 || y < 0 || x >= w || y >= h ? -1 : y * w + x
}

import type { Head } from '../src/strands/head/head.ts'
import { toHead } from '../src/strands/head/head-axes.ts'

export type Point = [x: number, y: number, z: number]

/** Points of the picture, x, y and z of each by turns, in head space. */
export function inHead(head: Head, at: Float32Array): Point[] {
  const h = Float64Array.of(0, 0, 0)
  return Array.from({ length: at.length / 3 }, (_, k) => {
    toHead(head, at[k * 3], at[k * 3 + 1], at[k * 3 + 2], h)
    return [h[0], h[1], h[2]]
  })
}

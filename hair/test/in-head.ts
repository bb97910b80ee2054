import { groomOfStyle } from '../src/strands/grooms/groom-of-style.ts'
import { growHair } from '../src/strands/grow/grow-hair.ts'
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

/** A few strands of a style from root to tip, head space. @param density share of them */
export function strandsInHead(head: Head, style: string, seed: number, density: number): Point[][] {
  const groom = groomOfStyle(style, seed)
  if (!groom) throw new Error(`${style} is not grown`)
  const { count, points, at } = growHair(head, groom, { seed, density })
  const all = inHead(head, at)
  return Array.from({ length: count }, (_, strand) => all.slice(strand * points, (strand + 1) * points))
}

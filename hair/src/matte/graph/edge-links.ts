import type { Plane, Size } from '../../pixels/picture.ts'
import { DIRECTIONS } from './graph-cut.ts'

/** Share of a link's strength that even the hardest edge keeps. */
const FLOOR = 0.06

/** Contrast-sensitive neighbour links for `graphCut`: cutting is cheap along colour edges. */
export function edgeLinks(colour: Float32Array, { w, h }: Size, strength: number): Plane[] {
  const n = w * h
  const offset = [1, w, w + 1, w - 1]
  const links = Array.from({ length: DIRECTIONS }, () => new Float32Array(n))
  const squared = (i: number, j: number) => {
    const a = colour[i * 3] - colour[j * 3]
    const b = colour[i * 3 + 1] - colour[j * 3 + 1]
    const c = colour[i * 3 + 2] - colour[j * 3 + 2]
    return a * a + b * b + c * c
  }
  let sum = 0
  let count = 0
  for (let i = 0; i + w < n; i += 3) {
    sum += squared(i, i + w)
    count++
  }
  const beta = 1 / (2 * Math.max(2e-4, sum / count))
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      for (let k = 0; k < 4; k++) {
        const leavesRight = (k === 0 || k === 2) && x === w - 1
        if (leavesRight || (k > 0 && y === h - 1) || (k === 3 && x === 0)) continue
        const j = i + offset[k]
        const likeness = FLOOR + (1 - FLOOR) * Math.exp(-beta * squared(i, j))
        const link = strength * (k > 1 ? Math.SQRT1_2 : 1) * likeness
        links[k * 2][i] = link
        links[k * 2 + 1][j] = link
      }
    }
  }
  return links
}

import type { Head } from '../head/head.ts'
import { toHead } from '../head/head-axes.ts'
import type { Groom } from './groom.ts'
import type { Strands } from './strands.ts'

/** By how much single hairs are shorter than the line, units: nearly none, and a few by `more`; and what share of them is longer, by how much. */
const OWN = { more: 0.8, rare: 3, longer: 0.015, by: 0.7 } as const
/** Of the hairs, in their own number, two steps that never meet. */
const [ONE, OTHER] = [0.61803, 0.75488] as const

/**
 * Cuts strands where they come to the line of a blunt cut, in place. Hair that only ends where it was grown to does so strand by
 * strand, and a lock at a point: daggers, and a comb between them.
 */
export function cutHem(head: Head, strands: Strands, hem: NonNullable<Groom['hem']>): void {
  const { count, points: K, at } = strands
  const p = new Float64Array(3)
  const whole = new Float32Array(K * 3)
  for (let i = 0; i < count; i++) {
    const line = at.subarray(i * K * 3, (i + 1) * K * 3)
    const [one, other] = [(i * ONE) % 1, (i * OTHER) % 1]
    const own = other < OWN.longer ? -OWN.by * one : OWN.more * one ** OWN.rare
    const over = (k: number) => {
      toHead(head, line[k * 3], line[k * 3 + 1], line[k * 3 + 2], p)
      return p[1] - hem(p, head) - own
    }
    let above = over(0)
    if (above <= 0) continue
    for (let k = 1; k < K; k++) {
      const next = over(k)
      if (next <= 0) {
        whole.set(line)
        endAt(whole, line, k - 1 + above / (above - next))
        break
      }
      above = next
    }
  }
}

/** Lays a strand anew, as many points evenly along it, up to the place `last` between two of its points. */
function endAt(from: Float32Array, out: Float32Array, last: number): void {
  const K = out.length / 3
  for (let k = 0; k < K; k++) {
    const t = (k / (K - 1)) * last
    const j = Math.min(K - 2, t | 0)
    for (let q = 0; q < 3; q++) {
      const a = from[j * 3 + q]
      out[k * 3 + q] = a + (from[j * 3 + 3 + q] - a) * (t - j)
    }
  }
}

import { blur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Reduced } from '../layers/reduced.ts'

/**
 * Share of what changes in a backdrop that changes along lines of one direction, over half a face height. Leaves, sand
 * and a blurred park came to 0.24 to 0.43; streets, frames, door posts and boards to 0.50 to 0.93.
 */
const [GROWN, BUILT] = [0.42, 0.55]
/** Half a window, face heights. */
const WINDOW = 0.25

/**
 * 0 where the backdrop around the hole is grown, 1 where it is built: a line that was built must go on straight, which
 * patches do not know. Directions by the structure tensor: J. Bigün and G. Granlund, 1987.
 * @param at a quarter of the portrait's size
 * @param s one face height at that size, pixels
 */
export function linedness(at: Reduced, seenBackground: Plane, s: number): number {
  const { w, h, n } = at
  const tone = blur(at.channels[1], w, h, 1.5)
  const [across, down, mixed] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)]
  for (let y = 2; y < h - 2; y++) {
    for (let x = 2; x < w - 2; x++) {
      const o = y * w + x
      if (![o, o - 2, o + 2, o - 2 * w, o + 2 * w].every((p) => seenBackground[p])) continue
      const dx = tone[o + 1] - tone[o - 1]
      const dy = tone[o + w] - tone[o - w]
      across[o] = dx * dx
      down[o] = dy * dy
      mixed[o] = dx * dy
    }
  }
  const r = Math.max(2, Math.round(s * WINDOW))
  const around = (plane: Plane) => boxBlur(plane, w, h, r)
  const [a, d, m] = [around(across), around(down), around(mixed)]
  const near = blur(Float32Array.from(at.hole), w, h, w / 12)
  let change = 0
  let aligned = 0
  for (let o = 0; o < n; o++) {
    if (!seenBackground[o] || near[o] < 0.03) continue
    change += a[o] + d[o]
    aligned += Math.hypot(a[o] - d[o], 2 * m[o])
  }
  return change > 0 ? smoothstep(GROWN, BUILT, aligned / change) : 0
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Strands } from '../grow/strands.ts'

/** Units from its root on which a hair is all root, and from which on it is all length. */
const GROWN = { root: 0.5, length: 6.5 } as const
/** By what share more or less that is from hair to hair: no line is drawn around the head. */
const DIFFER = 0.45

/**
 * How far each segment is length and no longer root, 0 to 1, along the hair itself. Told by the height in the picture, roots of
 * curls are a cap that ends in a line, and the streaks in which they run into the lengths lie across the curls.
 */
export function lengthsOf({ count, points: K, at, since }: Strands): Float32Array {
  const out = new Float32Array(count * (K - 1))
  for (let i = 0; i < count; i++) {
    const sooner = 1 + DIFFER * (2 * ((i * 0.618) % 1) - 1)
    let long = since?.[i] ?? 0
    for (let k = 0; k < K - 1; k++) {
      const o = (i * K + k) * 3
      out[i * (K - 1) + k] = smoothstep(GROWN.root, GROWN.length, long * sooner)
      long += Math.hypot(at[o + 3] - at[o], at[o + 4] - at[o + 1], at[o + 5] - at[o + 2])
    }
  }
  return out
}

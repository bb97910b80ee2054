import type { Size } from '../../pixels/picture.ts'

/** Area average of an interleaved 3-channel picture. */
export function shrinkColour(colour: Float32Array, from: Size, to: Size): Float32Array {
  const out = new Float32Array(to.w * to.h * 3)
  const count = new Float32Array(to.w * to.h)
  for (let y = 0, i = 0; y < from.h; y++) {
    const row = Math.min(to.h - 1, ((y * to.h) / from.h) | 0) * to.w
    for (let x = 0; x < from.w; x++, i += 3) {
      const j = row + Math.min(to.w - 1, ((x * to.w) / from.w) | 0)
      out[j * 3] += colour[i]
      out[j * 3 + 1] += colour[i + 1]
      out[j * 3 + 2] += colour[i + 2]
      count[j]++
    }
  }
  for (let k = 0; k < out.length; k++) out[k] /= Math.max(1, count[(k / 3) | 0])
  return out
}

import type { Plane } from './picture.ts'

/** Bilinear resampling of one plane from w × h to W × H, pixel centres aligned. */
export function resizePlane(src: Plane, w: number, h: number, W: number, H: number): Plane {
  const out = new Float32Array(W * H)
  for (let y = 0; y < H; y++) {
    const fy = Math.min(h - 1, Math.max(0, ((y + 0.5) * h) / H - 0.5))
    const y0 = fy | 0
    const y1 = Math.min(h - 1, y0 + 1)
    const ty = fy - y0
    for (let x = 0; x < W; x++) {
      const fx = Math.min(w - 1, Math.max(0, ((x + 0.5) * w) / W - 0.5))
      const x0 = fx | 0
      const x1 = Math.min(w - 1, x0 + 1)
      const tx = fx - x0
      const top = src[y0 * w + x0] * (1 - tx) + src[y0 * w + x1] * tx
      const bottom = src[y1 * w + x0] * (1 - tx) + src[y1 * w + x1] * tx
      out[y * W + x] = top * (1 - ty) + bottom * ty
    }
  }
  return out
}

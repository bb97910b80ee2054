import type { Plane } from './picture.ts'

/** Bilinear resampling of one plane from w × h to W × H, pixel centres aligned. */
export function resizePlane(src: Plane, w: number, h: number, W: number, H: number): Plane {
  const out = new Float32Array(W * H)
  const across = steps(w, W)
  const down = steps(h, H)
  for (let y = 0; y < H; y++) {
    const above = down.first[y] * w
    const below = down.second[y] * w
    const ty = down.share[y]
    for (let x = 0; x < W; x++) {
      const x0 = across.first[x]
      const x1 = across.second[x]
      const tx = across.share[x]
      const top = src[above + x0] * (1 - tx) + src[above + x1] * tx
      const bottom = src[below + x0] * (1 - tx) + src[below + x1] * tx
      out[y * W + x] = top * (1 - ty) + bottom * ty
    }
  }
  return out
}

/** For each place along one side: the two it lies between, and how near it is to the second. */
function steps(from: number, to: number): { first: Int32Array; second: Int32Array; share: Float64Array } {
  const out = { first: new Int32Array(to), second: new Int32Array(to), share: new Float64Array(to) }
  for (let k = 0; k < to; k++) {
    const at = Math.min(from - 1, Math.max(0, ((k + 0.5) * from) / to - 0.5))
    const first = at | 0
    out.first[k] = first
    out.second[k] = Math.min(from - 1, first + 1)
    out.share[k] = at - first
  }
  return out
}

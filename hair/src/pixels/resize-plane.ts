import type { Plane } from './picture.ts'

/** Bilinear resampling of one plane from w × h to W × H, pixel centres aligned. */
export function resizePlane(src: Plane, w: number, h: number, W: number, H: number): Plane {
  const out = new Float32Array(W * H)
  const across = steps(w, W)
  const down = steps(h, H)
  // Enlarged, a row of the source lies under several rows of the result: it is resampled across once.
  let above = { row: -1, values: new Float64Array(W) }
  let below = { row: -1, values: new Float64Array(W) }
  const resampled = (into: typeof above, row: number) => {
    if (into.row !== row) resampleRow(src, row * w, across, into.values)
    into.row = row
    return into.values
  }
  for (let y = 0; y < H; y++) {
    const first = down.first[y]
    if (below.row === first) [above, below] = [below, above]
    const top = resampled(above, first)
    const bottom = resampled(below, down.second[y])
    const ty = down.share[y]
    const at = y * W
    for (let x = 0; x < W; x++) out[at + x] = top[x] * (1 - ty) + bottom[x] * ty
  }
  return out
}

function resampleRow(src: Plane, at: number, { first, second, share }: Steps, out: Float64Array): void {
  for (let x = 0; x < out.length; x++) {
    const tx = share[x]
    out[x] = src[at + first[x]] * (1 - tx) + src[at + second[x]] * tx
  }
}

/** For each place along one side: the two it lies between, and how near it is to the second, 0–1. */
interface Steps {
  first: Int32Array
  second: Int32Array
  share: Float64Array
}

function steps(from: number, to: number): Steps {
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

import type { Size } from '../../pixels/picture.ts'
import type { HairLayer } from './hair-layer.ts'

/** Where a pixel takes its hair from, and how much of it stays: writes x, y, keep (0 to 1). */
export type HairSource = (x: number, y: number, out: Float64Array) => void

/** Resamples a hair layer (bilinear, colours weighted by the matte) into a layer of the given size. */
export function warpHair(from: HairLayer, size: Size, source: HairSource): HairLayer {
  const alpha = new Float32Array(size.w * size.h)
  const lab = new Float32Array(size.w * size.h * 3)
  const at = new Float64Array(3)
  for (let y = 0; y < size.h; y++) {
    for (let x = 0; x < size.w; x++) {
      source(x, y, at)
      const [sx, sy, keep] = at
      if (!(keep > 0) || sx < 0 || sy < 0 || sx >= from.w - 1 || sy >= from.h - 1) continue
      readHair(from, sx, sy, keep, alpha, lab, y * size.w + x)
    }
  }
  return { ...size, alpha, lab }
}

function readHair(
  from: HairLayer,
  sx: number,
  sy: number,
  keep: number,
  alpha: Float32Array,
  lab: Float32Array,
  i: number,
) {
  const x = sx | 0
  const y = sy | 0
  const tx = sx - x
  const ty = sy - y
  let sum = 0
  let L = 0
  let a = 0
  let b = 0
  for (let k = 0; k < 4; k++) {
    const d = (y + (k >> 1)) * from.w + x + (k & 1)
    const q = from.alpha[d] * (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty)
    sum += q
    L += q * from.lab[d * 3]
    a += q * from.lab[d * 3 + 1]
    b += q * from.lab[d * 3 + 2]
  }
  if (sum < 0.004) return
  alpha[i] = sum * Math.min(1, keep)
  lab[i * 3] = L / sum
  lab[i * 3 + 1] = a / sum
  lab[i * 3 + 2] = b / sum
}

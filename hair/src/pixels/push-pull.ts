import type { Plane } from './picture.ts'
import { resizePlane } from './resize-plane.ts'

/** Fills planes smoothly from the pixels with weight > 0 (weights 0 to 1), by way of ever smaller pictures. */
export function pushPull(planes: Plane[], weight: Plane, w: number, h: number): Plane[] {
  if (w <= 2 || h <= 2) return planes.map((plane) => new Float32Array(w * h).fill(mean(plane, weight)))
  const W = (w + 1) >> 1
  const H = (h + 1) >> 1
  const smallWeight = new Float32Array(W * H)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) smallWeight[(y >> 1) * W + (x >> 1)] += weight[y * w + x]
  }
  const small = planes.map((plane) => halve(plane, weight, smallWeight, w, h, W))
  for (let j = 0; j < smallWeight.length; j++) if (smallWeight[j] > 1) smallWeight[j] = 1
  return pushPull(small, smallWeight, W, H).map((coarse, k) => {
    const out = resizePlane(coarse, W, H, w, h)
    const plane = planes[k]
    for (let i = 0; i < out.length; i++) out[i] += (plane[i] - out[i]) * weight[i]
    return out
  })
}

function halve(plane: Plane, weight: Plane, sums: Plane, w: number, h: number, W: number): Plane {
  const out = new Float32Array(sums.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) out[(y >> 1) * W + (x >> 1)] += weight[y * w + x] * plane[y * w + x]
  }
  for (let j = 0; j < out.length; j++) if (sums[j] > 0) out[j] /= sums[j]
  return out
}

function mean(plane: Plane, weight: Plane): number {
  let sum = 0
  let total = 0
  for (let i = 0; i < plane.length; i++) {
    sum += weight[i] * plane[i]
    total += weight[i]
  }
  return total > 0 ? sum / total : 0
}

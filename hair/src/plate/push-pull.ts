import type { Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'

/** Fills planes smoothly from the pixels with weight > 0 (weights 0 to 1), by way of ever smaller pictures. */
export function pushPull(planes: Plane[], weight: Plane, w: number, h: number): Plane[] {
  if (w <= 2 || h <= 2) return planes.map((plane) => new Float32Array(w * h).fill(mean(plane, weight)))
  const W = (w + 1) >> 1
  const H = (h + 1) >> 1
  const smallWeight = new Float32Array(W * H)
  const small = planes.map(() => new Float32Array(W * H))
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (weight[i] <= 0) continue
      const j = (y >> 1) * W + (x >> 1)
      smallWeight[j] += weight[i]
      for (let k = 0; k < planes.length; k++) small[k][j] += weight[i] * planes[k][i]
    }
  }
  for (let j = 0; j < W * H; j++) {
    if (smallWeight[j] <= 0) continue
    for (const plane of small) plane[j] /= smallWeight[j]
    smallWeight[j] = Math.min(1, smallWeight[j])
  }
  const coarse = pushPull(small, smallWeight, W, H).map((plane) => resizePlane(plane, W, H, w, h))
  return planes.map((plane, k) => plane.map((v, i) => v * weight[i] + coarse[k][i] * (1 - weight[i])))
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

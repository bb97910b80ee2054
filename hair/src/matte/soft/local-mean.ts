import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Widths of the search, pixels: the nearest sure colour wins. */
const SIGMAS = [2.5, 6, 15, 50]

/** Mean colour (three planes) of the pixels with weight around every pixel, from near to far. */
export function localMean(colour: Float32Array, weight: Plane, { w, h }: Size): Plane[] {
  const n = w * h
  const weighted = [0, 1, 2].map((c) => weight.map((wt, i) => wt * colour[i * 3 + c]))
  const out = [0, 1, 2].map(() => new Float32Array(n))
  const done = new Float32Array(n)
  for (const sigma of SIGMAS) {
    const sums = weighted.map((plane) => blur(plane, w, h, sigma))
    const cover = blur(weight, w, h, sigma)
    for (let i = 0; i < n; i++) {
      const share = Math.min(1, cover[i] * 12) * (1 - done[i])
      if (share <= 0 || cover[i] < 1e-6) continue
      for (let c = 0; c < 3; c++) out[c][i] += (share * sums[c][i]) / cover[i]
      done[i] += share
    }
  }
  return out.map((plane) => plane.map((v, i) => (done[i] > 0 ? v / done[i] : v)))
}

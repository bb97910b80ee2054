import type { Plane, Size } from '../../pixels/picture.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** Widths that part the bands, pixels of a portrait 960 wide: single hairs, strands, locks. */
const SIGMAS = [1, 3.5, 14]

/** A plane taken apart by the size of what is seen in it. */
export interface LightBands {
  bands: Plane[]
  /** Root mean square of each band, where the weight is full. */
  spread: number[]
  /** What is left: the bands and the rest add up to the plane. */
  rest: Plane
}

/** @param weight 0 to 1: where the plane counts */
export function lightBands(plane: Plane, weight: Plane, { w, h }: Size): LightBands {
  const held = plane.map((v, i) => v * weight[i])
  const bands: Plane[] = []
  let fine = plane
  for (const full of SIGMAS) {
    const sigma = (full * w) / 960
    const cover = wideBlur(weight, w, h, sigma)
    const mean = wideBlur(held, w, h, sigma)
    for (let i = 0; i < mean.length; i++) mean[i] = cover[i] > 1e-3 ? mean[i] / cover[i] : plane[i]
    bands.push(fine.map((v, i) => v - mean[i]))
    fine = mean
  }
  return { bands, spread: bands.map((band) => spreadOf(band, weight)), rest: fine }
}

function spreadOf(band: Plane, weight: Plane): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < band.length; i++) {
    if (weight[i] <= 0.9) continue
    sum += band[i] ** 2
    count++
  }
  return Math.sqrt(sum / Math.max(1, count))
}

/** From the tenth to the ninetieth per cent of what `quantiles` tells. */
export const contrastOf = (shares: Float32Array): number => Math.max(1e-3, shares[90] - shares[10])

/** Values at 0 to 100 per cent of a plane, where its weight is above 0.6; every seventh pixel is asked. */
export function quantiles(plane: Plane, weight: Plane): Float32Array {
  const all = new Float32Array(Math.ceil(plane.length / 7))
  let n = 0
  for (let i = 0; i < plane.length; i += 7) if (weight[i] > 0.6) all[n++] = plane[i]
  const list = all.subarray(0, n).sort()
  return Float32Array.from({ length: 101 }, (_, q) => list[Math.round((q / 100) * (n - 1))] ?? 0)
}

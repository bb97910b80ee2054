import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import type { Plane } from '../../pixels/picture.ts'

/** What a pixel drawn as a mean of smaller ones, with an edge two pixels soft, is blurred already: square pixels. */
const OF_DRAWING = 0.3
/** Square pixels below which nobody sees a difference. */
const LEAST = 0.06

/** Blurs drawn hair, in place, as its photo is. @param sigma of the photo, pixels; see `photoBlur` */
export function softenLayer({ w, h, alpha, lab }: HairLayer, sigma: number): void {
  const variance = sigma * sigma - OF_DRAWING
  if (variance < LEAST) return
  const kernel = kernelOf(variance)
  const planes = [alpha, ...[0, 1, 2].map((c) => alpha.map((a, i) => a * lab[i * 3 + c]))]
  const [cover, ...soft] = planes.map((plane) => across(across(plane, w, h, kernel, 1), w, h, kernel, w))
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] = cover[i]
    if (cover[i] > 1e-4) for (let c = 0; c < 3; c++) lab[i * 3 + c] = soft[c][i] / cover[i]
  }
}

/** A Gaussian from its middle outwards. */
function kernelOf(variance: number): number[] {
  const reach = Math.ceil(2.5 * Math.sqrt(variance))
  const half = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * variance)))
  const sum = half.reduce((total, v, k) => total + (k ? 2 * v : v), 0)
  return half.map((v) => v / sum)
}

/** @param step 1 along rows, w along columns; what lies outside the picture is as its border */
function across(plane: Plane, w: number, h: number, kernel: number[], step: number): Plane {
  const out = new Float32Array(plane.length)
  const length = step === 1 ? w : h
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const at = step === 1 ? x : y
      let sum = plane[i] * kernel[0]
      for (let k = 1; k < kernel.length; k++) {
        const before = i - Math.min(k, at) * step
        const after = i + Math.min(k, length - 1 - at) * step
        sum += kernel[k] * (plane[before] + plane[after])
      }
      out[i] = sum
    }
  }
  return out
}

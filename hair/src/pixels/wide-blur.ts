import { blur } from './blur.ts'
import type { Plane } from './picture.ts'
import { resizePlane } from './resize-plane.ts'

/** A wide blur done at a half or a quarter of the size: the same look in a fraction of the time. */
export function wideBlur(plane: Plane, w: number, h: number, sigma: number): Plane {
  const k = sigma > 14 ? 4 : sigma > 6 ? 2 : 1
  if (k === 1) return blur(plane, w, h, sigma)
  const W = Math.ceil(w / k)
  const H = Math.ceil(h / k)
  const small = new Float32Array(W * H)
  const count = new Float32Array(W * H)
  for (let y = 0; y < h; y++) {
    const row = ((y / k) | 0) * W
    for (let x = 0; x < w; x++) {
      const j = row + ((x / k) | 0)
      small[j] += plane[y * w + x]
      count[j]++
    }
  }
  for (let j = 0; j < small.length; j++) small[j] /= count[j]
  return resizePlane(blur(small, W, H, sigma / k), W, H, w, h)
}

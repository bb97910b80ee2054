import { boxBlur } from './box-blur.ts'
import type { Plane } from './picture.ts'

/** Three box blurs, close to a Gaussian of `sigma` pixels (at least one pixel of radius). */
export function blur(src: Plane, w: number, h: number, sigma: number): Plane {
  const r = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.2))
  return boxBlur(boxBlur(boxBlur(src, w, h, r), w, h, r), w, h, r)
}

import { boxBlur, boxBlurInto } from './box-blur.ts'
import type { Plane } from './picture.ts'

/** Three box blurs, close to a Gaussian of `sigma` pixels (at least one pixel of radius). */
export function blur(src: Plane, w: number, h: number, sigma: number): Plane {
  const r = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.2))
  const out = boxBlur(src, w, h, r)
  boxBlurInto(out, out, w, h, r)
  boxBlurInto(out, out, w, h, r)
  return out
}

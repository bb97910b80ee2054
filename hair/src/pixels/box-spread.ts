import { boxBlur } from './box-blur.ts'
import type { Plane } from './picture.ts'

/** Standard deviation over a (2r + 1)² window, shrunk at the borders. */
export function boxSpread(plane: Plane, w: number, h: number, r: number): Plane {
  const mean = boxBlur(plane, w, h, r)
  const square = boxBlur(
    plane.map((v) => v * v),
    w,
    h,
    r,
  )
  return square.map((v, i) => Math.sqrt(Math.max(0, v - mean[i] * mean[i])))
}

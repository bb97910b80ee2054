import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'

/** 1 where a mask of 0 and 1 has a pixel within r columns and rows. */
export const grown = (mask: Plane, w: number, h: number, r: number): Plane =>
  boxBlur(mask, w, h, r).map((cover) => (cover * (2 * r + 1) ** 2 > 0.5 ? 1 : 0))

/** 1 where all pixels within r columns and rows are of the mask. */
export const shrunk = (mask: Plane, w: number, h: number, r: number): Plane =>
  grown(inverse(mask), w, h, r).map((a) => 1 - a)

const inverse = (mask: Plane): Plane => mask.map((a) => 1 - a)

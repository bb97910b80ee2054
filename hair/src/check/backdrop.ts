import type { Picture } from '../pixels/picture.ts'

/** Where she stands, not she: the upper corners and both sides above the shoulders, as shares of the picture. */
const PLACES = [
  [0, 0],
  [0.8, 0],
  [0, 0.3],
  [0.8, 0.3],
] as const
const SHARE = { w: 0.2, h: 0.25 } as const

/** Mean red, green and blue of four places around the head, 12 numbers from 0 to 255: two photos of one room are near. */
export function backdrop(picture: Picture): number[] {
  return PLACES.flatMap(([left, top]) => {
    const [x0, y0] = [Math.floor(left * picture.w), Math.floor(top * picture.h)]
    const x1 = Math.min(picture.w, Math.max(x0 + 1, Math.round(x0 + SHARE.w * picture.w)))
    const y1 = Math.min(picture.h, Math.max(y0 + 1, Math.round(y0 + SHARE.h * picture.h)))
    const sums = [0, 0, 0]
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++)
        for (let c = 0; c < 3; c++) sums[c] += picture.data[(y * picture.w + x) * 3 + c]
    return sums.map((sum) => Math.round(sum / ((x1 - x0) * (y1 - y0))))
  })
}

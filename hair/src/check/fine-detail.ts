import type { Picture } from '../pixels/picture.ts'

/**
 * How much the lightness of a box changes from one strand, stitch or fold to the next: the mean difference of
 * a pixel from the four around it, as a share of their lightness. About 0.01 smooth cloth, 0.1 to 0.3 hair.
 * @param corners of the box, pixels; parts outside the picture are ignored
 * @param reach distance of the four neighbours, pixels
 */
export function fineDetail(picture: Picture, corners: readonly (readonly number[])[], reach: number): number {
  const [x0, x1] = range(corners.map((c) => c[0]))
  const [y0, y1] = range(corners.map((c) => c[1]))
  const r = Math.max(1, Math.round(reach))
  let sum = 0
  let count = 0
  for (let y = Math.max(r, y0); y < Math.min(picture.h - r, y1); y++) {
    for (let x = Math.max(r, x0); x < Math.min(picture.w - r, x1); x++) {
      const around =
        (green(picture, x - r, y) +
          green(picture, x + r, y) +
          green(picture, x, y - r) +
          green(picture, x, y + r)) /
        4
      sum += Math.abs(green(picture, x, y) - around) / (around + 10)
      count++
    }
  }
  return count > 0 ? sum / count : 0
}

const range = (values: number[]): [number, number] => [
  Math.floor(Math.min(...values)),
  Math.ceil(Math.max(...values)),
]

const green = ({ data, w }: Picture, x: number, y: number): number => data[(y * w + x) * 3 + 1]

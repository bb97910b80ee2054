import type { Picture } from '../pixels/picture.ts'

/**
 * How boldly a box is patterned: the standard deviation of the lightness (0 to 1) within small squares, on the mean
 * over all of them. About 0.02 smooth cloth, 0.05 to 0.13 hair, 0.15 to 0.2
 * bold prints.
 * @param corners of the box, pixels; squares that leave the picture are ignored
 * @param side of a square, pixels
 */
export function boldPattern(picture: Picture, corners: readonly (readonly number[])[], side: number): number {
  const size = Math.max(3, Math.round(side))
  const [x0, x1] = range(corners.map((c) => c[0]))
  const [y0, y1] = range(corners.map((c) => c[1]))
  let sum = 0
  let count = 0
  for (let y = Math.max(0, y0); y + size <= Math.min(picture.h, y1); y += size) {
    for (let x = Math.max(0, x0); x + size <= Math.min(picture.w, x1); x += size) {
      sum += deviation(picture, x, y, size)
      count++
    }
  }
  return count ? sum / count : 0
}

const range = (values: number[]): [number, number] => [
  Math.floor(Math.min(...values)),
  Math.ceil(Math.max(...values)),
]

function deviation({ data, w }: Picture, x0: number, y0: number, size: number): number {
  let sum = 0
  let squares = 0
  for (let y = y0; y < y0 + size; y++) {
    for (let x = x0; x < x0 + size; x++) {
      const light = Math.sqrt(data[(y * w + x) * 3 + 1] / 255)
      sum += light
      squares += light * light
    }
  }
  const mean = sum / (size * size)
  return Math.sqrt(Math.max(0, squares / (size * size) - mean * mean))
}

import type { Picture } from '../pixels/picture.ts'

/**
 * Peak signal to noise ratio in decibels over red, green and blue: 10 · log10(255² / mean squared difference).
 * 40 and more is not seen; Infinity when nothing differs.
 * @param where counts only pixels that are not 0 there
 */
export function psnr(before: Picture, after: Picture, where: Uint8Array): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < where.length; i++) {
    if (!where[i]) continue
    for (let k = i * 3; k < i * 3 + 3; k++) sum += (before.data[k] - after.data[k]) ** 2
    count += 3
  }
  return sum ? 10 * Math.log10(255 ** 2 / (sum / count)) : Number.POSITIVE_INFINITY
}

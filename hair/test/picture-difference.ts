import { colourDifference, linearToCieLab } from '../src/measure/colour-difference.ts'
import { toLinear } from '../src/pixels/srgb.ts'
import type { Pixels } from './drawings.ts'

export interface PictureDifference {
  /** CIEDE2000, mean over all pixels. */
  mean: number
  /** Share of the pixels, 0 to 1, that differ plainly. */
  differing: number
}

/** CIEDE2000 from which a pixel differs plainly. */
const PLAIN = 6

export function pictureDifference(a: Pixels, b: Pixels): PictureDifference {
  const n = a.w * a.h
  let sum = 0
  let plain = 0
  for (let i = 0; i < n; i++) {
    const difference = colourDifference(labAt(a, i), labAt(b, i))
    sum += difference
    if (difference > PLAIN) plain++
  }
  return { mean: sum / n, differing: plain / n }
}

const labAt = ({ data }: Pixels, i: number) =>
  linearToCieLab(toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2]))

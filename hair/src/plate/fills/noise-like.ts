import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'

/** A square tile of noise, to be added to gamma-coded values of 0 to 1. */
export interface Grain {
  tile: Plane
  size: number
}

/** How strong two bands of detail are, gamma-coded: pores or the noise of a camera, and what is broader. */
export interface Bands {
  fine: number
  coarse: number
}

const SIZE = 256
/** Blurs between which the bands of detail lie, pixels. */
const FINE = 1.2
const COARSE = 4

/** Noise of the same strengths. */
export function noiseLike({ fine, coarse }: Bands): Grain {
  const next = random(11)
  const white = planeOf(SIZE * SIZE, () => next() + next() + next() - 1.5)
  const narrow = blur(white, SIZE, SIZE, 0.8)
  const wide = blur(white, SIZE, SIZE, 3)
  const a = normal(white.map((v, i) => narrow[i] * 0.7 + v * 0.3 - wide[i]))
  const b = normal(wide)
  return { size: SIZE, tile: a.map((v, i) => v * fine + b[i] * coarse) }
}

/** Mean squares of what is in the two bands of the green of a square window, its sides in pixels. */
export function bandsAround(
  { data, w, h }: Picture,
  [cx, cy]: readonly [number, number],
  side: number,
): Bands {
  const green = planeOf(side * side, (i) => {
    const x = Math.max(0, Math.min(w - 1, Math.round(cx + (i % side) - side / 2)))
    const y = Math.max(0, Math.min(h - 1, Math.round(cy + ((i / side) | 0) - side / 2)))
    return data[(y * w + x) * 3 + 1] / 255
  })
  const narrow = blur(green, side, side, FINE)
  const wide = blur(green, side, side, COARSE)
  const sums = { fine: 0, coarse: 0 }
  for (let i = 0; i < green.length; i++) {
    sums.fine += (green[i] - narrow[i]) ** 2
    sums.coarse += (narrow[i] - wide[i]) ** 2
  }
  return { fine: sums.fine / green.length, coarse: sums.coarse / green.length }
}

/** The same with mean 0 and spread 1. */
function normal(plane: Plane): Plane {
  let sum = 0
  let square = 0
  for (const v of plane) {
    sum += v
    square += v * v
  }
  const mean = sum / plane.length
  const spread = Math.sqrt(Math.max(1e-12, square / plane.length - mean * mean))
  return plane.map((v) => (v - mean) / spread)
}

import { type FaceFrame, toPixels } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'

/** A square tile of noise, to be added to gamma-coded values of 0 to 1. */
export interface Grain {
  tile: Plane
  size: number
}

const SIZE = 256
/** Side of the window on each cheek: face heights, and pixels at most. */
const WINDOW = { share: 0.12, most: 48 } as const
/** Blurs between which the bands of detail lie, pixels: pores, and the unevenness of skin. */
const FINE = 1.2
const COARSE = 4
/** Share of the unevenness that is drawn: at random it looks like a rash. */
const BLOTCHES = 0.12
/** More than this is a hair or a freckle, no grain. */
const MOST = 0.016

/** The grain of her cheeks in two bands, as noise of the same strengths. */
export function skinGrain(picture: Picture, f: FaceFrame): Grain {
  const [pores, blotches] = cheekBands(picture, f)
  const next = random(11)
  const white = planeOf(SIZE * SIZE, () => next() + next() + next() - 1.5)
  const fine = blur(white, SIZE, SIZE, 0.8)
  const coarse = blur(white, SIZE, SIZE, 3)
  const a = normal(white.map((v, i) => fine[i] * 0.7 + v * 0.3 - coarse[i]))
  const b = normal(coarse)
  return { size: SIZE, tile: a.map((v, i) => v * pores + b[i] * blotches * BLOTCHES) }
}

/** Spread of the cheeks' green within the two bands. */
function cheekBands({ data, w, h }: Picture, f: FaceFrame): [pores: number, blotches: number] {
  const side = Math.max(8, Math.min(WINDOW.most, Math.round(f.s * WINDOW.share)))
  const sums = [0, 0]
  let count = 0
  for (const u of [-0.22, 0.22]) {
    const [cx, cy] = toPixels(f, u, -0.08)
    const green = planeOf(side * side, (i) => {
      const x = Math.max(0, Math.min(w - 1, Math.round(cx + (i % side) - side / 2)))
      const y = Math.max(0, Math.min(h - 1, Math.round(cy + ((i / side) | 0) - side / 2)))
      return data[(y * w + x) * 3 + 1] / 255
    })
    const fine = blur(green, side, side, FINE)
    const coarse = blur(green, side, side, COARSE)
    for (let i = 0; i < green.length; i++) {
      sums[0] += (green[i] - fine[i]) ** 2
      sums[1] += (fine[i] - coarse[i]) ** 2
      count++
    }
  }
  const [pores, blotches] = sums.map((sum) => Math.min(MOST, Math.sqrt(sum / count)))
  return [pores, blotches]
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

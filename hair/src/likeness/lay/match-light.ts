import { blur } from '../../pixels/blur.ts'
import { median } from '../../pixels/median.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { RowSampler } from '../../pixels/row-sampler.ts'

/** Light is compared at a quarter of the size. */
const PART = 4
/** A place with less than this around it that may be compared leans on the light of the whole picture. */
const KNOWN = 0.02

/** Two pictures of one size, OKLab, interleaved. */
export interface LightPair extends Size {
  /** What is brought into the light of the other. */
  own: Float32Array
  light: Float32Array
  /** 0 to 1: where both show the same thing, and may be compared. */
  alike: Plane
  /** OKLab: places whose difference is farther from that of the whole than this hardly show the same thing. */
  within: number
}

/**
 * Brings a picture into the light and colour of another, in place: the difference between the two, far softened, is
 * added; far from where they may be compared, that of the whole picture. What is finer than the softening stays its own.
 * @param sigma of the softening, pixels
 */
export function matchLight(pair: LightPair, sigma: number): void {
  const { own, w, h } = pair
  const { planes, size } = softDifference(shrunk(pair), pair.within, sigma / PART)
  const rows = new RowSampler(planes, size, { w, h })
  for (let y = 0; y < h; y++) {
    rows.row(y)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) own[i + c] += rows.at(c, x)
    }
  }
}

/** Differences of the places that may be compared, at a quarter of the size. */
interface Differences {
  size: Size
  /** Sums over a place, three channels, and how much of it may be compared. */
  sums: Plane[]
  weights: Plane
}

function shrunk({ own, light, alike, w, h }: LightPair): Differences {
  const size = { w: Math.ceil(w / PART), h: Math.ceil(h / PART) }
  const sums = [0, 1, 2].map(() => new Float32Array(size.w * size.h))
  const weights = new Float32Array(size.w * size.h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const share = alike[i] / (PART * PART)
      if (!share) continue
      const j = ((y / PART) | 0) * size.w + ((x / PART) | 0)
      weights[j] += share
      for (let c = 0; c < 3; c++) sums[c][j] += share * (light[i * 3 + c] - own[i * 3 + c])
    }
  return { size, sums, weights }
}

function softDifference({ size: { w, h }, sums, weights }: Differences, within: number, sigma: number) {
  const whole = sums.map((sum) => middleOf(sum, weights))
  const trusted = weights.map((weight, j) => {
    if (!weight) return 0
    const off = Math.hypot(...sums.map((sum, c) => sum[j] / weight - whole[c]))
    return 1 / (1 + (off / within) ** 2) ** 2
  })
  const known = blur(
    weights.map((weight, j) => weight * trusted[j]),
    w,
    h,
    sigma,
  )
  const planes = sums.map((sum, c) => {
    const apart = sum.map((v, j) => (v - whole[c] * weights[j]) * trusted[j])
    return blur(apart, w, h, sigma).map((v, j) => whole[c] + v / (known[j] + KNOWN))
  })
  return { planes, size: { w, h } }
}

/** The middle of the differences at places that may be compared; 0 without any. */
function middleOf(sum: Plane, weights: Plane): number {
  const values: number[] = []
  weights.forEach((weight, j) => {
    if (weight > 0.5) values.push(sum[j] / weight)
  })
  return values.length ? median(values) : 0
}

import type { Picture, Plane, Size } from '../pixels/picture.ts'

/** The constants of the paper: an 11 × 11 Gaussian window of 1.5 pixels, K1, K2 and the range of the values. */
const RADIUS = 5
const SIGMA = 1.5
const RANGE = 255
const C1 = (0.01 * RANGE) ** 2
const C2 = (0.03 * RANGE) ** 2

/**
 * Mean structural similarity of two pictures' luma, 1 = the same (Z. Wang, A. C. Bovik, H. R. Sheikh,
 * E. P. Simoncelli, Image quality assessment: from error visibility to structural similarity, IEEE Transactions
 * on Image Processing 13(4), 2004, eq. 13, https://www.cns.nyu.edu/~lcv/ssim/). At full size: the authors' advice
 * to reduce large pictures first would only raise the figure.
 * @param where counts windows whose middle is not 0 there; windows that leave the picture do not count
 */
export function ssim(before: Picture, after: Picture, where: Uint8Array): number {
  const x = luma(before)
  const y = luma(after)
  const meanX = smooth(x, before)
  const meanY = smooth(y, before)
  const squaresX = smooth(times(x, x), before)
  const squaresY = smooth(times(y, y), before)
  const products = smooth(times(x, y), before)
  let sum = 0
  let count = 0
  for (let row = RADIUS; row < before.h - RADIUS; row++) {
    for (let i = row * before.w + RADIUS; i < (row + 1) * before.w - RADIUS; i++) {
      if (!where[i]) continue
      const [mx, my] = [meanX[i], meanY[i]]
      const covariance = products[i] - mx * my
      const variances = squaresX[i] - mx * mx + squaresY[i] - my * my
      sum += ((2 * mx * my + C1) * (2 * covariance + C2)) / ((mx * mx + my * my + C1) * (variances + C2))
      count++
    }
  }
  return count ? sum / count : 1
}

/** Y' of Rec. 601, 0 to 255. */
function luma({ data }: Picture): Plane {
  const plane = new Float32Array(data.length / 3)
  for (let i = 0, k = 0; i < plane.length; i++, k += 3)
    plane[i] = 0.299 * data[k] + 0.587 * data[k + 1] + 0.114 * data[k + 2]
  return plane
}

const times = (a: Plane, b: Plane): Plane => a.map((v, i) => v * b[i])

const WINDOW = (() => {
  const weights = Array.from({ length: 2 * RADIUS + 1 }, (_, k) =>
    Math.exp(-((k - RADIUS) ** 2) / (2 * SIGMA ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Float32Array.from(weights, (weight) => weight / sum)
})()

/** The Gaussian window, rows then columns; the outer `RADIUS` pixels are left 0. */
function smooth(plane: Plane, { w, h }: Size): Plane {
  const rows = new Float32Array(plane.length)
  for (let y = 0; y < h; y++)
    for (let i = y * w + RADIUS; i < (y + 1) * w - RADIUS; i++) rows[i] = weighted(plane, i, 1)
  const both = new Float32Array(plane.length)
  for (let y = RADIUS; y < h - RADIUS; y++)
    for (let i = y * w + RADIUS; i < (y + 1) * w - RADIUS; i++) both[i] = weighted(rows, i, w)
  return both
}

function weighted(plane: Plane, middle: number, step: number): number {
  let sum = 0
  for (let k = 0, i = middle - RADIUS * step; k <= 2 * RADIUS; k++, i += step) sum += WINDOW[k] * plane[i]
  return sum
}

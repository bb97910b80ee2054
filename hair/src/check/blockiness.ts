import type { Picture } from '../pixels/picture.ts'

/**
 * 0 to 1: the largest share of horizontal steps that falls on one regular grid (4 to 40 pixels apart), above
 * what chance would put there. Near 1 for a picture enlarged from tiny squares or compressed to bits.
 */
export function blockiness(picture: Picture): number {
  const steps = new Float64Array(picture.w - 1)
  for (let y = 0; y < picture.h; y += 3) {
    for (let x = 0; x + 1 < picture.w; x++) {
      const i = (y * picture.w + x) * 3 + 1
      steps[x] += Math.abs(picture.data[i + 3] - picture.data[i])
    }
  }
  const total = steps.reduce((a, b) => a + b, 0)
  if (total === 0) return 0
  let worst = 0
  for (let period = 4; period <= 40; period++) {
    const sums = new Float64Array(period)
    for (let x = 0; x < steps.length; x++) sums[x % period] += steps[x]
    worst = Math.max(worst, (Math.max(...sums) / total - 1 / period) / (1 - 1 / period))
  }
  return worst
}

import type { Plane, Size } from '../../pixels/picture.ts'
import { along, type Ray } from './cast-rays.ts'

/** What differs by more from the pixel that a ray meets is another thing, gamma-coded. */
const ALIKE = 0.06

interface Stretch {
  /** 1 where the backdrop is surely seen. */
  seen: Plane
  ray: Ray
  /** How far beyond the pixel that is met it is read at most, pixels. */
  reach: number
}

/**
 * What a ray carries from a pixel that it meets: the mean of what goes on alike beyond it. One pixel of cloth or plaster is
 * lighter or darker than the next, and would be a streak.
 */
export function stretchMean(
  size: Size,
  channel: Plane,
  { seen, ray, reach }: Stretch,
): (m: number) => number {
  const known = new Map<number, number>()
  const meanAt = (m: number) => {
    let sum = channel[m]
    let count = 1
    for (let t = 1; t <= reach; t++) {
      const j = along(size, m, ray.way, t)
      if (j < 0 || !seen[j]) break
      if (Math.abs(channel[j] - channel[m]) > ALIKE) continue
      sum += channel[j]
      count++
    }
    return sum / count
  }
  return (m) => {
    const mean = known.get(m) ?? meanAt(m)
    known.set(m, mean)
    return mean
  }
}

import type { Plane } from '../../pixels/picture.ts'
import type { Reduced } from '../layers/reduced.ts'
import { along, type Ray } from './cast-rays.ts'

/** Roughness of what is not seen any more: as of texture. */
const UNSEEN = 0.1

interface Asked {
  /** Places of the pixels that rays were cast from. */
  hidden: readonly number[]
  /** 1 where the backdrop is surely seen. */
  seen: Plane
  ray: Ray
  /** How far beyond the pixel that is met it is looked, pixels. */
  reach: number
  /**
   * From so many pixels on it is looked no farther than where another thing begins or nothing is seen: what touches hair goes
   * on behind it, however little of it is seen. Default: what lies beyond is rough too.
   */
  whole?: number
}

/** What differs by more, gamma-coded, any channel, is another thing. */
const OTHER = 0.12

/** Per hidden pixel: the mean change, gamma-coded, along its ray beyond the pixel that it meets; 0 where it meets none. */
export function roughness(at: Reduced, { hidden, seen, ray, reach, whole }: Asked): Plane {
  const { channels } = at
  const out = new Float32Array(at.n)
  const known = new Map<number, number>()
  const roughAt = (m: number) => {
    let sum = 0
    for (let t = 1; t <= reach; t++) {
      const j = along(at, m, ray.way, t)
      const isOther =
        j < 0 || !seen[j] || channels.some((channel) => Math.abs(channel[j] - channel[m]) > OTHER)
      if (whole && t > whole && isOther) return sum / (3 * (t - 1))
      if (j < 0 || !seen[j]) sum += 3 * UNSEEN
      else for (const channel of channels) sum += Math.abs(channel[j] - channel[m])
    }
    return sum / (3 * reach)
  }
  for (const o of hidden) {
    const m = ray.meets[o]
    if (m < 0) continue
    const rough = known.get(m) ?? roughAt(m)
    known.set(m, rough)
    out[o] = rough
  }
  return out
}

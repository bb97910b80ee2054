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
}

/** Per hidden pixel: the mean change, gamma-coded, along its ray beyond the pixel that it meets; 0 where it meets none. */
export function roughness(at: Reduced, { hidden, seen, ray, reach }: Asked): Plane {
  const { channels } = at
  const out = new Float32Array(at.n)
  const known = new Map<number, number>()
  const roughAt = (m: number) => {
    let sum = 0
    for (let t = 1; t <= reach; t++) {
      const j = along(at, m, ray.way, t)
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

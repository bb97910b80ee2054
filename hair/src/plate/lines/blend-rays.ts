import type { Plane } from '../../pixels/picture.ts'
import { relaxSteps } from '../fills/relax-steps.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { Ray } from './cast-rays.ts'

interface Chosen {
  /** Places of the pixels to fill. */
  hidden: readonly number[]
  rays: readonly Ray[]
  /** Index of the ray that one of them was filled by. */
  way: (o: number) => number
  /** What is begun with where a ray meets nothing. */
  smooth: readonly Plane[]
}

/**
 * What rays meet, joined without seams: the surface that changes from pixel to pixel as what they meet does, and meets what
 * is seen around it. P. Pérez, M. Gangnet and A. Blake, "Poisson image editing", 2003.
 * @param means per ray and channel what it carries from a pixel that it meets
 * @returns the channels, filled
 */
export function blendRays(
  at: Reduced,
  means: readonly (readonly ((m: number) => number)[])[],
  { hidden, rays, way, smooth }: Chosen,
): Plane[] {
  const { w, n } = at
  const sides = [-1, 1, -w, w]
  const isBackdrop = (o: number, k: number) => {
    const leaves = (k === 0 && o % w === 0) || (k === 1 && o % w === w - 1)
    const j = o + sides[k]
    return !leaves && j >= 0 && j < n && at.layer[j] === LAYER.background
  }
  return at.channels.map((channel, c) => {
    const surface = channel.slice()
    const met = (o: number, k: number) => (rays[k].meets[o] < 0 ? Number.NaN : means[k][c](rays[k].meets[o]))
    const change = (o: number, j: number, k: number) => met(o, k) - met(j, k) || 0
    // per pixel and side: how much lighter it is than that neighbour; NaN where there is no backdrop
    const steps = new Float32Array(hidden.length * 4)
    hidden.forEach((o, q) => {
      const own = met(o, way(o))
      surface[o] = Number.isNaN(own) ? smooth[c][o] : own
      for (let k = 0; k < 4; k++) {
        const j = o + sides[k]
        if (!isBackdrop(o, k)) steps[q * 4 + k] = Number.NaN
        else if (at.hole[j]) steps[q * 4 + k] = (change(o, j, way(o)) + change(o, j, way(j))) / 2
      }
    })
    relaxSteps(surface, { places: hidden, w, steps, factor: 1.5 })
    return surface
  })
}

import { angleOf, smoothAngles } from '../../cut/layer/hairline.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from './head.ts'
import { BEYOND } from './scalp.ts'

/**
 * How far above the outline of her face, the mesh's, a hairline lies over the forehead, face heights: on seven heads
 * without a fringe 0.11 to 0.17 in the middle, and less towards the temples. What lies lower in the middle is a fringe,
 * and so is what goes on from there nearly as low.
 */
const FOREHEAD = { high: 0.13, from: 30, to: 62 } as const
const FRINGE = { lower: 0.06, within: 20, goesOn: 0.6 } as const
/** Angles on either side of a fringe that are its own too. */
const BESIDE = 2

export type Lines = Pick<Head, 'hairline' | 'kept' | 'begins'>

/**
 * The head as hair grows on it that is swept back: nothing of her own hairline is kept; a fringe is none, and goes back with
 * the rest.
 * @param oval radii of the outline of her face, face heights
 */
export function sweptHead<Any extends Lines>(head: Any, oval: Float32Array): Any {
  const fringe = fringeOf(head.hairline, oval)
  const hairline = head.hairline.map(
    (radius, k) => radius + fringe[k] * Math.max(0, highest(oval, k) - radius),
  )
  const begins = head.begins.map(
    (radius, k) => radius + hairline[k] - head.hairline[k] - (BEYOND.covered - BEYOND.kept) * head.kept[k],
  )
  return { ...head, hairline, kept: head.kept.map(() => 0), begins }
}

/** The line of a forehead without a fringe. */
const highest = (oval: Float32Array, k: number): number =>
  oval[k] + FOREHEAD.high * smoothstep(FOREHEAD.to, FOREHEAD.from, angleOf(k))

/** How far a fringe takes the place of her hairline per angle, 0 to 1. */
function fringeOf(hairline: Float32Array, oval: Float32Array): Float32Array {
  const above = hairline.map((radius, k) => radius - oval[k])
  const isFringe = above.map((v, k) => (angleOf(k) <= FRINGE.within && v < FRINGE.lower ? 1 : 0))
  const spread = (from: number, step: 1 | -1) => {
    for (let k = from; k > 0 && k < above.length - 1; k += step) {
      const limit = FRINGE.goesOn * (highest(oval, k) - oval[k])
      if (isFringe[k - step] && above[k] < limit) isFringe[k] = 1
    }
  }
  spread(1, 1)
  spread(above.length - 2, -1)
  const wide = isFringe.map((_, k) => Math.max(...isFringe.subarray(Math.max(0, k - BESIDE), k + BESIDE + 1)))
  return smoothAngles(wide, 1)
}

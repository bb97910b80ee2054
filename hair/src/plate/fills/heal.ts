import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { agreeing } from './agreeing.ts'

/** How far a fill is bent at most, gamma-coded: the border may be lit, but a lock's shadow or a hair is no tone. */
const LIGHTER = 0.2
const DARKER = 0.13

interface Seen extends Size {
  /** What the planes of a fill should be where `known` is 1. */
  channels: Plane[]
  known: Plane
}

/**
 * Bends a fill so that it meets the photo without a seam: the difference seen along the border is carried
 * inwards and fades over a distance. Writes into `fill`.
 * @param reach how far a border is felt, pixels
 */
export function heal(fill: Plane[], { channels, known, w, h }: Seen, reach: number): void {
  const difference = fill.map((plane, c) => {
    const out = new Float32Array(plane.length)
    for (let o = 0; o < out.length; o++) {
      if (known[o] > 0) out[o] = Math.max(-DARKER, Math.min(LIGHTER, channels[c][o] - plane[o]))
    }
    return out
  })
  const mean = difference[0].map((red, o) => (red + difference[1][o] + difference[2][o]) / 3)
  const believed = agreeing(mean, known, { w, h }, reach)
  const carried = pushPull(difference, believed, w, h)
  const near = blur(believed, w, h, reach)
  fill.forEach((plane, c) => {
    for (let o = 0; o < plane.length; o++) plane[o] += carried[c][o] * Math.min(1, near[o] * 2.2)
  })
}

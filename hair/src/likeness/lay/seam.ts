import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Between these shares two pictures are mixed. */
const MIXED = { from: 0.1, to: 0.9 } as const
/** From this share of hair on a place says nothing: its own edge is no seam. */
const HAIR = 0.02
/** Grain is no difference: what is compared is softened by so much, pixels. */
const GRAIN = 3
/** Of the places along the seam, how many may be worse than the one that counts. */
const RANK = 0.9

/** Two pictures of one size, OKLab, interleaved. */
export interface Overlaid extends Size {
  over: Float32Array
  under: Float32Array
}

/** How unlike two pictures are at each place, OKLab distance without what is finer than so many pixels. */
export function differenceOf({ over, under, w, h }: Overlaid, grain: number = GRAIN): Plane {
  const apart = [0, 1, 2].map((c) => {
    const plane = new Float32Array(w * h)
    for (let i = 0; i < plane.length; i++) plane[i] = over[i * 3 + c] - under[i * 3 + c]
    return blur(plane, w, h, grain)
  })
  return apart[0].map((light, i) => Math.hypot(light, apart[1][i], apart[2][i]))
}

/** How unlike two pictures are where one goes over into the other: OKLab distance at nine tenths of the places. */
export function seamError(difference: Plane, { share, hair }: { share: Plane; hair: Plane }): number {
  const along: number[] = []
  for (let i = 0; i < share.length; i += 3)
    if (share[i] > MIXED.from && share[i] < MIXED.to && hair[i] < HAIR) along.push(difference[i])
  if (!along.length) return 0
  along.sort((one, other) => one - other)
  return along[Math.floor(along.length * RANK)]
}

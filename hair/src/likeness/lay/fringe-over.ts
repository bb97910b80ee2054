import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/**
 * `reach` and `edge` in face heights; `near` is the share of hair softened over the reach, `same` and `other` OKLab
 * distances between her face and the made one.
 */
const FRINGE = { reach: 0.05, near: { none: 0.1, all: 0.35 }, same: 0.09, other: 0.16, edge: 0.012 } as const

interface Beside extends Size {
  newHair: Plane
  /** Between her face and the made one; see `differenceOf`. */
  difference: Plane
  /** One face height, pixels. */
  s: number
}

/**
 * Where a new fringe goes on beyond its matte, 0 to 1: no matte holds hair on brows and eyes, so there it is told by how
 * unlike her own face the made one is, right below hair.
 */
export function fringeOver({ newHair, difference, w, h, s }: Beside): Plane {
  const near = blur(newHair, w, h, s * FRINGE.reach)
  const found = difference.map(
    (apart, i) =>
      smoothstep(FRINGE.near.none, FRINGE.near.all, near[i]) * smoothstep(FRINGE.same, FRINGE.other, apart),
  )
  return blur(found, w, h, s * FRINGE.edge).map((share) => smoothstep(0.05, 0.35, share))
}

import { BACKGROUND } from '../../../matte/masks.ts'
import { boxBlur } from '../../../pixels/box-blur.ts'
import { planeOf } from '../../../pixels/fill-plane.ts'
import type { Plane } from '../../../pixels/picture.ts'
import { MARGIN, meanOf, type Near } from './near-hair.ts'

/** Colours that differ by less are one, gamma-coded, any channel. */
const SAME = 0.04
/** How much of what a pixel strays by from the backdrop leads to the hair's colour: the square of a cosine. */
const TOWARDS = 0.5
/** Directions in which the backdrop is asked, and how far away, in widths of the margin. */
const DIRECTIONS = 16
const AWAY = [0.3, 0.7, 1.1, 1.6, 2.2]

/**
 * Where hairs too fine to be seen one by one may mix with the backdrop: 1 where, within the wide margin, a pixel has no
 * colour that is seen of the backdrop beyond, and strays from the likest towards the colour of her hair. What stands there
 * and goes on beyond has the same colour there.
 */
export function hazeOf({ w, h, colours, tone, kind, free, beside }: Near): Plane {
  const smooth = meanOf(colours, free, (plane) => boxBlur(plane, w, h, 1))
  const isGround = (o: number) => free[o] === 1 && kind[o] === BACKGROUND
  const steps = stepsBeyond(Math.round(w / MARGIN.even))
  return planeOf(w * h, (o) => (isGround(o) && beside[o] && isHazed(o) ? 1 : 0))

  function isHazed(o: number): boolean {
    const [x, y] = [o % w, (o / w) | 0]
    let least = Number.POSITIVE_INFINITY
    let likest = -1
    for (const [dx, dy] of steps) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) continue
      const j = o + dy * w + dx
      if (beside[j] || !isGround(j)) continue
      const differs = Math.max(
        Math.abs(smooth[0][o] - smooth[0][j]),
        Math.abs(smooth[1][o] - smooth[1][j]),
        Math.abs(smooth[2][o] - smooth[2][j]),
      )
      if (differs < least) [least, likest] = [differs, j]
    }
    return likest >= 0 && least >= SAME && leadsTo(tone, smooth, o, likest)
  }
}

/** Whether what a pixel strays by from another leads to the colour of the hair nearby. */
function leadsTo(tone: Plane[], colours: Plane[], o: number, from: number): boolean {
  let dot = 0
  let way = 0
  let strays = 0
  for (let c = 0; c < 3; c++) {
    const whole = tone[c][o] - colours[c][from]
    const own = colours[c][o] - colours[c][from]
    dot += own * whole
    way += whole * whole
    strays += own * own
  }
  return dot > 0 && dot * dot > TOWARDS * way * strays
}

const stepsBeyond = (margin: number): (readonly [dx: number, dy: number])[] =>
  Array.from({ length: DIRECTIONS }, (_, k) => (2 * Math.PI * k) / DIRECTIONS).flatMap((angle) =>
    AWAY.map(
      (far) =>
        [Math.round(Math.cos(angle) * margin * far), Math.round(Math.sin(angle) * margin * far)] as const,
    ),
  )

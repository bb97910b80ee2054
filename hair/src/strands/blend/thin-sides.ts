import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'

/** How far above the line of hair over a bare ear it is thin, all of it and none, units. */
const THIN = [1.5, 3] as const

/** How much of it is skin there, as a share: all of it bare, temples are glass with single hairs before it. */
const SEEN = 0.3

/** Where hair that is cut around an ear lets the skin of her temples through, 0 to 1 per pixel. @param temples see `bareTemples` */
export function thinSides(head: Head, temples: Plane): Plane {
  const rows = head.ears.map(({ at, hairTo }) =>
    THIN.map((above) => {
      toCamera(head, at[0], hairTo + above, at[2], place)
      return head.y0 - head.unit * place[1]
    }),
  )
  return temples.map((share, i) => {
    const [all, none] = rows[i % head.w < head.x0 ? 0 : 1]
    return SEEN * share * smoothstep(none, all, (i / head.w) | 0)
  })
}

const place = new Float64Array(3)

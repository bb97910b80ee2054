import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { Repaint } from '../layers/repaint.ts'

/** How much darker skin is where a shadow of hair begins, and where it is deep, gamma-coded: necks have folds of their own. */
const DARKER = { face: [0.01, 0.06], body: [0.03, 0.08] } as const

/** Shadows below the face are looked for so far around what is painted, part of the width. */
const BESIDE = 18

/** Blur in which a chain round her neck is no longer seen, pixels at half size. */
const CHAIN = 4

/**
 * Where skin beside her hair is darker than the skin painted next to it, its shadow and its last hairs lie there:
 * painted too, gradually. Features are kept.
 * @param skin the painted skin at half size, see `skinSurface`
 */
export function liftShadows(at: Reduced, repaint: Repaint, skin: Plane[]): Repaint {
  const { w, h, n } = at
  const darker = planeOf(n, (o) => darkerBy(at, skin, o))
  const onFace = planeOf(n, (o) => {
    if (at.layer[o] !== LAYER.face || at.nearHair[o] <= 0.004) return 0
    const near = smoothstep(0.004, 0.08, at.nearHair[o])
    return near * smoothstep(...DARKER.face, darker[o]) * (1 - smoothstep(0.05, 0.4, repaint.feature[o]))
  })
  const nearPaint = wideBlur(repaint.elsewhere, w, h, w / BESIDE)
  const broadly = broad(darker, at)
  const below = planeOf(n, (o) =>
    at.layer[o] === LAYER.body
      ? smoothstep(0.03, 0.15, nearPaint[o]) * smoothstep(...DARKER.body, broadly[o])
      : 0,
  )
  const more = (paint: Plane, shadows: Plane) => {
    const soft = blur(shadows, w, h, 3)
    return paint.map((share, o) => Math.max(share, Math.min(1, 1.2 * soft[o])))
  }
  return { ...repaint, onFace: more(repaint.onFace, onFace), elsewhere: more(repaint.elsewhere, below) }
}

function darkerBy({ channels }: Reduced, skin: Plane[], o: number): number {
  let darker = 0
  for (let c = 0; c < 3; c++) darker += (skin[c][o] - channels[c][o]) / 3
  return darker
}

/** How much darker skin below the face is over some width, of what is seen of it: a chain is no shadow. */
function broad(darker: Plane, { w, h, n, layer, hole }: Reduced): Plane {
  const isSeen = planeOf(n, (o) => (layer[o] === LAYER.body && !hole[o] ? 1 : 0))
  const cover = blur(isSeen, w, h, CHAIN)
  const sum = blur(
    darker.map((d, o) => d * isSeen[o]),
    w,
    h,
    CHAIN,
  )
  return sum.map((d, o) => (cover[o] > 0.01 ? d / cover[o] : 0))
}

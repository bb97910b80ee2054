import { blur } from '../../pixels/blur.ts'
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

/**
 * Where skin beside her hair is darker than the skin painted next to it, its shadow and its last hairs lie there:
 * painted too, gradually. Features are kept.
 * @param skin the painted skin at half size, see `skinSurface`
 */
export function liftShadows(at: Reduced, repaint: Repaint, skin: Plane[]): Repaint {
  const { w, h, n, channels } = at
  const onFace = new Float32Array(n)
  const below = new Float32Array(n)
  const nearPaint = wideBlur(repaint.elsewhere, w, h, w / BESIDE)
  for (let o = 0; o < n; o++) {
    const isFace = at.layer[o] === LAYER.face
    if (isFace ? at.nearHair[o] <= 0.004 : at.layer[o] !== LAYER.body || nearPaint[o] <= 0.03) continue
    let darker = 0
    for (let c = 0; c < 3; c++) darker += (skin[c][o] - channels[c][o]) / 3
    const near = isFace ? smoothstep(0.004, 0.08, at.nearHair[o]) : smoothstep(0.03, 0.15, nearPaint[o])
    const [from, deep] = isFace ? DARKER.face : DARKER.body
    const shadow = near * smoothstep(from, deep, darker)
    if (isFace) onFace[o] = shadow * (1 - smoothstep(0.05, 0.4, repaint.feature[o]))
    else below[o] = shadow
  }
  const more = (paint: Plane, shadows: Plane) => {
    const soft = blur(shadows, w, h, 3)
    return paint.map((share, o) => Math.max(share, Math.min(1, 1.2 * soft[o])))
  }
  return { ...repaint, onFace: more(repaint.onFace, onFace), elsewhere: more(repaint.elsewhere, below) }
}

import { blur } from '../../pixels/blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { Repaint } from '../layers/repaint.ts'

/**
 * Where the face beside her hair is darker than the skin painted next to it, its shadow and its last hairs lie there:
 * painted too, gradually. Features are kept.
 * @param skin the painted skin at half size, see `skinSurface`
 */
export function liftShadows(at: Reduced, repaint: Repaint, skin: Plane[]): Repaint {
  const { w, h, n, channels } = at
  const lifted = new Float32Array(n)
  for (let o = 0; o < n; o++) {
    if (at.layer[o] !== LAYER.face || at.nearHair[o] <= 0.004) continue
    let darker = 0
    for (let c = 0; c < 3; c++) darker += (skin[c][o] - channels[c][o]) / 3
    const near = smoothstep(0.004, 0.08, at.nearHair[o])
    lifted[o] = near * smoothstep(0.01, 0.06, darker) * (1 - smoothstep(0.05, 0.4, repaint.feature[o]))
  }
  const soft = blur(lifted, w, h, 3)
  return { ...repaint, onFace: repaint.onFace.map((paint, o) => Math.max(paint, Math.min(1, 1.2 * soft[o]))) }
}

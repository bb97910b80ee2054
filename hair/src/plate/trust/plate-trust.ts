import type { FaceFrame } from '../../face/face-frame.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { distance } from '../fills/distance.ts'
import { LAYER, type Layout } from '../layers/layout.ts'

/** What makes a guessed place hard to believe. */
export interface Doubts {
  /** See `calmness`. */
  calm: number
  /** See `clothesPattern`. */
  pattern: number
  /** The backdrop as it was filled, any channel, at mask size: where it runs from light to dark, something stood. */
  backdrop: Plane
  /** Per pixel at mask size, 0 to 1: how sure the ground network is of the likeliest class. */
  sureness: Plane
}

/**
 * 0 to 1 at mask size: how well each repainted place would stand up if a shorter cut left it bare; 1 = untouched.
 * Lace and prints do not go on behind hair, garments end where nobody knows, and far from any skin that is seen
 * shoulders are smooth.
 */
export function plateTrust(layout: Layout, f: FaceFrame, doubts: Doubts): Plane {
  const { calm, pattern, backdrop, sureness } = doubts
  const { w, h, layer, seen, alpha } = layout
  const toClothes = distance((i) => seen[i] === 1 && layer[i] === LAYER.clothes, w, h)
  const isBare = (l: number) => l === LAYER.neck || l === LAYER.body
  const toSkin = distance((i) => seen[i] === 1 && isBare(layer[i]), w, h)
  const slope = unrest(backdrop, w, h, f.s)
  const plainClothes = 1 - 0.75 * smoothstep(0.02, 0.06, pattern)
  return alpha.map((a, i) => {
    if (a <= 0.06) return 1
    if (layer[i] === LAYER.background) return (0.4 + 0.6 * calm) * (1 - 0.8 * smoothstep(0.04, 0.1, slope[i]))
    if (layer[i] === LAYER.face) return 0.85
    const sure = 0.4 + 0.6 * smoothstep(0.5, 0.85, sureness[i])
    if (layer[i] === LAYER.clothes)
      return sure * plainClothes * (0.9 - 0.5 * smoothstep(0.15, 0.8, toClothes[i] / f.s))
    const far = toSkin[i] / f.s
    if (layer[i] === LAYER.neck) return sure * (0.9 - 0.4 * smoothstep(0.15, 0.7, far))
    return sure * (0.85 - 0.5 * smoothstep(0.1, 0.6, far))
  })
}

/** Spread of a plane over a window of a quarter face height. */
function unrest(plane: Plane, w: number, h: number, s: number): Plane {
  const r = Math.max(1, Math.round(s * 0.12))
  const mean = boxBlur(plane, w, h, r)
  const square = boxBlur(
    plane.map((v) => v * v),
    w,
    h,
    r,
  )
  return square.map((v, i) => Math.sqrt(Math.max(0, v - mean[i] * mean[i])))
}

import type { FaceFrame } from '../../face/face-frame.ts'
import { distance } from '../../pixels/masks/distance.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { isSeenCloth, isSeenSkin, LAYER, type Layout } from '../layers/layout.ts'

/** What makes a guessed place hard to believe. */
export interface Doubts {
  /** See `calmAt`. */
  calm: Plane
  /** See `continuity`, at mask size: asked where a backdrop is not calm. */
  continued: () => Plane
  /** See `clothesPattern`. */
  pattern: number
  /** Per pixel at mask size, 0 to 1: how sure the ground network is of the likeliest class. */
  sureness: Plane
}

/** Trust of a backdrop: at least, and how much more of one that is calm, or that its own patches continue. */
const BELIEVED = { atLeast: 0.4, smooth: 0.6, continued: 0.55 } as const

/**
 * What a pattern takes from the trust of cloth: little where an edge that is seen says how far it goes, for there it is laid in
 * pieces of itself.
 */
const PATTERNED = { guessed: 0.75, told: 0.2 } as const

/**
 * 0 to 1 at mask size: how well each repainted place would stand up if a shorter cut left it bare; 1 = untouched.
 * Lace and prints do not go on behind hair, garments end where nobody knows, and far from any skin that is seen
 * shoulders are smooth.
 */
export function plateTrust(layout: Layout, f: FaceFrame, doubts: Doubts): Plane {
  const { calm, pattern, sureness } = doubts
  let continued: Plane | null = null
  const { w, h, layer, told, alpha } = layout
  const toClothes = distance((i) => isSeenCloth(layout, i), w, h)
  const toSkin = distance((i) => isSeenSkin(layout, i), w, h)
  const patterned = smoothstep(0.02, 0.06, pattern)
  return alpha.map((a, i) => {
    if (a <= 0.06) return 1
    if (layer[i] === LAYER.background) {
      const smooth = BELIEVED.smooth * calm[i]
      if (smooth >= BELIEVED.continued) return BELIEVED.atLeast + smooth
      continued ??= doubts.continued()
      return BELIEVED.atLeast + Math.max(smooth, BELIEVED.continued * continued[i])
    }
    if (layer[i] === LAYER.face) return 0.85
    const sure = told[i] ? 1 : 0.4 + 0.6 * smoothstep(0.5, 0.85, sureness[i])
    if (layer[i] === LAYER.clothes)
      return (
        sure *
        (1 - (told[i] ? PATTERNED.told : PATTERNED.guessed) * patterned) *
        (0.9 - 0.5 * smoothstep(0.15, 0.8, toClothes[i] / f.s))
      )
    const far = toSkin[i] / f.s
    if (layer[i] === LAYER.neck) return sure * (0.9 - 0.4 * smoothstep(0.15, 0.7, far))
    return sure * (0.85 - 0.5 * smoothstep(0.1, 0.6, far))
  })
}

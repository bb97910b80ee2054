import type { Masks } from '../matte/masks.ts'
import { BACKGROUND, CLOTHES, SKIN } from '../matte/masks.ts'
import { blur } from '../pixels/blur.ts'
import type { Plane } from '../pixels/picture.ts'
import type { Half } from './half.ts'
import { LAYER } from './layout.ts'
import { membrane } from './membrane.ts'
import { pushPull } from './push-pull.ts'
import { skinFill } from './skin-fill.ts'
import type { SkinShading } from './skin-shading.ts'

/** Three channels per layer, filled smoothly from what is seen of that layer; neck and body share one. */
export interface SmoothFills {
  background: Plane[]
  face: Plane[]
  skin: Plane[]
  clothes: Plane[]
  /** 1 where the background is surely seen. */
  seenBackground: Plane
}

export function smoothFills(half: Half, masks: Masks, shading: SkinShading): SmoothFills {
  const seen = (test: (m: number) => boolean, isFace = false) => seenPixels(half, test, isFace)
  const background = seen((m) => masks.shares[BACKGROUND][m] > 0.8)
  const face = seen((m) => masks.shares[SKIN][m] > 0.6 && masks.oval[m] > 0, true)
  const skin = seen((m) => masks.shares[SKIN][m] > 0.6 && !masks.oval[m])
  const clothes = seen((m) => masks.shares[CLOTHES][m] > 0.6 && !masks.oval[m])
  return {
    background: backgroundFill(half, background),
    face: spread(half, face, 3),
    skin: skinFill(half, masks, shading, skin),
    clothes: spread(half, clothes, 2),
    seenBackground: background,
  }
}

function seenPixels(half: Half, test: (m: number) => boolean, isFace: boolean): Plane {
  const out = new Float32Array(half.n)
  for (let o = 0; o < half.n; o++) {
    const isFar = isFace ? half.nearHair[o] < 0.03 : half.nearHairSharp[o] < 0.002
    if (!half.hole[o] && isFar && test(half.toMask(o))) out[o] = 1
  }
  return out
}

function spread(half: Half, weight: Plane, sigma: number): Plane[] {
  return pushPull(half.channels, weight, half.w, half.h).map((plane, c) => {
    const smooth = blur(plane, half.w, half.h, sigma)
    for (let o = 0; o < half.n; o++) if (weight[o] >= 1) smooth[o] = half.channels[c][o]
    return smooth
  })
}

/** A backdrop keeps its gradient: the smoothest surface through what is seen of it. */
function backgroundFill(half: Half, weight: Plane): Plane[] {
  const known = Uint8Array.from(weight)
  const domain = half.layer.map((l, o) => (l === LAYER.background || weight[o] ? 1 : 0))
  return half.channels.map((plane) =>
    membrane(blur(plane, half.w, half.h, 1.5), known, domain, half.w, half.h),
  )
}

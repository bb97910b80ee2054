import type { Matte } from '../matte/soft-matte.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'

/** Hair lifted off a picture: how much of each pixel it is, and its colour alone (OKLab, interleaved). */
export interface HairLayer extends Size {
  alpha: Plane
  lab: Float32Array
}

/** Lifts the hair: where the matte is mixed, the background's colour is taken out. */
export function liftHair(pictureLab: Float32Array, matte: Matte): HairLayer {
  const lab = new Float32Array(pictureLab.length)
  for (let i = 0; i < matte.alpha.length; i++) {
    const a = matte.alpha[i]
    if (a <= 0.004) continue
    const doubt = 1 - smoothstep(0.35, 0.97, a)
    for (let k = i * 3; k < i * 3 + 3; k++) {
      const pure = a > 0.98 ? pictureLab[k] : (pictureLab[k] - (1 - a) * matte.behind[k]) / Math.max(0.3, a)
      lab[k] = pure + (matte.hair[k] - pure) * doubt
    }
  }
  return { w: matte.w, h: matte.h, alpha: matte.alpha, lab }
}

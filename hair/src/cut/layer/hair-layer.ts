import { pureHair } from '../../matte/soft/pure-hair.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Hair lifted off a picture: how much of each pixel it is, and its colour alone (OKLab, interleaved). */
export interface HairLayer extends Size {
  alpha: Plane
  lab: Float32Array
}

/** Lifts the hair: where the matte is mixed, the background's colour is taken out. */
export function liftHair(pictureLab: Float32Array, matte: Matte): HairLayer {
  const lab = new Float32Array(pictureLab.length)
  for (let y = 0; y < matte.h; y++) {
    for (let x = 0; x < matte.w; x++) {
      const i = y * matte.w + x
      if (matte.alpha[i] <= 0.004) continue
      for (let c = 0; c < 3; c++) lab[i * 3 + c] = pureHair(pictureLab, matte, x, y, c)
    }
  }
  return { w: matte.w, h: matte.h, alpha: matte.alpha, lab }
}

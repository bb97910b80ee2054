import type { Face } from '../face/face.ts'
import { placeFace } from '../face/place-face.ts'
import { resizeLight } from '../files/resize-light.ts'
import { lightAt } from '../pixels/light-of.ts'
import type { LightBytes, Picture, Plane } from '../pixels/picture.ts'
import { RowSampler } from '../pixels/row-sampler.ts'
import type { Worn } from '../strands/wear-strands.ts'
import { blurAtSize } from './blur-at-size.ts'
import type { HairAtSize } from './hair-at-size.ts'
import { type LightCurve, lightCurve } from './light-curve.ts'

/** Square pixels of blur that drawing on pixels leaves by itself. */
const OF_DRAWING = 0.2
/** Pixels of blur at least: single strands, sharp to the pixel, are wires. No camera is that sharp at its own size. */
const LEAST_BLUR = 0.8
/** What `fillGaps` lays between strands is as dark as strands in this rendered light (its cube root). */
const SHADOW = 0.15

/**
 * Grown hair as fine as its strands were drawn, which is finer than the portrait, and as sharp as her photo is.
 * @param face as the portrait shows it
 */
export async function grownAtSize(worn: Worn, face: Face, photo: Picture): Promise<HairAtSize> {
  const { rendered, ground, alpha, soft } = worn
  const blur = blurAtSize(photo, placeFace(face, photo.w / rendered.w))
  const sigma = Math.max(LEAST_BLUR, Math.sqrt(Math.max(0, blur * blur - OF_DRAWING)))
  return { light: await resizeLight(drawnLight(worn), photo, sigma), cover: alpha, ground, soft }
}

/** The strands on what lies behind them, at the size they were drawn. */
function drawnLight(worn: Worn): LightBytes {
  const { rendered, picture } = worn
  const { drawn } = rendered
  const curve = lightCurve(rendered, picture)
  const behind = new RowSampler([behindStrands(worn, curve)], rendered, drawn)
  const data = new Uint8Array(drawn.w * drawn.h)
  for (let y = 0; y < drawn.h; y++) {
    behind.row(y)
    for (let x = 0; x < drawn.w; x++) {
      const i = y * drawn.w + x
      const alpha = drawn.alpha[i]
      const back = behind.at(0, x)
      const hair = alpha > 0.004 ? curve(drawn.light[i] / alpha) : back
      data[i] = Math.round(back + alpha * (hair - back))
    }
  }
  return { w: drawn.w, h: drawn.h, data }
}

/** The ground, and the shadow between strands where gaps were filled. */
function behindStrands({ rendered, ground, alpha }: Worn, curve: LightCurve): Plane {
  const shadow = curve(SHADOW ** 3)
  return alpha.map((cover, i) => {
    const drawn = Math.min(0.99, rendered.alpha[i])
    const filled = Math.max(0, Math.min(1, (cover - drawn) / (1 - drawn)))
    return filled * shadow + (1 - filled) * lightAt(ground.data, i * 3)
  })
}

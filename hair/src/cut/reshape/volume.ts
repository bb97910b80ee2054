import { faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { composeHair } from '../layer/compose-hair.ts'
import { mixPictures } from '../layer/mix-pictures.ts'
import type { OwnHair, Reshaped } from '../layer/own-hair.ts'
import { type HairSource, warpHair } from '../layer/warp-hair.ts'

/**
 * More volume: the outline is pushed outwards, face and hairline stay. Laid over the photo itself, so nothing
 * gets bare and no plate is needed.
 * @param amount widening of the outline, 0.12 = an eighth
 */
export function volume({ picture, hair, face, layout }: OwnHair, amount: number): Reshaped {
  const f = faceFrame(face)
  const source: HairSource = (x, y, out) => {
    const [u, v] = toFace(f, x, y)
    const strength = smoothstep(0.46, 0.85, Math.hypot(u, Math.max(v, -0.1))) * smoothstep(-1.3, -0.4, v)
    const across = 1 / (1 + amount * strength)
    const up = v > -0.1 ? 1 / (1 + amount * 0.8 * strength) : 1
    const [sx, sy] = toPixels(f, u * across, v * up)
    out[0] = sx
    out[1] = sy
    out[2] = 1
  }
  const layer = warpHair(hair, hair, source)
  const composed = composeHair({ picture, layout, face }, layer, {
    underlay: false,
    flyaways: 0.3,
    shadow: 0.35,
  })
  const touched = blur(hair.alpha, hair.w, hair.h, f.s * 0.02)
  const share = (x: number, y: number, i: number) => {
    if (layer.alpha[i] <= 0 && touched[i] <= 0.002) return 0
    const [u, v] = toFace(f, x, y)
    return smoothstep(0.44, 0.56, Math.hypot(u, Math.max(v, -0.1)))
  }
  const moved = { source, alpha: layer.alpha, share }
  return { picture: mixPictures(picture, composed, share), moved }
}

import { faceFrame, toFace } from '../../face/face-frame.ts'
import { oklabToLinear } from '../../pixels/oklab.ts'
import type { Picture } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { OwnHair } from '../layer/own-hair.ts'

/**
 * Mirror shine: strands beside each other are evened out, and the light that already lies on the hair is
 * strengthened, most where light falls on a head: a band below the crown and one along the lengths.
 * @param amount 1 = as after a blow-dry
 */
export function gloss({ picture, face, hair }: Omit<OwnHair, 'layout'>, amount: number): Picture {
  const { w, h, alpha } = hair
  const f = faceFrame(face)
  const cover = wideBlur(alpha, w, h, f.s * 0.03)
  const shading = wideBlur(
    alpha.map((a, i) => a * hair.lab[i * 3]),
    w,
    h,
    f.s * 0.03,
  )
  const wide = wideBlur(shading, w, h, f.s * 0.12)
  const wideCover = wideBlur(cover, w, h, f.s * 0.12)
  const data = new Uint8Array(picture.data)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.5) continue
    const [, v] = toFace(f, i % w, (i / w) | 0)
    const near = shading[i] / Math.max(1e-3, cover[i])
    const far = wide[i] / Math.max(1e-3, wideCover[i])
    const band = Math.exp(-(((v - 0.52) / 0.14) ** 2)) + 0.7 * Math.exp(-(((v + 0.35) / 0.25) ** 2))
    const light = smoothstep(-0.02, 0.1, near - far) * (0.5 + band)
    const strand = hair.lab[i * 3] - near
    const L =
      near + strand * (0.8 + 0.5 * band) + amount * 0.13 * light * smoothstep(-0.01, 0.05, strand + 0.02)
    const k = smoothstep(0.5, 0.95, alpha[i])
    const [r, g, b] = oklabToLinear(
      Math.min(0.96, L),
      hair.lab[i * 3 + 1] * (1 - 0.25 * light),
      hair.lab[i * 3 + 2] * (1 - 0.25 * light),
    )
    for (const [c, value] of [r, g, b].entries()) {
      data[i * 3 + c] = Math.round(picture.data[i * 3 + c] * (1 - k) + toByte(value) * k)
    }
  }
  return { w, h, data }
}

import { type Face, POINT, pointAt } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { valueNoise } from '../../pixels/value-noise.ts'
import { composeHair } from '../layer/compose-hair.ts'
import type { HairLayer } from '../layer/hair-layer.ts'
import { mixPictures } from '../layer/mix-pictures.ts'
import type { Cut, OwnHairOnPlate, Reshaped } from '../layer/own-hair.ts'
import { type HairSource, warpHair } from '../layer/warp-hair.ts'

/** Where hair is cut, face heights. */
export interface CutLine {
  /** How far under the chin. */
  below: number
  /** How much higher at the outer side of the hair than beside the face. */
  plunge: number
}

/**
 * Cuts her hair to a line; the ends taper strand by strand and turn in a little. All above stays the photo.
 */
export function shorten(
  { picture, face, hair, layout, plate }: OwnHairOnPlate,
  line: CutLine,
): Cut & Reshaped {
  const { layer, depth, source } = cutToLine(hair, face, line)
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] <= 0) continue
    layer.lab[i * 3] *= 1 - 0.13 * smoothstep(-0.14, 0.03, depth(i % layer.w, (i / layer.w) | 0))
  }
  const composed = composeHair({ picture: plate, layout, face }, layer, { flyaways: 0.25 })
  const { alpha } = layer
  const share = (x: number, y: number) => smoothstep(-0.34, -0.26, depth(x, y))
  return { picture: mixPictures(picture, composed, share), alpha, moved: { source, alpha, share } }
}

/** What is left of her hair above the same line, and how far a pixel lies below it, face heights. */
export function cutToLine(
  hair: HairLayer,
  face: Face,
  { below, plunge }: CutLine,
): { layer: HairLayer; depth: (x: number, y: number) => number; source: HairSource } {
  const { s } = faceFrame(face)
  const [cx, cy] = pointAt(face, POINT.chin)
  const noise = valueNoise(3)
  // seen from the front, a cut line hangs lower before the shoulders than at the sides
  const line = (x: number) =>
    cy + below * s - plunge * s * ((x - cx) / (0.6 * s)) ** 2 + 0.02 * s * noise(x * 0.02)
  const depth = (x: number, y: number) => (y - line(x)) / s
  const source: HairSource = (x, y, out) => {
    const d = depth(x, y)
    const turn = smoothstep(-0.28, 0.04, d)
    // locks, strands and single hairs end at heights of their own
    const along = x + 0.3 * (y - line(x))
    const end =
      0.014 * noise((along / s) * 24 + 40) + 0.008 * noise((along / s) * 110) + 0.016 * noise(along * 0.9 + 9)
    out[0] = x + Math.sign(x - cx) * turn * turn * 0.05 * s
    out[1] = y
    out[2] = d > 0.09 ? 0 : smoothstep(end + 0.022, end - 0.03, d)
  }
  return { layer: warpHair(hair, hair, source), depth, source }
}

import { type Face, POINT, pointAt } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { valueNoise } from '../../pixels/value-noise.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import { composeHair } from '../layer/compose-hair.ts'
import type { HairLayer } from '../layer/hair-layer.ts'
import { mixPictures } from '../layer/mix-pictures.ts'
import type { Cut, OwnHairOnPlate, Reshaped } from '../layer/own-hair.ts'
import { type HairSource, warpHair } from '../layer/warp-hair.ts'
import { detour } from './detour.ts'
import { strandTips } from './strand-tips.ts'

/** Where hair is cut, face heights. */
export interface CutLine {
  /** How far under the chin. */
  below: number
  /** How much higher at the outer side of the hair than beside the face. */
  plunge: number
}

/** How far around hair that was cut off her face is painted, face heights. */
const BESIDE = 0.04

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
  const bared = wideBlur(
    alpha.map((a, i) => Math.max(0, hair.alpha[i] - a)),
    layer.w,
    layer.h,
    faceFrame(face).s * BESIDE,
  )
  const onFace = shareOfLayers(layout, (l) => l === LAYER.face, { rounded: 1, size: layer })
  // her jaw stays hers but where hair lay on it, or lies now
  const share = (x: number, y: number, i: number) => {
    const kept = onFace[i] * (1 - smoothstep(0.004, 0.05, bared[i])) * (1 - alpha[i])
    return smoothstep(-0.34, -0.26, depth(x, y)) * (1 - kept)
  }
  return { picture: mixPictures(picture, composed, share), alpha, moved: { source, alpha, share } }
}

/** Face heights above the line from which lengths hang down, and how much longer than that they may be: hair falls aslant. */
const HANGS = 0.12
const SLANT = 0.015

/** How far locks, strands and single hairs end above or below the line, face heights. */
const LOCKS = 0.016
const STRANDS = 0.014
const HAIRS = 0.005

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
  const { w, h, alpha } = hair
  const around = detour(alpha, hair, cy + (below - plunge - HANGS) * s)
  const band = {
    from: Math.max(0, Math.min(h, Math.floor(cy + (below - plunge - 0.3) * s))),
    to: Math.max(0, Math.min(h, Math.ceil(cy + (below + 0.15) * s))),
  }
  const tips = strandTips(hair, band, s)
  const depth = (x: number, y: number) => (y - line(x)) / s
  // a lock that lies over a shoulder is as long as the way along it
  const longer = (x: number, y: number) => {
    const column = Math.max(0, Math.min(w - 1, Math.round(x)))
    return Math.max(0, around[Math.min(h - 1, y | 0) * w + column] / s - SLANT)
  }
  const source: HairSource = (x, y, out) => {
    const level = depth(x, y)
    const turn = smoothstep(-0.28, 0.04, level)
    out[0] = x + Math.sign(x - cx) * turn * turn * 0.05 * s
    const d = level + longer(out[0], y)
    // locks end at heights of their own, and so do the strands that are seen in them
    const row = Math.floor(y) - band.from
    const strand =
      row >= 0 && row < band.to - band.from
        ? tips[row * w + Math.min(w - 1, Math.max(0, Math.round(out[0])))]
        : 0
    const along = x + 0.3 * (y - line(x))
    const end = LOCKS * noise((along / s) * 24 + 40) + STRANDS * strand + HAIRS * noise((along / s) * 90 + 9)
    out[1] = y
    out[2] = d > 0.09 ? 0 : smoothstep(end + 0.022, end - 0.03, d)
  }
  return { layer: warpHair(hair, hair, source), depth, source }
}

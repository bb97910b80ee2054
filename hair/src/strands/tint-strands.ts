import type { HairLayer } from '../cut/hair-layer.ts'
import type { FaceFrame } from '../face/face-frame.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { type HairPalette, paletteColour } from './hair-palette.ts'
import { lightBands, quantiles } from './light-bands.ts'
import type { RenderedHair } from './render-strands.ts'

/** How far a band of the rendered light may be weakened or strengthened to be like hers. */
const GAIN = { least: 0.45, dull: 0.85, most: 1.9 }
/** How much of the light and shade of whole areas stays: a camera sees strands in the shade, and colour in the light. */
const BROAD = 0.55
/** Share by which the gaps between the strands of the palest hair are lighter than those of dark hair. */
const LIT_THROUGH = 0.65

/**
 * Gives rendered hair the contrast of a palette, band by band, and its lightness and colours by share: so it is lit
 * and coloured as her own hair was by the same camera.
 * @param shine below 1 no contrast is added: what is fine and bright in straight hair would be sparks in curls
 * @param side how much lighter her right cheek is than the left
 */
export function tintStrands(
  { w, h, alpha, light }: RenderedHair,
  palette: HairPalette,
  shine: number,
  side: number,
  frame: FaceFrame,
): HairLayer {
  const mixed = withContrast(light.map(Math.cbrt), alpha, palette, shine < 1 ? GAIN.dull : GAIN.most, w, h)
  const slope = Math.max(-0.1, Math.min(0.1, side * 0.6))
  for (let i = 0; i < mixed.length; i++) {
    const across = ((i % w) - frame.cx) / frame.s / 0.6
    mixed[i] *= 1 + slope * Math.max(-1, Math.min(1, across))
  }
  const from = quantiles(mixed, alpha)
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < mixed.length; i++)
    if (alpha[i] > 0.003) paletteColour(palette, byShare(mixed[i], from, palette.lightness), lab, i)
  return { w, h, alpha, lab }
}

function withContrast(
  light: Plane,
  alpha: Plane,
  palette: HairPalette,
  most: number,
  w: number,
  h: number,
): Plane {
  const weight = alpha.map((a) => (a > 0.05 ? a : 0))
  const { bands, spread, rest } = lightBands(light, weight, w, h)
  const range = contrast(quantiles(light, weight)) / contrast(palette.lightness)
  const gains = spread.map((s, k) =>
    Math.max(GAIN.least, Math.min(most, (palette.spread[k] * range) / s || 1)),
  )
  // pale hair is lit through: the gaps between its strands are no black dashes
  const gaps = 1 - LIT_THROUGH * smoothstep(0.35, 0.7, palette.lightness[50])
  const [fine, strands, locks] = bands
  const middle = quantiles(rest, weight)[50]
  return rest.map((v, i) => {
    const small = fine[i] * gains[0] + strands[i] * gains[1]
    const broad = middle + (v - middle) * BROAD
    return broad + locks[i] * gains[2] + (small < 0 ? small * gaps : small)
  })
}

const contrast = (shares: Float32Array): number => Math.max(1e-3, shares[90] - shares[10])

/** The value that has the same share of values below it in another distribution. */
export function byShare(v: number, from: Float32Array, to: Float32Array): number {
  if (v <= from[1]) return Math.max(0.02, to[1] * (0.75 + (0.25 * v) / Math.max(1e-4, from[1])))
  if (v >= from[99]) return Math.min(0.97, to[99] + (v - from[99]) * 0.4)
  let low = 1
  let high = 99
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (from[middle] <= v) low = middle
    else high = middle
  }
  const t = (v - from[low]) / Math.max(1e-6, from[high] - from[low])
  return to[low] + (to[high] - to[low]) * t
}

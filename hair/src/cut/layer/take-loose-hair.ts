import { type Masks, SKIN } from '../../matte/masks.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { writeOklab } from '../../pixels/write-oklab.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import type { HairLayer } from './hair-layer.ts'
import { type LooseHair, meanWhere } from './loose-hair.ts'

/** From backdrop to none, by the share of skin that the masks see. */
const BARE = [0.02, 0.1] as const
/** How far backdrop keeps off what is none, mask pixels. */
const OFF = 1.5
/** How far around a loose hair others tell its colour, face heights. */
const BESIDE = 0.05
/** From this share of hair on a pixel tells the colour of hair. */
const SURE = 0.9
/** Share of hair from which nothing of a pixel is kept: what is left of a hair would be its ghost. */
const GONE = 0.33

/** 0 to 1 per pixel: what is backdrop, with her hair thought away. */
export function backdropOf({ w, h, layer }: Layout, { shares }: Pick<Masks, 'shares'>, size: Size): Plane {
  const open = planeOf(layer.length, (m) =>
    layer[m] === LAYER.background ? smoothstep(BARE[1], BARE[0], shares[SKIN][m]) : 0,
  )
  return resizePlane(blur(open, w, h, OFF), w, h, size.w, size.h)
}

/**
 * The layer with its loose hair, in the colour of the hair beside it.
 * @param s one face height, pixels
 */
export function withLooseHair(layer: HairLayer, { alpha: loose }: LooseHair, s: number): HairLayer {
  const { w, h, alpha } = layer
  const sure = planeOf(w * h, (i) => (alpha[i] > SURE ? 1 : 0))
  const { mean } = meanWhere(layer, sure, s * BESIDE)
  const lab = layer.lab.slice()
  for (let i = 0; i < alpha.length; i++)
    if (loose[i] > alpha[i]) for (let c = 0; c < 3; c++) lab[i * 3 + c] = mean[c][i]
  return { w, h, alpha: planeOf(w * h, (i) => Math.max(alpha[i], loose[i])), lab }
}

/**
 * The picture without its loose hair: it is not left where it was.
 * @param lab the photo, OKLab, interleaved
 */
export function withoutLooseHair(picture: Picture, lab: Float32Array, { alpha, ground }: LooseHair): Picture {
  const data = new Uint8Array(picture.data)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0) continue
    const gone = Math.min(1, alpha[i] / GONE)
    const at = (c: number) => lab[i * 3 + c] + gone * (ground[c][i] - lab[i * 3 + c])
    writeOklab(data, i * 3, at(0), at(1), at(2))
  }
  return { ...picture, data }
}

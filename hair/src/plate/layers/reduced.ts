import type { Analysis } from '../../analysis/analyse.ts'
import { blur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { MARGIN, MAYBE, withinMargin } from './beside/near-hair.ts'
import { unevenness } from './beside/unevenness.ts'
import { grown } from './grown.ts'
import { closeIslands } from './islands.ts'
import { LAYER, LAYERS, type Layout } from './layout.ts'
import { shareOfLayers } from './share-of-layers.ts'

/** The portrait at a half or a quarter of its size: patches are found at a half, slow shading at a quarter. */
export interface Reduced {
  w: number
  h: number
  n: number
  /** Red, green, blue, gamma-coded 0 to 1. */
  channels: Plane[]
  /** How much of each layer a pixel is, 0 to 1; the neck counts as body. */
  soft: Plane[]
  /** The strongest of them. */
  layer: Uint8Array
  /** 1 = to be filled: hair with a margin that depends on what lies behind. */
  hole: Uint8Array
  /** The most hair in each pixel, 0 to 1. */
  alpha: Plane
  /** Hair nearby, 0 to 1, softly and sharply spread. */
  nearHair: Plane
  nearHairSharp: Plane
  /** Index at mask size of a pixel at this size. */
  toMask(o: number): number
}

/** Islands between locks with sides up to this part of the width are no witnesses. */
const ISLAND = 32

/** From this unevenness on something stands there; see `unevenness`. */
const UNEVEN = 0.03

/** The size of a picture of which `by` × `by` pixels are one. */
export const reducedSize = ({ w, h }: Size, by: number): Size => ({ w: (w / by) | 0, h: (h / by) | 0 })

interface Behind {
  layout: Layout
  /** See `strayHair`, at half size. */
  strays: Plane
}

/** @param by 2 or 4 */
export function reduce(
  { picture, matte }: Pick<Analysis, 'picture' | 'matte'>,
  { layout, strays }: Behind,
  by: number,
): Reduced {
  const { w, h } = reducedSize(picture, by)
  const n = w * h
  const channels = shrinkPicture(picture, by)
  const alpha = mostHair(matte, by)
  const soft = softLayers(layout, w, h)
  const layer = strongest(soft, n)
  const nearHair = blur(alpha, w, h, w / 34)
  const nearHairSharp = boxBlur(alpha, w, h, Math.round(w / 34))
  const [wide, narrow] = [MARGIN.even, MARGIN.uneven].map((part) => withinMargin(alpha, { w, h }, part))
  const [strayed, maybe] = [1, MAYBE].map((least) =>
    withMargin(strays, { least, half: reducedSize(picture, 2).w }, { w, h }),
  )
  const ground = planeOf(n, (o) => (layer[o] === LAYER.background && !narrow[o] && !strayed[o] ? 1 : 0))
  const varies = unevenness({ w, h, channels }, ground)
  const beyond = planeOf(n, (o) => (ground[o] && !wide[o] ? 1 : 0))
  const goesOn = grown(beyond, w, h, Math.round(w / MARGIN.even))
  const hole = new Uint8Array(n)
  for (let o = 0; o < n; o++) {
    const l = layer[o]
    if (l === LAYER.background) hole[o] = (varies[o] > UNEVEN && goesOn[o] && !maybe[o] ? narrow : wide)[o]
    else if (l === LAYER.face) hole[o] = nearHair[o] > 0.03 ? 1 : 0
    else if (l === LAYER.clothes) hole[o] = nearHairSharp[o] > 0.015 ? 1 : 0
    // the shade of hair beside it is lifted
    else hole[o] = narrow[o]
  }
  for (let o = 0; o < n; o++) if (strayed[o]) hole[o] = 1
  closeIslands({ w, hole, layer }, (w / ISLAND) ** 2)
  const toMask = (o: number) => {
    const y = Math.min(layout.h - 1, ((((o / w) | 0) * layout.h) / h) | 0)
    return y * layout.w + Math.min(layout.w - 1, (((o % w) * layout.w) / w) | 0)
  }
  return { w, h, n, channels, alpha, soft, layer, hole, nearHair, nearHairSharp, toMask }
}

/** Stray hairs with a narrow margin. @param half the width of their plane */
function withMargin(strays: Plane, { least, half }: { least: number; half: number }, { w, h }: Size): Plane {
  const here = new Float32Array(w * h)
  for (let i = 0; i < strays.length; i++) {
    if (strays[i] < least) continue
    const y = Math.min(h - 1, (((i / half) | 0) * w) / half) | 0
    here[y * w + (Math.min(w - 1, ((i % half) * w) / half) | 0)] = 1
  }
  return grown(here, w, h, Math.max(1, Math.round(w / 160)))
}

/** Mean colour of each block of by × by pixels: red, green, blue, 0 to 1. */
export function shrinkPicture(picture: Picture, by: number): Plane[] {
  const { data, w: fullW } = picture
  const { w, h } = reducedSize(picture, by)
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(w * h))
  const share = 1 / (255 * by * by)
  for (let y = 0; y < h * by; y++) {
    const row = ((y / by) | 0) * w
    for (let x = 0; x < w * by; x++) {
      const o = row + ((x / by) | 0)
      const i = y * fullW + x
      red[o] += data[i * 3] * share
      green[o] += data[i * 3 + 1] * share
      blue[o] += data[i * 3 + 2] * share
    }
  }
  return [red, green, blue]
}

/** The most hair of each block of by × by pixels of a matte, 0 to 1. */
export function mostHair(matte: Size & { alpha: Plane }, by: number): Plane {
  const { w, h } = reducedSize(matte, by)
  const most = new Float32Array(w * h)
  for (let y = 0; y < h * by; y++)
    for (let x = 0; x < w * by; x++) {
      const o = ((y / by) | 0) * w + ((x / by) | 0)
      most[o] = Math.max(most[o], matte.alpha[y * matte.w + x])
    }
  return most
}

/** Blur of the layers' outlines, mask pixels: stairs vanish, a strap stays. */
const ROUNDED = 1.5
/** Over this difference of two blurred layers one turns into the other: about two pixels at half size. */
const EDGE = 0.31

/**
 * Shares of the layers with smooth outlines, as sharp as a photo's; neck and body are one. Face and neck stand against the
 * rest as one: each for itself would lose to a backdrop where they meet at their outline, and the jaw would be notched.
 */
function softLayers(layout: Layout, w: number, h: number): Plane[] {
  const soft = Array.from({ length: LAYERS }, (_, l) =>
    shareOfLayers(layout, (layer) => kindOf(layer) === l, { rounded: ROUNDED, size: { w, h } }),
  )
  const { background, face, body, clothes } = LAYER
  for (let o = 0; o < w * h; o++) {
    const [behind, onFace, below, dressed] = [background, face, body, clothes].map((l) => soft[l][o])
    const skin = onFace + below
    const shares = [
      turned(behind, Math.max(skin, dressed)),
      turned(skin, Math.max(behind, dressed)),
      turned(dressed, Math.max(behind, skin)),
    ]
    const sum = shares[0] + shares[1] + shares[2]
    const ofFace = onFace <= 0 ? 0 : below <= 0 ? 1 : turned(onFace, below)
    soft[background][o] = shares[0] / sum
    soft[clothes][o] = shares[2] / sum
    soft[face][o] = (shares[1] / sum) * ofFace
    soft[body][o] = (shares[1] / sum) * (1 - ofFace)
  }
  return soft
}

/** How much of a pixel is of a kind, by how far it leads the strongest other: 0 to 1, both as strong a half. */
const turned = (share: number, other: number): number =>
  share > 0 ? Math.max(0, Math.min(1, 0.5 + (share - other) / (2 * EDGE))) : 0

const kindOf = (layer: number): number => (layer === LAYER.neck ? LAYER.body : layer)

function strongest(soft: Plane[], n: number): Uint8Array {
  const out = new Uint8Array(n)
  for (let o = 0; o < n; o++) {
    let best = 0
    for (let l = 1; l < LAYERS; l++) if (soft[l][o] > soft[best][o]) best = l
    out[o] = best
  }
  return out
}

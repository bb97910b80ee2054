import type { Analysis } from '../analyse.ts'
import { blur } from '../pixels/blur.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { LAYER, LAYERS, type Layout } from './layout.ts'

/** The portrait at a half or a quarter of its size: patches are found at a half, slow shading at a quarter. */
export interface Reduced {
  w: number
  h: number
  n: number
  /** Red, green, blue, gamma-coded 0 to 1. */
  channels: Plane[]
  /** How much of each layer a pixel is, 0 to 1. */
  soft: Plane[]
  /** The layer of each pixel; the neck counts as body skin, they share one fill. */
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

/** @param by 2 or 4 */
export function reduce({ picture, matte }: Analysis, layout: Layout, by: number): Reduced {
  const w = (picture.w / by) | 0
  const h = (picture.h / by) | 0
  const n = w * h
  const { channels, alpha } = shrink(picture, matte.alpha, w, h, by)
  const soft = softLayers(layout, w, h)
  const layer = strongest(soft, n)
  const nearHair = blur(alpha, w, h, w / 34)
  const nearHairSharp = boxBlur(alpha, w, h, Math.round(w / 34))
  const nearHairWide = boxBlur(alpha, w, h, Math.round(w / 26))
  const hole = new Uint8Array(n)
  for (let o = 0; o < n; o++) {
    const l = layer[o]
    if (l === LAYER.background) hole[o] = nearHairWide[o] > 0.004 ? 1 : 0
    else if (l === LAYER.face) hole[o] = nearHair[o] > 0.03 ? 1 : 0
    else hole[o] = nearHairSharp[o] > 0.015 ? 1 : 0
  }
  const toMask = (o: number) => {
    const y = Math.min(layout.h - 1, ((((o / w) | 0) * layout.h) / h) | 0)
    return y * layout.w + Math.min(layout.w - 1, (((o % w) * layout.w) / w) | 0)
  }
  return { w, h, n, channels, alpha, soft, layer, hole, nearHair, nearHairSharp, toMask }
}

/** Mean colour and most hair of each block of by × by pixels. */
function shrink({ data, w: fullW }: Picture, fullAlpha: Plane, w: number, h: number, by: number) {
  const [red, green, blue, alpha] = [0, 1, 2, 3].map(() => new Float32Array(w * h))
  const share = 1 / (255 * by * by)
  for (let y = 0; y < h * by; y++) {
    const row = ((y / by) | 0) * w
    for (let x = 0; x < w * by; x++) {
      const o = row + ((x / by) | 0)
      const i = y * fullW + x
      if (fullAlpha[i] > alpha[o]) alpha[o] = fullAlpha[i]
      red[o] += data[i * 3] * share
      green[o] += data[i * 3 + 1] * share
      blue[o] += data[i * 3 + 2] * share
    }
  }
  return { channels: [red, green, blue], alpha }
}

function softLayers(layout: Layout, w: number, h: number): Plane[] {
  return Array.from({ length: LAYERS }, (_, l) => {
    const mask = new Float32Array(layout.layer.length)
    for (let i = 0; i < mask.length; i++) if (layout.layer[i] === l) mask[i] = 1
    const up = resizePlane(blur(mask, layout.w, layout.h, 0.8), layout.w, layout.h, w, h)
    for (let o = 0; o < up.length; o++) up[o] = smoothstep(0.25, 0.75, up[o])
    return up
  })
}

function strongest(soft: Plane[], n: number): Uint8Array {
  const out = new Uint8Array(n)
  for (let o = 0; o < n; o++) {
    let best = 0
    for (let l = 1; l < LAYERS; l++) if (soft[l][o] > soft[best][o]) best = l
    out[o] = best === LAYER.neck ? LAYER.body : best
  }
  return out
}

import type { Analysis } from '../analyse.ts'
import { blur } from '../pixels/blur.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { LAYER, LAYERS, type Layout } from './layout.ts'

/** The portrait at half size, where the plate is made. */
export interface Half {
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
  /** Hair nearby, 0 to 1, softly and sharply spread. */
  nearHair: Plane
  nearHairSharp: Plane
  /** Index at mask size of a pixel at half size. */
  toMask(o: number): number
}

export function halfSize({ picture, matte }: Analysis, layout: Layout): Half {
  const w = picture.w >> 1
  const h = picture.h >> 1
  const n = w * h
  const channels = [0, 1, 2].map(() => new Float32Array(n))
  const alpha = new Float32Array(n)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const o = y * w + x
      for (const offset of [0, 1, picture.w, picture.w + 1]) {
        const i = 2 * y * picture.w + 2 * x + offset
        if (matte.alpha[i] > alpha[o]) alpha[o] = matte.alpha[i]
        for (let c = 0; c < 3; c++) channels[c][o] += picture.data[i * 3 + c] / 1020
      }
    }
  }
  const soft = softLayers(layout, w, h)
  const layer = strongest(soft, n)
  const nearHair = blur(alpha, w, h, w / 34)
  const nearHairSharp = boxBlur(alpha, w, h, Math.round(w / 34))
  const nearHairWide = boxBlur(alpha, w, h, Math.round(w / 26))
  const hole = layer.map((l, o) => {
    if (l === LAYER.background) return nearHairWide[o] > 0.004 ? 1 : 0
    if (l === LAYER.face) return nearHair[o] > 0.03 ? 1 : 0
    return nearHairSharp[o] > 0.015 ? 1 : 0
  })
  const toMask = (o: number) => {
    const y = Math.min(layout.h - 1, ((((o / w) | 0) * layout.h) / h) | 0)
    return y * layout.w + Math.min(layout.w - 1, (((o % w) * layout.w) / w) | 0)
  }
  return { w, h, n, channels, soft, layer, hole, nearHair, nearHairSharp, toMask }
}

function softLayers(layout: Layout, w: number, h: number): Plane[] {
  return Array.from({ length: LAYERS }, (_, l) => {
    const mask = Float32Array.from(layout.layer, (k) => (k === l ? 1 : 0))
    const up = resizePlane(blur(mask, layout.w, layout.h, 0.8), layout.w, layout.h, w, h)
    return up.map((v) => smoothstep(0.25, 0.75, v))
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

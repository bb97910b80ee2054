import type { FaceFrame } from '../face/face-frame.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { LAYER, type Layout } from './layout.ts'

/** What makes a guessed place hard to believe. */
export interface Doubts {
  /** See `calmness`. */
  calm: number
  /** See `clothesPattern`. */
  pattern: number
  /** The backdrop as it was filled, any channel, at mask size: where it runs from light to dark, something stood. */
  backdrop: Plane
}

/** 0 to 1 at mask size: how well each repainted place would stand up if a shorter cut left it bare; 1 = untouched. */
export function plateTrust(layout: Layout, f: FaceFrame, { calm, pattern, backdrop }: Doubts): Plane {
  const { w, h, layer, seen, alpha } = layout
  const toClothes = distance((i) => seen[i] === 1 && layer[i] === LAYER.clothes, w, h)
  const toSkin = distance((i) => seen[i] === 1 && layer[i] === LAYER.body, w, h)
  const slope = unrest(backdrop, w, h, f.s)
  const plainClothes = 1 - 0.75 * smoothstep(0.032, 0.07, pattern)
  return alpha.map((a, i) => {
    if (a <= 0.06) return 1
    if (layer[i] === LAYER.background) return (0.4 + 0.6 * calm) * (1 - 0.8 * smoothstep(0.04, 0.1, slope[i]))
    if (layer[i] === LAYER.face) return 0.8
    if (layer[i] === LAYER.neck) return 0.8 - 0.4 * smoothstep(0.1, 0.5, toSkin[i] / f.s)
    if (layer[i] === LAYER.clothes)
      return plainClothes * (0.9 - 0.5 * smoothstep(0.15, 0.8, toClothes[i] / f.s))
    return 0.6 - 0.45 * smoothstep(0.08, 0.45, toSkin[i] / f.s)
  })
}

/** Spread of a plane over a window of a quarter face height. */
function unrest(plane: Plane, w: number, h: number, s: number): Plane {
  const r = Math.max(1, Math.round(s * 0.12))
  const mean = boxBlur(plane, w, h, r)
  const square = boxBlur(
    plane.map((v) => v * v),
    w,
    h,
    r,
  )
  return square.map((v, i) => Math.sqrt(Math.max(0, v - mean[i] * mean[i])))
}

/** Chamfer distance in pixels to the nearest pixel that passes the test. */
function distance(test: (i: number) => boolean, w: number, h: number): Plane {
  const out = new Float32Array(w * h)
  for (let i = 0; i < out.length; i++) out[i] = test(i) ? 0 : 1e6
  const relax = (i: number, j: number, step: number) => {
    if (out[j] + step < out[i]) out[i] = out[j] + step
  }
  for (let i = 0; i < out.length; i++) {
    const x = i % w
    if (x) relax(i, i - 1, 1)
    if (i >= w) relax(i, i - w, 1)
    if (i >= w && x) relax(i, i - w - 1, 1.41)
  }
  for (let i = out.length - 1; i >= 0; i--) {
    const x = i % w
    if (x < w - 1) relax(i, i + 1, 1)
    if (i + w < out.length) relax(i, i + w, 1)
    if (i + w < out.length && x < w - 1) relax(i, i + w + 1, 1.41)
  }
  return out
}

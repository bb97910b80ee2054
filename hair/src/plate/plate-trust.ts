import type { FaceFrame } from '../face/face-frame.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { LAYER, type Layout } from './layout.ts'

/** 0 to 1 at mask size: how well each repainted place would stand up if a shorter cut left it bare; 1 = untouched. */
export function plateTrust(layout: Layout, f: FaceFrame, plain: number): Plane {
  const { w, h, layer, seen, alpha } = layout
  const toClothes = distance((i) => seen[i] === 1 && layer[i] === LAYER.clothes, w, h)
  const toSkin = distance((i) => seen[i] === 1 && layer[i] === LAYER.body, w, h)
  return alpha.map((a, i) => {
    if (a <= 0.06) return 1
    if (layer[i] === LAYER.background) return 0.45 + 0.55 * plain
    if (layer[i] === LAYER.face) return 0.8
    if (layer[i] === LAYER.neck) return 0.8 - 0.4 * smoothstep(0.1, 0.5, toSkin[i] / f.s)
    if (layer[i] === LAYER.clothes) return 0.9 - 0.5 * smoothstep(0.15, 0.8, toClothes[i] / f.s)
    return 0.6 - 0.45 * smoothstep(0.08, 0.45, toSkin[i] / f.s)
  })
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

import type { Matte } from '../matte/soft-matte.ts'
import { blur } from '../pixels/blur.ts'
import type { Plane, Size } from '../pixels/picture.ts'

/** How light falls on the hair of this photo. */
export interface HairLight {
  /** Lightness that 6, 50 and 95 % of the sure hair stay below, OKLab. */
  dark: number
  middle: number
  bright: number
  /** Mean a and b of the sure hair. */
  a: number
  b: number
  /** Shading without strands (premultiplied by the matte) and the matte itself, both at a quarter of the size. */
  shading: Plane
  cover: Plane
  size: Size
}

/** Null when there is next to no sure hair. */
export function readHairLight(lab: Float32Array, matte: Pick<Matte, 'alpha' | 'w' | 'h'>): HairLight | null {
  const { alpha, w, h } = matte
  const lights: number[] = []
  let a = 0
  let b = 0
  for (let i = 0; i < alpha.length; i += 5) {
    if (alpha[i] <= 0.9) continue
    lights.push(lab[i * 3])
    a += lab[i * 3 + 1]
    b += lab[i * 3 + 2]
  }
  if (lights.length < 50) return null
  const sorted = Float32Array.from(lights).sort()
  const quantile = (q: number) => sorted[Math.floor(q * (sorted.length - 1))]
  const size = { w: Math.ceil(w / 4), h: Math.ceil(h / 4) }
  const shading = new Float32Array(size.w * size.h)
  const cover = new Float32Array(size.w * size.h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const share = alpha[i] / 16
      if (share <= 0) continue
      const j = (y >> 2) * size.w + (x >> 2)
      cover[j] += share
      shading[j] += share * lab[i * 3]
    }
  }
  return {
    dark: quantile(0.06),
    middle: quantile(0.5),
    bright: quantile(0.95),
    a: a / lights.length,
    b: b / lights.length,
    shading: blur(shading, size.w, size.h, size.w / 120),
    cover: blur(cover, size.w, size.h, size.w / 120),
    size,
  }
}

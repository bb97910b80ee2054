import type { Matte } from '../matte/soft/soft-matte.ts'
import { blur } from '../pixels/blur.ts'
import type { Plane, Size } from '../pixels/picture.ts'

/** How light falls on the hair of this photo. */
export interface HairLight {
  /** Evened shading that 6, 50 and 95 % of the sure hair stay below, OKLab lightness. */
  dark: number
  middle: number
  bright: number
  /** Standard deviation of the strands around their shading, OKLab lightness. */
  strands: number
  /** Mean colour of the sure hair. */
  L: number
  a: number
  b: number
  /** A few thousand pixels of sure hair: their distance from the shading and the evened shading, side by side. */
  sample: Float32Array
  /** Shading without strands, and how much of the place is hair, both at a quarter of the size. */
  shading: Plane
  cover: Plane
  /** The shading with half of what sets whole regions apart taken out: a dye covers dark roots and pale ends alike. */
  evened: Plane
  /** Mean distance of the strands from the shading around here, OKLab lightness; also at a quarter of the size. */
  contrast: Plane
  size: Size
}

/**
 * Lightness with the bottom lifted: one sRGB step near black is a jump of 0.07 in OKLab, and what is noise there
 * would be seen as dots once the hair is lightened.
 */
export const steadyLight = (L: number): number => (L >= 0.16 ? L : 0.096 + L * 0.4)

/** Share of the difference between one region of the hair and the mean that a dye takes away. */
const COVERED = 0.5

/** Above this a pixel is hair and nothing else. */
const SURE = 0.95

/** The light on the hair, remembered for one picture and matte; null when there is next to no sure hair. */
export function readHairLight(lab: Float32Array, matte: Pick<Matte, 'alpha' | 'w' | 'h'>): HairLight | null {
  const known = remembered.get(lab)
  if (known?.alpha === matte.alpha) return known.light
  const light = measureLight(lab, matte)
  remembered.set(lab, { alpha: matte.alpha, light })
  return light
}
const remembered = new WeakMap<Float32Array, { alpha: Plane; light: HairLight | null }>()

function measureLight(lab: Float32Array, matte: Pick<Matte, 'alpha' | 'w' | 'h'>): HairLight | null {
  const { shading, cover, evened, size } = readShading(lab, matte)
  const { alpha, w, h } = matte
  const sample: number[] = []
  let [L, a, b] = [0, 0, 0]
  for (let y = 2; y < h; y += 5) {
    for (let x = 2 + (y % 3); x < w; x += 7) {
      const i = y * w + x
      if (alpha[i] <= SURE) continue
      const j = (y >> 2) * size.w + (x >> 2)
      sample.push(steadyLight(lab[i * 3]) - shading[j], evened[j])
      L += lab[i * 3]
      a += lab[i * 3 + 1]
      b += lab[i * 3 + 2]
    }
  }
  const n = sample.length / 2
  if (n < 10) return null
  const bases = Float32Array.from({ length: n }, (_, k) => sample[k * 2 + 1]).sort()
  const quantile = (q: number) => bases[Math.floor(q * (n - 1))]
  let squared = 0
  for (let k = 0; k < n; k++) squared += sample[k * 2] ** 2
  return {
    dark: quantile(0.06),
    middle: quantile(0.5),
    bright: quantile(0.95),
    strands: Math.sqrt(squared / n),
    L: L / n,
    a: a / n,
    b: b / n,
    sample: Float32Array.from(sample),
    shading,
    cover,
    evened,
    contrast: readContrast(lab, matte, shading, size),
    size,
  }
}

/** Mean lightness of the hair around each quarter-size pixel; where there is none, that of the hair farther away. */
function readShading(lab: Float32Array, { alpha, w, h }: Pick<Matte, 'alpha' | 'w' | 'h'>) {
  const size = { w: Math.ceil(w / 4), h: Math.ceil(h / 4) }
  const n = size.w * size.h
  const [sum, weights, share] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)]
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const hair = alpha[y * w + x]
      if (hair < 0.02) continue
      const j = (y >> 2) * size.w + (x >> 2)
      // half-mixed pixels know little of the hair's own light
      const weight = hair * hair * hair
      sum[j] += weight * steadyLight(lab[(y * w + x) * 3])
      weights[j] += weight
      share[j] += hair / 16
    }
  }
  const soft = (plane: Plane, part: number) => blur(plane, size.w, size.h, size.w / part)
  const [shading, known] = [soft(sum, 120), soft(weights, 120)]
  const [far, farKnown] = [soft(shading, 24), soft(known, 24)]
  for (let j = 0; j < n; j++) {
    if (known[j] > 0.05) shading[j] /= known[j]
    else shading[j] = farKnown[j] > 1e-4 ? far[j] / farKnown[j] : 0
  }
  return { shading, cover: soft(share, 120), evened: evenedOut(shading, known, size), size }
}

function evenedOut(shading: Plane, known: Plane, { w, h }: Size): Plane {
  const region = (plane: Plane) => blur(plane, w, h, w / 14)
  const [sum, weight] = [region(shading.map((L, j) => L * known[j])), region(known)]
  let [all, count] = [0, 0]
  for (let j = 0; j < known.length; j++) {
    all += shading[j] * known[j]
    count += known[j]
  }
  const mean = count ? all / count : 0
  return shading.map((L, j) => (weight[j] > 1e-3 ? L - COVERED * (sum[j] / weight[j] - mean) : L))
}

function readContrast(
  lab: Float32Array,
  { alpha, w, h }: Pick<Matte, 'alpha' | 'w' | 'h'>,
  shading: Plane,
  size: Size,
): Plane {
  const sum = new Float32Array(shading.length)
  const count = new Float32Array(shading.length)
  for (let y = 0; y < h; y += 2) {
    for (let x = y & 2 ? 1 : 0; x < w; x += 2) {
      const i = y * w + x
      if (alpha[i] < 0.9) continue
      const j = (y >> 2) * size.w + (x >> 2)
      sum[j] += Math.abs(steadyLight(lab[i * 3]) - shading[j])
      count[j]++
    }
  }
  const out = blur(sum, size.w, size.h, size.w / 60)
  const known = blur(count, size.w, size.h, size.w / 60)
  for (let j = 0; j < out.length; j++) out[j] /= Math.max(0.1, known[j])
  return out
}

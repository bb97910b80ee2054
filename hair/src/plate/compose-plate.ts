import { blur } from '../pixels/blur.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import type { Grain } from './fills/noise-like.ts'
import { LAYER } from './layers/layout.ts'
import type { Reduced } from './layers/reduced.ts'
import type { Repaint } from './layers/repaint.ts'
import type { PatchField } from './patches/patch-fill.ts'
import { patchReader } from './patches/patch-reader.ts'

/** What the plate is painted from; planes at half size, three channels each. */
export interface Paints {
  /** Skin of face, neck and shoulders. */
  skin: Plane[]
  /** Smooth backdrop, continued behind the hair. */
  background: Plane[]
  /** The backdrop that is seen, without its grain. */
  backdrop: Plane[]
  /** How far its grain may stray, gamma-coded. */
  grain: number
  /** Smooth cloth, where no patch was found. */
  clothes: Plane[]
  patches: PatchField
  /** Slow shading missing from the patches of clothes. */
  shading: Plane[]
  /** What is added to the patches of a backdrop: light that pieces of it lack, three channels. */
  light: Plane[]
  /** Where the smooth backdrop is painted instead of patches, 0 to 1. */
  calm: Plane
  /** Of a backdrop that no patches were sought for; null where they lend their grain. */
  backdropGrain: Grain | null
  /** How far its patches lend their grain nevertheless, 0 to 1; null for nowhere. */
  rough: Plane | null
  skinGrain: Grain
}

/**
 * Paints the plate at full size, each layer for itself: patches bring the photo's own grain and sharpness, skin gets
 * the grain of the cheeks. Only what is to be repainted is visited.
 * @param at half the picture's size
 */
export function composePlate(
  { picture, at, repaint }: { picture: Picture; at: Reduced; repaint: Repaint },
  paints: Paints,
): Picture {
  const { w, h } = picture
  const { calm, skinGrain: grain } = paints
  const readPatch = patchReader(picture, at, paints)
  const data = new Uint8Array(picture.data)
  const wall = new Float64Array(6)
  const weave = new Float64Array(6)
  const face = at.soft[LAYER.face]
  const body = at.soft[LAYER.body]
  const cloth = at.soft[LAYER.clothes]
  for (let y = 0; y < h; y++) {
    // the four pixels of the half size around this one, and their shares
    const row = Math.min(at.h - 1, y >> 1) * at.w
    const other = Math.max(0, Math.min(at.h - 1, (y >> 1) + (y & 1 ? 1 : -1))) * at.w
    for (let x = 0; x < w; x++) {
      const X = Math.min(at.w - 1, x >> 1)
      const Z = Math.max(0, Math.min(at.w - 1, (x >> 1) + (x & 1 ? 1 : -1)))
      const o = row + X
      if (repaint.elsewhere[o] <= 0 && repaint.onFace[o] <= 0) continue
      const b = row + Z
      const c = other + X
      const d = other + Z
      const up = (plane: Plane) => 0.5625 * plane[o] + 0.1875 * (plane[b] + plane[c]) + 0.0625 * plane[d]
      const onFace = up(face)
      const paint = up(repaint.onFace) * onFace + up(repaint.elsewhere) * (1 - onFace)
      if (paint <= 0.004) continue
      const skin = onFace + up(body)
      const dressed = up(cloth)
      const backdrop = 1 - skin - dressed
      const hasWall = backdrop > FAINT && readPatch(x, y, LAYER.background, wall)
      const hasCloth = dressed > FAINT && readPatch(x, y, LAYER.clothes, weave)
      const noise = grainAt(grain, x, y)
      const dust = paints.backdropGrain ? grainAt(paints.backdropGrain, x, y) : noise
      // patches lend their grain wholly, unless noise is drawn
      const lent = !hasWall ? 0 : paints.backdropGrain ? (paints.rough ? up(paints.rough) : 0) : 1
      const i = (y * w + x) * 3
      for (let q = 0; q < 3; q++) {
        let value = 0
        if (skin > FAINT) value += skin * (up(paints.skin[q]) + noise)
        if (backdrop > FAINT) {
          // a calm backdrop keeps its gradient and only borrows grain
          const smooth =
            up(paints.background[q]) +
            (lent ? lent * clamp(wall[q + 3], paints.grain) : 0) +
            (1 - lent) * dust
          const patch = wall[q] + up(paints.light[q])
          value += backdrop * (hasWall ? patch + (smooth - patch) * up(calm) : smooth)
        }
        if (dressed > FAINT)
          value += dressed * (hasCloth ? weave[q] + up(paints.shading[q]) : up(paints.clothes[q]) + noise)
        const mixed = picture.data[i + q] * (1 - paint) + 255 * value * paint
        data[i + q] = Math.max(0, Math.min(255, Math.round(mixed)))
      }
    }
  }
  return { w, h, data }
}

/** Shares of a layer below it are not painted. */
const FAINT = 0.002

const grainAt = ({ tile, size }: Grain, x: number, y: number): number => tile[(y % size) * size + (x % size)]

const clamp = (v: number, limit: number): number => Math.max(-limit, Math.min(limit, v))

/** How much of a garment's own slow shading the patches take on. */
const SHADING = 0.75

/** What the patches of clothes lack of the layer's own slow shading. */
export function clothesShading(at: Reduced, clothes: Plane[], patches: PatchField): Plane[] {
  const mask = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) if (at.hole[o] && at.layer[o] === LAYER.clothes) mask[o] = 1
  const cover = blur(mask, at.w, at.h, at.w / 30)
  return clothes.map((fill, c) => {
    const difference = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) if (mask[o]) difference[o] = fill[o] - patches.planes[c][o]
    const smooth = blur(difference, at.w, at.h, at.w / 30)
    for (let o = 0; o < at.n; o++) {
      smooth[o] = cover[o] > 1e-3 ? (SHADING * smooth[o]) / cover[o] : 0
    }
    return smooth
  })
}

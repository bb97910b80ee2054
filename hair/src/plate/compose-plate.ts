import { blur } from '../pixels/blur.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { LAYER } from './layout.ts'
import type { PatchField } from './patch-fill.ts'
import { patchReader } from './patch-reader.ts'
import type { Reduced } from './reduced.ts'
import type { Repaint } from './repaint.ts'

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
  /** Where no patch was found. */
  guess: Plane[]
  patches: PatchField
  /** Slow shading missing from the patches of clothes. */
  shading: Plane[]
}

/**
 * Paints the plate at full size: patches bring the photo's own grain and sharpness, skin gets the grain of the cheeks.
 * Only what is to be repainted is visited.
 * @param calm see `calmness`
 */
export function composePlate(
  picture: Picture,
  at: Reduced,
  repaint: Repaint,
  paints: Paints,
  calm: number,
  grain: number,
): Picture {
  const { w, h } = picture
  const readPatch = patchReader(picture, at, paints.patches, paints.backdrop, calm)
  const next = random(5)
  const data = new Uint8Array(picture.data)
  const patch = new Float64Array(6)
  const face = at.soft[LAYER.face]
  const neck = at.soft[LAYER.neck]
  const body = at.soft[LAYER.body]
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
      const onFace = sharpened(up(face))
      const paint = up(repaint.onFace) * onFace + up(repaint.elsewhere) * (1 - onFace)
      if (paint <= 0.004) continue
      const skinShare = onFace + Math.min(1, up(neck) + up(body)) * (1 - onFace)
      const found = skinShare < 1 && readPatch(x, y, patch)
      const noise = (next() + next() + next() - 1.5) * grain * 1.6
      const i = (y * w + x) * 3
      for (let q = 0; q < 3; q++) {
        let value = 0
        if (skinShare < 1) {
          let copied = found ? patch[q] + up(paints.shading[q]) : paints.guess[q][o]
          if (at.layer[o] === LAYER.background) {
            // a calm backdrop keeps its gradient and only borrows grain
            const smooth = up(paints.background[q]) + (found ? clamp(patch[q + 3], paints.grain) : noise)
            copied += (smooth - copied) * calm
          }
          value += copied * (1 - skinShare)
        }
        if (skinShare > 0) value += skinShare * (up(paints.skin[q]) + noise)
        const mixed = picture.data[i + q] * (1 - paint) + 255 * value * paint
        data[i + q] = Math.max(0, Math.min(255, Math.round(mixed)))
      }
    }
  }
  return { w, h, data }
}

const clamp = (v: number, limit: number): number => Math.max(-limit, Math.min(limit, v))

const sharpened = (v: number): number => {
  const t = Math.max(0, Math.min(1, (v - 0.3) / 0.4))
  return t * t * (3 - 2 * t)
}

/** Clothes: a third of the layer's own slow shading is mixed into the patches. */
export function clothesShading(at: Reduced, clothes: Plane[], patches: PatchField): Plane[] {
  const mask = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) if (at.hole[o] && at.layer[o] === LAYER.clothes) mask[o] = 1
  const cover = blur(mask, at.w, at.h, at.w / 30)
  return clothes.map((fill, c) => {
    const difference = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) if (mask[o]) difference[o] = fill[o] - patches.planes[c][o]
    const smooth = blur(difference, at.w, at.h, at.w / 30)
    for (let o = 0; o < at.n; o++) {
      smooth[o] = at.layer[o] === LAYER.clothes && cover[o] > 1e-3 ? (0.35 * smooth[o]) / cover[o] : 0
    }
    return smooth
  })
}

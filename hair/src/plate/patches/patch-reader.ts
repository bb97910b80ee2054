import type { Picture, Plane } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { PatchField } from './patch-fill.ts'

/** Writes the mean of a layer's patches over a pixel into out[0..2], their fine detail into out[3..5]; false without any. */
export type PatchReader = (x: number, y: number, layer: number, out: Float64Array) => boolean

/** How far beyond an outline the patches of the other side are taken, pixels at half size. */
const BESIDE = 3

interface Read {
  patches: PatchField
  /** What their detail stands out from, at half size. */
  backdrop: Plane[]
  /** See `calmAt`, at half size. */
  calm: Plane
}

/** Reads the patches at the photo's full size. */
export function patchReader(
  { data, w, h }: Picture,
  at: Reduced,
  { patches, backdrop, calm }: Read,
): PatchReader {
  const [red, green, blue] = backdrop
  return (x, y, layer, out) => {
    const X = x >> 1
    const Y = y >> 1
    // over an outline, the patches of both sides are read from beside it
    const here = Math.min(at.h - 1, Y) * at.w + Math.min(at.w - 1, X)
    const seam = patches.seam?.[here] ?? 0
    const spread = Math.max(seam, 0.06 + 0.1 * (layer === LAYER.background ? calm[here] : 0.5))
    out.fill(0)
    let weight = 0
    const isOwn = at.layer[here] === layer
    const r = isOwn ? 1 : BESIDE
    for (let v = Math.max(0, Y - r); v <= Math.min(at.h - 1, Y + r); v++) {
      for (let u = Math.max(0, X - r); u <= Math.min(at.w - 1, X + r); u++) {
        const q = v * at.w + u
        if (!at.hole[q] || patches.x[q] < 0 || at.layer[q] !== layer) continue
        const dx = x - 2 * u
        const sx = 2 * patches.x[q] + (patches.mirrored[q] ? 1 - dx : dx)
        const sy = 2 * patches.y[q] + (y - 2 * v)
        if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue
        const s = (sy * w + sx) * 3
        const o = Math.min(at.h - 1, sy >> 1) * at.w + Math.min(at.w - 1, sx >> 1)
        const g = u === X && v === Y ? 1 : spread
        const r = data[s] / 255
        const e = data[s + 1] / 255
        const b = data[s + 2] / 255
        weight += g
        out[0] += g * r
        out[1] += g * e
        out[2] += g * b
        out[3] += g * (r - red[o])
        out[4] += g * (e - green[o])
        out[5] += g * (b - blue[o])
      }
    }
    if (weight > 0) for (let c = 0; c < 6; c++) out[c] /= weight
    return weight > 0
  }
}

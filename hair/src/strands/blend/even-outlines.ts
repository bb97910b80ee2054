import type { Analysis } from '../../analysis/analyse.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Plate } from '../../plate/make-plate.ts'

/** Pixels of a portrait 960 wide looked at around an outline. */
const REACH = 6

const known = new WeakMap<Plate, Picture>()

/**
 * The plate with its invented outlines rounded: neck, shoulders, jaw and neckline come from a layout of 320 pixels
 * and would be stairs at full size where no hair covers them. Made once as long as the plate is remembered.
 */
export function evenOutlines(plate: Plate, analysis: Analysis): Picture {
  const found = known.get(plate) ?? rounded(plate, analysis)
  known.set(plate, found)
  return found
}

function rounded({ picture, layout }: Plate, { matte }: Analysis): Picture {
  const { w, h } = picture
  let out = picture
  const painted = wideBlur(matte.alpha, w, h, (7 * w) / 960)
  for (const isFront of [(l: number) => l !== LAYER.background, (l: number) => l === LAYER.clothes]) {
    const soft = shareOfLayers(layout, isFront, { rounded: 1.6, size: picture })
    out = roundOne(out, soft, painted)
  }
  return out
}

function roundOne({ w, h, data: source }: Picture, soft: Plane, painted: Plane): Picture {
  const data = source.slice()
  const reach = Math.max(1, Math.round((REACH * w) / 960))
  const step = reach > 2 ? 2 : 1
  const sums = new Float64Array(8)
  for (let y = reach; y < h - reach; y++) {
    for (let x = reach; x < w - reach; x++) {
      const i = y * w + x
      if (soft[i] < 0.06 || soft[i] > 0.94 || painted[i] < 0.12) continue
      sums.fill(0)
      for (let dy = -reach; dy <= reach; dy += step)
        for (let dx = -reach; dx <= reach; dx += step) collect(i + dy * w + dx)
      if (!sums[3] || !sums[7]) continue
      const t = smoothstep(0.36, 0.64, soft[i])
      const isEdge = smoothstep(0.06, 0.14, soft[i]) * smoothstep(0.94, 0.86, soft[i])
      const share = smoothstep(0.12, 0.4, painted[i]) * isEdge
      for (let c = 0; c < 3; c++) {
        const mixed = (sums[c] / sums[3]) * t + (sums[4 + c] / sums[7]) * (1 - t)
        data[i * 3 + c] = Math.round(source[i * 3 + c] * (1 - share) + mixed * share)
      }
    }
  }
  return { w, h, data }

  /** Adds a pixel to what is surely before or surely behind the outline. */
  function collect(j: number) {
    const side = soft[j] > 0.8 ? 0 : soft[j] < 0.2 ? 4 : -1
    if (side < 0) return
    for (let c = 0; c < 3; c++) sums[side + c] += source[j * 3 + c]
    sums[side + 3]++
  }
}

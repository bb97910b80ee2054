import type { Analysis } from '../../analysis/analyse.ts'
import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'

/** OKLab lightness of a backdrop that lights nothing, and of one that lights all it can. */
const LIGHT = [0.3, 0.85] as const

/** How much light comes from what lies behind her head: of what is seen of it above her eyes, 0 to 1. */
export function backdropLight(
  { lab, matte }: Pick<Analysis, 'lab' | 'matte'>,
  { layer, seen, w, h }: Pick<Layout, 'layer' | 'seen' | 'w' | 'h'>,
  frame: FaceFrame,
): number {
  const scale = matte.w / w
  let sum = 0
  let count = 0
  for (let i = 0; i < w * h; i++) {
    if (layer[i] !== LAYER.background || !seen[i]) continue
    const [x, y] = [(((i % w) + 0.5) * scale) | 0, ((((i / w) | 0) + 0.5) * scale) | 0]
    if (toFace(frame, x, y)[1] < 0) continue
    sum += lab[(y * matte.w + x) * 3]
    count++
  }
  return count ? smoothstep(LIGHT[0], LIGHT[1], sum / count) : 0
}

import { boxSpread } from '../../pixels/box-spread.ts'
import type { PatchLevel } from './patch-pyramid.ts'

/** How much flatter than usual for its class a patch is, squared: averaging would draw patches to flat spots. */
export function flatnessCost(level: PatchLevel, sources: number[][], r: number): Float32Array {
  const { w, h, channels } = level
  const spreads = boxSpread(channels[1], w, h, r)
  const out = new Float32Array(w * h)
  sources.forEach((list, k) => {
    const spread = list.map((i) => spreads[i])
    const usual = [...spread].sort((a, b) => a - b)[(spread.length * 0.6) | 0] ?? 0
    list.forEach((i, e) => {
      out[i] = Math.max(0, usual - spread[e]) ** 2 * (2 * r + 1) ** 2 * (k === 0 ? 2.5 : 0.8)
    })
  })
  return out
}

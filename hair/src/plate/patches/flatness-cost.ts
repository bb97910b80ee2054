import { boxBlur } from '../../pixels/box-blur.ts'
import type { PatchLevel } from './patch-pyramid.ts'

/** How much flatter than usual for its class a patch is, squared: averaging would draw patches to flat spots. */
export function flatnessCost(level: PatchLevel, sources: number[][], r: number): Float32Array {
  const { w, h, channels } = level
  const green = channels[1]
  const mean = boxBlur(green, w, h, r)
  const square = boxBlur(
    green.map((v) => v * v),
    w,
    h,
    r,
  )
  const out = new Float32Array(w * h)
  sources.forEach((list, k) => {
    const spread = list.map((i) => Math.sqrt(Math.max(0, square[i] - mean[i] * mean[i])))
    const usual = [...spread].sort((a, b) => a - b)[(spread.length * 0.6) | 0] ?? 0
    list.forEach((i, e) => {
      out[i] = Math.max(0, usual - spread[e]) ** 2 * (2 * r + 1) ** 2 * (k === 0 ? 2.5 : 0.8)
    })
  })
  return out
}

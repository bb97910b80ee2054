import { blur } from '../pixels/blur.ts'
import type { Plane } from '../pixels/picture.ts'
import type { HairLayer } from './hair-layer.ts'

/** Brings the finest detail of a layer to the level of her own hair: no sharp wig on a soft photo. */
export function matchDetail({ w, h, alpha, lab }: HairLayer, userLab: Float32Array, userAlpha: Plane): void {
  const own = userAlpha.map((_, i) => userLab[i * 3])
  const layer = alpha.map((_, i) => lab[i * 3])
  const cover = blur(alpha, w, h, 1)
  const smooth = blur(
    alpha.map((a, i) => a * layer[i]),
    w,
    h,
    1,
  )
  for (let i = 0; i < smooth.length; i++) smooth[i] = cover[i] > 1e-3 ? smooth[i] / cover[i] : layer[i]
  const hers = detail(own, blur(own, w, h, 1), userAlpha)
  const theirs = detail(layer, smooth, alpha)
  if (hers <= 0 || theirs <= 0) return
  const gain = Math.max(0.5, Math.min(1.12, (hers / theirs) * 1.05))
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] > 0.004) lab[i * 3] = smooth[i] + (layer[i] - smooth[i]) * gain
  }
}

/** Mean difference from the blurred plane inside the hair; 0 when there is too little. */
function detail(plane: Plane, blurred: Plane, alpha: Plane): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < plane.length; i += 3) {
    if (alpha[i] <= 0.95) continue
    sum += Math.abs(plane[i] - blurred[i])
    count++
  }
  return count > 200 ? sum / count : 0
}

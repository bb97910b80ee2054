import type { Plane, Size } from '../../pixels/picture.ts'
import type { HairLayer } from '../layer/hair-layer.ts'

/** Brings the finest detail of a layer to the level of her own hair: no sharp wig on a soft photo. */
export function matchDetail(layer: HairLayer, userLab: Float32Array, userAlpha: Plane): void {
  const { w, h, alpha, lab } = layer
  const hers = detail({ w, h }, userLab, userAlpha)
  const theirs = detail(layer, lab, alpha)
  if (hers <= 0 || theirs <= 0) return
  const gain = Math.max(0.5, Math.min(1.12, (hers / theirs) * 1.05))
  const light = new Float32Array(alpha.length)
  for (let i = 0; i < light.length; i++) light[i] = lab[i * 3]
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (alpha[i] <= 0.004) continue
      let sum = 0
      let cover = 0
      for (let v = -w; v <= w; v += w) {
        for (let j = i + v - 1; j <= i + v + 1; j++) {
          sum += alpha[j] * light[j]
          cover += alpha[j]
        }
      }
      const mean = sum / cover
      lab[i * 3] = mean + (light[i] - mean) * gain
    }
  }
}

/** Mean difference of the lightness from that of the eight neighbours inside the hair; 0 when there is too little. */
function detail({ w, h }: Size, lab: Float32Array, alpha: Plane): number {
  let sum = 0
  let count = 0
  for (let y = 1; y < h - 1; y += 2) {
    for (let x = 1; x < w - 1; x += 3) {
      const i = y * w + x
      if (alpha[i] <= 0.95) continue
      let around = 0
      for (let v = -w; v <= w; v += w) for (let j = i + v - 1; j <= i + v + 1; j++) around += lab[j * 3]
      sum += Math.abs(lab[i * 3] - around / 9)
      count++
    }
  }
  return count > 100 ? sum / count : 0
}

import { boxBlur } from '../../pixels/box-blur.ts'
import { lightAt } from '../../pixels/light-of.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'

/**
 * Logarithm of the local strand energy |L - blur(L)|, measured on a picture of 2w × 2h and given at w × h.
 * The minimum over four shifted windows is taken, so that a lone edge does not count as texture.
 */
export function strandTexture(twice: Picture, w: number, h: number): Plane {
  const W = twice.w
  const light = new Float32Array(W * twice.h)
  const { data } = twice
  for (let i = 0; i < light.length; i++) {
    light[i] = Math.sqrt(lightAt(data, i * 3) / 255)
  }
  const smooth = boxBlur(light, W, twice.h, 2)
  const detail = (i: number) => Math.abs(light[i] - smooth[i])
  const energy = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * 2 * W + x * 2
      energy[y * w + x] = (detail(i) + detail(i + 1) + detail(i + W) + detail(i + W + 1)) * 0.25
    }
  }
  return boxBlur(lowestOfFour(boxBlur(energy, w, h, 3), w, h, 3), w, h, 1)
}

function lowestOfFour(mean: Plane, w: number, h: number, r: number): Plane {
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const top = Math.max(0, y - r) * w
    const bottom = Math.min(h - 1, y + r) * w
    for (let x = 0; x < w; x++) {
      const left = Math.max(0, x - r)
      const right = Math.min(w - 1, x + r)
      const least = Math.min(mean[top + left], mean[top + right], mean[bottom + left], mean[bottom + right])
      out[y * w + x] = Math.log(0.002 + least)
    }
  }
  return out
}

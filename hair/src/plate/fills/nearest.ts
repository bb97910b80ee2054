import type { Plane } from '../../pixels/picture.ts'

/** Index of about the nearest pixel with weight > 0, -1 when there is none (two passes of propagation). */
export function nearest(weight: Plane, w: number, h: number): Int32Array {
  const out = new Int32Array(w * h).fill(-1)
  const distance = new Float32Array(w * h).fill(1e9)
  for (let i = 0; i < w * h; i++) {
    if (weight[i] <= 0) continue
    out[i] = i
    distance[i] = 0
  }
  const ask = (x: number, y: number, j: number) => {
    const k = out[j]
    if (k < 0) return
    const d = ((k % w) - x) ** 2 + (((k / w) | 0) - y) ** 2
    const i = y * w + x
    if (d >= distance[i]) return
    distance[i] = d
    out[i] = k
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (x) ask(x, y, i - 1)
      if (y) ask(x, y, i - w)
      if (y && x) ask(x, y, i - w - 1)
      if (y && x < w - 1) ask(x, y, i - w + 1)
    }
    for (let x = w - 2; x >= 0; x--) ask(x, y, y * w + x + 1)
  }
  for (let y = h - 1; y >= 0; y--) {
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x
      if (x < w - 1) ask(x, y, i + 1)
      if (y < h - 1) ask(x, y, i + w)
      if (y < h - 1 && x) ask(x, y, i + w - 1)
      if (y < h - 1 && x < w - 1) ask(x, y, i + w + 1)
    }
    for (let x = 1; x < w; x++) ask(x, y, y * w + x - 1)
  }
  return out
}

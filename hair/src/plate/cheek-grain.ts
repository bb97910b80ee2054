import { type FaceFrame, toPixels } from '../face/face-frame.ts'
import type { Picture } from '../pixels/picture.ts'

/** Mean fine detail of the cheeks, 0 to 1: noise of that strength where no patch of skin is to be had. */
export function cheekGrain({ data, w, h }: Picture, f: FaceFrame): number {
  let sum = 0
  let count = 0
  for (const u of [-0.2, 0.2]) {
    const [cx, cy] = toPixels(f, u, -0.1)
    for (let dy = -12; dy <= 12; dy += 2) {
      for (let dx = -12; dx <= 12; dx += 2) {
        const x = Math.round(cx + dx)
        const y = Math.round(cy + dy)
        if (x < 4 || y < 4 || x >= w - 4 || y >= h - 4) continue
        sum += Math.abs(green(x, y) - around(x, y))
        count++
      }
    }
  }
  return count ? sum / count : 0.004

  function green(x: number, y: number): number {
    return data[(y * w + x) * 3 + 1] / 255
  }
  function around(x: number, y: number): number {
    let mean = 0
    for (let v = -4; v <= 4; v += 2) for (let u = -4; u <= 4; u += 2) mean += green(x + u, y + v)
    return mean / 25
  }
}

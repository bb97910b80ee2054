import type { Face } from '../../face/face.ts'
import { faceFrame, toPixels } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Share of the forehead's middle under hair, 0 to 1. */
export function fringeOf({ w, h, alpha }: Size & { alpha: Plane }, face: Face): number {
  const f = faceFrame(face)
  let covered = 0
  let count = 0
  for (let v = 0.2; v < 0.42; v += 0.02) {
    for (let u = -0.16; u <= 0.16; u += 0.02) {
      const [x, y] = toPixels(f, u, v)
      if (x < 0 || y < 0 || x >= w || y >= h) continue
      count++
      if (alpha[(y | 0) * w + (x | 0)] > 0.6) covered++
    }
  }
  return count ? covered / count : 0
}

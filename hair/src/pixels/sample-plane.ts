import type { Plane, Size } from './picture.ts'

/** Bilinear reading of a small plane at pixel (x, y) of a larger picture. */
export function samplePlane(plane: Plane, small: Size, full: Size, x: number, y: number): number {
  const fx = Math.min(small.w - 1, Math.max(0, ((x + 0.5) * small.w) / full.w - 0.5))
  const fy = Math.min(small.h - 1, Math.max(0, ((y + 0.5) * small.h) / full.h - 0.5))
  const x0 = fx | 0
  const y0 = fy | 0
  const x1 = Math.min(small.w - 1, x0 + 1)
  const y1 = Math.min(small.h - 1, y0 + 1)
  const tx = fx - x0
  const top = plane[y0 * small.w + x0] * (1 - tx) + plane[y0 * small.w + x1] * tx
  const bottom = plane[y1 * small.w + x0] * (1 - tx) + plane[y1 * small.w + x1] * tx
  return top + (bottom - top) * (fy - y0)
}

import type { Plane, Size } from '../../pixels/picture.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import { type Direction, depthAlong, unitLength } from './light-fields.ts'
import { BOX, type LightGrid } from './light-grid.ts'

/** Share of the light that reaches skin and clothes through the hair, 1 where nothing is in its way. */
export interface SkinReach extends Size {
  share: Plane
}

/** @param grid optical depth of the hair alone */
export function skinReach(head: Head, grid: LightGrid, [kx, ky, kz]: Direction): SkinReach {
  const [w, h] = [head.w >> 2, head.h >> 2]
  const share = new Float32Array(w * h).fill(1)
  const ways: Direction[] = [
    [kx, ky, kz],
    [kx * 0.5, ky, kz * 1.2],
    [0.55, 0.55, 0.6],
    [-0.55, 0.55, 0.6],
    [0, 0.15, 1],
    [0.8, 0.1, 0.6],
    [-0.8, 0.1, 0.6],
  ]
  const rays = ways.map(unitLength)
  const { depth } = head
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const z = depth.z[Math.min(depth.h - 1, y * 2) * depth.w + Math.min(depth.w - 1, x * 2)]
      if (z <= FAR) continue
      const i = ((x * 4 + 2 - head.x0) / head.unit - BOX.x) / grid.cell
      const j = ((head.y0 - y * 4 - 2) / head.unit - BOX.y) / grid.cell
      const k = (z + 0.3 - BOX.z) / grid.cell
      let sum = 0
      for (const ray of rays) sum += Math.exp(-0.8 * depthAlong(grid, i, j, k, ray, 16.5))
      share[y * w + x] = sum / rays.length
    }
  }
  return { w, h, share }
}

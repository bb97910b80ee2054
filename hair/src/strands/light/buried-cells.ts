import { type LightGrid, SOLID } from './light-grid.ts'

/** Optical depth, as `hairGrid` counts it, behind which nothing is seen: less than a hundredth part shines through. */
const OPAQUE = 4.5

/**
 * Cells that so much hair lies before, seen from the camera, that what is in them need be neither lit nor drawn.
 * @param grid solids included
 * @returns 1 where a cell and its neighbours are buried
 */
export function buriedCells({ nx, ny, nz, depth }: LightGrid): Uint8Array {
  const layer = nx * ny
  const before = new Float32Array(depth.length)
  for (let g = layer * (nz - 1) - 1; g >= 0; g--) {
    const next = depth[g + layer]
    // solids hide hair by the depth map, which is finer
    before[g] = before[g + layer] + (next >= SOLID ? 0 : next)
  }
  const out = new Uint8Array(depth.length)
  for (let g = nx + 1; g < out.length - nx - 1; g++) {
    if (before[g] < OPAQUE) continue
    const beside = Math.min(before[g - 1], before[g + 1], before[g - nx], before[g + nx])
    if (beside >= OPAQUE) out[g] = 1
  }
  return out
}

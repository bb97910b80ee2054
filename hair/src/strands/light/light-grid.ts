import type { Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toHead } from '../head/head-axes.ts'
import { BODY_Z, bodyHalf, faceDistance, neckAxis, skullDistance } from '../head/solids.ts'

/** A box of cells around head and shoulders, camera space: what light has to go through. */
export interface LightGrid {
  /** Side of a cell, units. */
  cell: number
  nx: number
  ny: number
  nz: number
  /** Optical depth per cell. */
  depth: Float32Array
}

/** Corner and size of the box, units. */
export const BOX = { x: -24, y: -34, z: -16, width: 48.4, height: 55, depth: 32 } as const
/** Optical depth from which a cell is a solid. */
export const SOLID = 1.5

/** Number of the cell at a place; -1 outside the box. */
export function cellAt({ cell, nx, ny, nz }: LightGrid, x: number, y: number, z: number): number {
  const i = ((x - BOX.x) / cell) | 0
  const j = ((y - BOX.y) / cell) | 0
  const k = ((z - BOX.z) / cell) | 0
  return i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz ? -1 : (k * ny + j) * nx + i
}

/** Optical depth of the hair alone, in cells of a size. */
export function hairGrid(head: Head, { count, points: K, at, width }: Strands, cell: number): LightGrid {
  const [nx, ny, nz] = [BOX.width, BOX.height, BOX.depth].map((side) => Math.round(side / cell))
  const grid = { cell, nx, ny, nz, depth: new Float32Array(nx * ny * nz) }
  const opacity = ((0.55 / cell ** 2) * (head.w / 960)) / head.unit
  for (let i = 0; i < count; i++) {
    for (let o = i * K * 3, last = o + (K - 1) * 3; o < last; o += 3) {
      const g = cellAt(grid, at[o], at[o + 1], at[o + 2])
      if (g < 0) continue
      const dx = at[o + 3] - at[o]
      const dy = at[o + 4] - at[o + 1]
      const dz = at[o + 5] - at[o + 2]
      grid.depth[g] += Math.sqrt(dx * dx + dy * dy + dz * dz) * opacity * width[i]
    }
  }
  return grid
}

/** Head and shoulders stop light. */
export function addSolids(head: Head, { cell, nx, ny, nz, depth }: LightGrid): void {
  const h = new Float64Array(3)
  const n = new Float64Array(3)
  const neck = neckAxis(head)
  for (let j = 0; j < ny; j++) {
    const y = BOX.y + (j + 0.5) * cell
    for (let i = 0; i < nx; i++) {
      const x = BOX.x + (i + 0.5) * cell
      const half = bodyHalf(head, x, y) - 0.6
      const isHead = Math.abs(x) < 14 && y > -20
      if (half <= 0 && !isHead) continue
      for (let k = 0; k < nz; k++) {
        const z = BOX.z + (k + 0.5) * cell
        if (Math.abs(z - BODY_Z) < half || (isHead && (isInHead(x, y, z) || isInNeck(x, y, z))))
          depth[(k * ny + j) * nx + i] += SOLID
      }
    }
  }

  /** Without it hair behind the neck is as bright as hair before it. */
  function isInNeck(x: number, y: number, z: number): boolean {
    return y < neck.top && Math.hypot(x - neck.x, z - neck.z) < neck.radius - 0.4
  }

  function isInHead(x: number, y: number, z: number): boolean {
    toHead(head, x, y, z, h)
    if (faceDistance(head, h[0], h[1], h[2]) < -0.8) return true
    return h[1] > -1 && skullDistance(head, h[0], h[1], h[2], n) < -0.6
  }
}

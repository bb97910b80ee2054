import { type LightGrid, SOLID } from './light-grid.ts'

export type Direction = readonly [x: number, y: number, z: number]

/** Share of the light that reaches each cell: from the lamp, from above, from the surroundings, from behind. */
export interface LightFields {
  key: Float32Array
  sky: Float32Array
  front: Float32Array
  /** null where no light from behind is asked for. */
  back: Float32Array | null
}

const SKY: Direction[] = [
  [0.5, 0.85, 0.2],
  [-0.5, 0.85, 0.2],
  [0, 0.85, -0.4],
]
const FRONT: Direction[] = [
  [0, 0.15, 1],
  [0.75, 0.2, 0.6],
  [-0.75, 0.2, 0.6],
  [0, -0.4, 0.9],
]
/** What is behind a head is seen past its outline, and from the crown above it. */
const BACK: Direction[] = [
  [0, 0.35, -1],
  [0, 0.9, -1],
]
/** A window is no point: how far its edges are apart. */
const WIDE = 0.16
/** How far, in units, hair shades hair. */
const REACH = 14.3

/** @param grid solids included. @param isLitBehind whether `back` is wanted */
export function lightFields(grid: LightGrid, [x, y, z]: Direction, isLitBehind = false): LightFields {
  const key: Direction[] = [
    [x, y, z],
    [x + WIDE, y, z],
    [x - WIDE, y + WIDE, z],
  ]
  return {
    key: smoothed(field(grid, key, 1), grid),
    sky: smoothed(field(grid, SKY, 0.8), grid),
    front: smoothed(field(grid, FRONT, 0.7), grid),
    back: isLitBehind ? smoothed(field(grid, BACK, 0.7), grid) : null,
  }
}

function field(grid: LightGrid, ways: Direction[], opacity: number): Float32Array {
  const { nx, ny, nz, depth } = grid
  const out = new Float32Array(depth.length)
  const rays = ways.map(unitLength)
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const g = (k * ny + j) * nx + i
        if (depth[g] <= 0 || depth[g] >= SOLID) continue
        let sum = 0
        for (const ray of rays)
          sum += Math.exp(
            -opacity * (depth[g] * 0.35 + depthAlong(grid, i + 0.5, j + 0.5, k + 0.5, ray, REACH)),
          )
        out[g] = sum / rays.length
      }
  return out
}

/**
 * Optical depth on the way out of the box; nothing is seen through 6.
 * @param x y z the start, in cells
 * @param reach how far to look, units
 */
export function depthAlong(
  { cell, nx, ny, nz, depth }: LightGrid,
  x: number,
  y: number,
  z: number,
  ray: Direction,
  reach: number,
): number {
  const [dx, dy, dz] = ray
  let sum = 0
  for (let s = 0; s < reach && sum < 6; s += cell) {
    x += dx
    y += dy
    z += dz
    if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) break
    sum += depth[((z | 0) * ny + (y | 0)) * nx + (x | 0)]
  }
  return sum
}

export function unitLength([x, y, z]: Direction): Direction {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}

/** Mean of the neighbours that hold hair: no steps from cell to cell, no black beside the skull. */
function smoothed(values: Float32Array, { nx, ny, nz, depth }: LightGrid): Float32Array {
  const sum = new Float32Array(values.length)
  const weight = new Float32Array(values.length)
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const g = (k * ny + j) * nx + i
        if (depth[g] <= 0 || depth[g] >= SOLID) continue
        for (let c = -1; c < 2; c++)
          for (let b = -1; b < 2; b++)
            for (let a = -1; a < 2; a++) {
              const m = g + (c * ny + b) * nx + a
              const q = (a ? 1 : 2) * (b ? 1 : 2) * (c ? 1 : 2)
              sum[m] += q * values[g]
              weight[m] += q
            }
      }
  return values.map((v, g) => (weight[g] ? sum[g] / weight[g] : v))
}

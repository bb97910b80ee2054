import type { Root } from './strands.ts'

const CELL = 1.2
const cellKey = (x: number, y: number, z: number): number => ((x + 64) << 14) | ((y + 64) << 7) | (z + 64)
const cell = (v: number): number => Math.floor(v / CELL)

export const squared = (p: Root, q: Root): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2

/** Number of the nearest of these in a root's zone; -1 where there is none near. */
export function nearestRoot(roots: Root[]): (root: Root) => number {
  const grid = new Map<number, number[]>()
  roots.forEach((root, i) => {
    const key = cellKey(cell(root.x), cell(root.y), cell(root.z))
    const list = grid.get(key)
    if (list) list.push(i)
    else grid.set(key, [i])
  })
  return (root) => {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const [cx, cy, cz] = [cell(root.x), cell(root.y), cell(root.z)]
    for (let ring = 1; ring < 3 && best < 0; ring++) {
      for (let x = cx - ring; x <= cx + ring; x++)
        for (let y = cy - ring; y <= cy + ring; y++)
          for (let z = cz - ring; z <= cz + ring; z++)
            for (const j of grid.get(cellKey(x, y, z)) ?? []) {
              if (roots[j].zone !== root.zone) continue
              const d = squared(roots[j], root)
              if (d >= least) continue
              least = d
              best = j
            }
    }
    return best
  }
}

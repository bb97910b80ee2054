import { emptyStrands, type Root, type Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { growth } from '../head/scalp.ts'
import { skullDistance, skullPoint } from '../head/solids.ts'
import { PLAIN } from './combing.ts'

/** How many grow, and how often a place is looked for. */
const FINE = { strands: 2200, tries: 60000 } as const
/** How far beyond the line of the hair they begin, ever fewer, and within it, units. */
const [BEYOND, WITHIN] = [-1.1, 0.8]
/** From this `growth` on: further out is her face. */
const SCALP = -0.7
/** Units: at least, and by how much they differ. */
const LONG = { least: 0.3, more: 1.5 } as const
/** Share of the width of a strand, and how far they stand off, stray, and fall. */
const THIN = 0.5
const WAY = { off: 0.3, stray: 0.5, falls: 0.35 } as const

export interface FineHairs {
  /** How far above its line a root lies, units; see `aroundEar`. */
  above: (root: Root) => number
  /** Where hair is swept to, head space. */
  to: readonly [x: number, y: number, z: number]
  points: number
  density: number
}

/** Short hairs of half the width along the line of swept hair, around the ears and over the forehead: it ends in no edge there. */
export function fineHairs(
  head: Head,
  next: () => number,
  { above, to, points: K, density }: FineHairs,
): Strands {
  const roots = findRoots(head, next, above, Math.round(FINE.strands * density))
  const out = emptyStrands(roots.length, K)
  const [way, c] = [new Float64Array(3), new Float64Array(3)]
  roots.forEach(({ x, y, z, nx, ny, nz }, i) => {
    const stray = () => WAY.stray * (next() + next() - 1)
    way.set([to[0] - x, to[1] - y, to[2] - z])
    const into = way[0] * nx + way[1] * ny + way[2] * nz
    way.set([way[0] - into * nx, way[1] - into * ny, way[2] - into * nz])
    const l = Math.hypot(...way)
    const [dx, dy, dz] = [
      way[0] / l + WAY.off * nx + stray(),
      way[1] / l + WAY.off * ny + stray(),
      way[2] / l + WAY.off * nz + stray(),
    ]
    const long = LONG.least + LONG.more * next() * next()
    for (let k = 0; k < K; k++) {
      const t = (long * k) / (K - 1)
      toCamera(head, x + dx * t, y + dy * t - WAY.falls * t * t, z + dz * t, c)
      out.at.set(c, (i * K + k) * 3)
    }
    out.width[i] = (THIN * PLAIN.width * (0.7 + 0.6 * next())) / density
    out.tint[i] = 1 + 0.2 * (next() + next() - 1)
  })
  return out
}

function findRoots(head: Head, next: () => number, above: FineHairs['above'], count: number): Root[] {
  const roots: Root[] = []
  const { side, above: high, front } = head.skull
  const [p, n] = [new Float64Array(3), new Float64Array(3)]
  for (let k = 0; k < FINE.tries && roots.length < count; k++) {
    const height = 1.8 * next() - 0.9
    const angle = (next() - 0.5) * Math.PI
    const r = Math.sqrt(1 - Math.min(1, height * height))
    const isRight = next() < 0.5 ? 1 : -1
    skullPoint(head, isRight * r * Math.cos(angle) * side, height * high, r * Math.sin(angle) * front, p)
    skullDistance(head, p[0], p[1], p[2], n)
    const [x, y, z] = p
    const root: Root = { x, y, z, nx: n[0], ny: n[1], nz: n[2], zone: 1, growth: 1 }
    const line = above(root)
    const isHere = line < WITHIN && 1 - line / BEYOND > next() && growth(head, x, y, z, n) > SCALP
    if (isHere) roots.push(root)
  }
  return roots
}

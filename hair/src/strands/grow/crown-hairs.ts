import { random } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { skullDistance } from '../head/solids.ts'
import type { Groom, Growing } from './groom.ts'
import { alongSurface } from './grow-guides.ts'
import type { GrowOptions } from './grow-hair.ts'
import { looseRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'
import { emptyStrands, type Root, type Strands } from './strands.ts'

/** How many would grow on the whole scalp. */
const COUNT = 2200
/** From no such hair to all of it, by the height of its root as a share of that of the crown. */
const CROWN = [0.35, 0.65] as const
/**
 * The same by how far the scalp faces the camera, cosine: they stand off the outline alone, since before other hair they
 * would be scratches.
 */
const EDGEWISE = [0.5, 0.2] as const
/** Units: at least, and by how much they differ. */
const LONG = { least: 1.5, more: 5 } as const
/** How high they stand over the hair, units: `more` by a power of chance, so most hardly do. */
const HIGH = { least: 0.05, more: 1.5, rare: 4 } as const
/** Turns to and fro per unit, and how far one goes aside, units per unit along. */
const BENDS = { turns: 0.3, aside: 0.4 } as const
/** Share of the width of a strand. */
const THIN = [0.4, 0.7] as const

interface Grown extends GrowOptions {
  /** Points per strand. */
  points: number
}

/**
 * New hairs and broken ones, a finger long, that stand off smooth hair of the crown: without them its outline is ruled.
 * They go the way they are combed, arch over the hair and come down on it or not.
 */
export function crownHairs(head: Head, groom: Groom, { seed, density = 1, points }: Grown): Strands {
  const next = random(seed + 1)
  const growing = { head, groom: { ...groom, points }, next, noise: spaceNoise(seed) }
  const roots = looseRoots(growing, COUNT * density).filter((root) => next() < chanceOf(root, head))
  const out = emptyStrands(roots.length, points)
  const c = new Float64Array(3)
  roots.forEach((root, i) => {
    eachPoint(growing, root, (p, k) => {
      toCamera(head, p[0], p[1], p[2], c)
      out.at.set(c, (i * points + k) * 3)
    })
    out.width[i] = (groom.width / density) * (THIN[0] + (THIN[1] - THIN[0]) * next())
    out.tint[i] = 1 + 0.15 * (next() + next() - 1)
  })
  return out
}

/** How likely one stands off the hair whose root this is. */
function chanceOf({ y, growth, nx, ny, nz }: Root, { top, axes }: Head): number {
  if (growth < 0.5) return 0
  const facing = Math.abs(axes[2] * nx + axes[5] * ny + axes[8] * nz)
  return smoothstep(CROWN[0], CROWN[1], y / top) * smoothstep(EDGEWISE[0], EDGEWISE[1], facing)
}

const [on, p, n, way] = Array.from({ length: 4 }, () => new Float64Array(3))

/** @param put takes one point after the other, head space */
function eachPoint({ head, groom, next }: Growing, root: Root, put: (p: Float64Array, k: number) => void) {
  const K = groom.points
  const step = (LONG.least + LONG.more * next() ** 2) / (K - 1)
  const high = HIGH.least + HIGH.more * next() ** HIGH.rare
  const lies = groom.shell(root, head)
  const falls = next()
  const [turns, phase] = [2 * Math.PI * BENDS.turns * (0.5 + next()) * step, 2 * Math.PI * next()]
  on.set([root.x, root.y, root.z])
  for (let k = 0; k < K; k++) {
    const d = skullDistance(head, on[0], on[1], on[2], n)
    const t = k / (K - 1)
    const off = (lies + high) * t * (2 - t) - falls * high * t * t
    for (let q = 0; q < 3; q++) on[q] -= d * n[q]
    for (let q = 0; q < 3; q++) p[q] = on[q] + off * n[q]
    put(p, k)
    groom.flow(on, root, head, way)
    alongSurface(way, n)
    const aside = BENDS.aside * Math.sin(phase + turns * k)
    const across = [
      n[1] * way[2] - n[2] * way[1],
      n[2] * way[0] - n[0] * way[2],
      n[0] * way[1] - n[1] * way[0],
    ]
    for (let q = 0; q < 3; q++) on[q] += step * (way[q] + aside * across[q])
  }
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import { growth } from '../head/scalp.ts'
import { skullDistance, skullPoint } from '../head/solids.ts'
import type { Growing } from './groom.ts'
import type { SpaceNoise } from './space-noise.ts'
import type { Root } from './strands.ts'

const GOLDEN_ANGLE = 2.399963
/** Share of the skull that is scalp, about. */
const SCALP = 0.5
/** Most that `Groom.denser` may ask for. */
const DENSEST = 3

/** Roots at even distances all over the scalp, as far out as `least` (see `growth`). */
export function evenRoots(growing: Growing, count: number, least: number) {
  const { next } = growing
  const tries = Math.round(count / SCALP)
  return collect(tries, growing, (k) => {
    const height = 1 - (2 * (k + next())) / tries
    return { height, angle: k * GOLDEN_ANGLE + next() * 0.25, isHere: (g) => g >= least }
  })
}

/**
 * How surely hair grows (see `growth`) where a lock may begin, and where a braid may that is so many units above the eyes: it
 * takes in the hair around it. At the very line it is a cord before the forehead, with skin behind it.
 */
const BEGINS = { lock: -0.15, braid: 0.5, above: 4 } as const

/** Roots of the middles of locks, or of braids. */
export const lockRoots = (growing: Growing, count: number): Root[] =>
  evenRoots(growing, count, BEGINS.lock).filter(
    ({ growth: g, y }) => !growing.groom.plait || g >= BEGINS.braid || y < growing.head.eyes + BEGINS.above,
  )

/** Roots anywhere on the scalp, fewer at its edge. */
export function looseRoots(growing: Growing, count: number) {
  const { next, noise } = growing
  return collect(Math.round(count / SCALP), growing, () => ({
    height: 1 - 2 * next(),
    angle: next() * 2 * Math.PI,
    isHere: (g, p) => g >= -0.35 && next() <= smoothstep(-0.35, 1.5, g + uneven(noise, p)),
  }))
}

/** What grows besides where the groom is denser. */
export function denserRoots(growing: Growing, count: number): Root[] {
  const { groom, next } = growing
  const { denser } = groom
  if (!denser) return []
  return looseRoots(growing, count * DENSEST).filter((root) => next() * DENSEST <= denser(root))
}

/** No hairline is ruled: bays and points of a finger's breadth, and tufts on them. */
const uneven = (noise: SpaceNoise, [x, y, z]: Float64Array): number =>
  0.8 * noise(x * 0.6 + 9, y * 0.6, z * 0.6) + 0.7 * noise(x * 1.7, y * 1.7, z * 1.7)

interface Try {
  /** Direction from the middle of the skull. */
  height: number
  angle: number
  isHere(growth: number, p: Float64Array): boolean
}

function collect(tries: number, { head, groom }: Growing, take: (k: number) => Try): Root[] {
  const out: Root[] = []
  const p = new Float64Array(3)
  const n = new Float64Array(3)
  const { side, above, front } = head.skull
  for (let k = 0; k < tries; k++) {
    const { height, angle, isHere } = take(k)
    const r = Math.sqrt(Math.max(0, 1 - height * height))
    // directions are spread over the ellipsoid, not over the sphere
    skullPoint(head, r * Math.cos(angle) * side, height * above, r * Math.sin(angle) * front, p)
    skullDistance(head, p[0], p[1], p[2], n)
    const g = growth(head, p[0], p[1], p[2], n)
    if (!isHere(g, p)) continue
    const root: Root = { x: p[0], y: p[1], z: p[2], nx: n[0], ny: n[1], nz: n[2], zone: 0, growth: g }
    root.zone = groom.zone(root, head)
    if (root.zone >= 0) out.push(root)
  }
  return out
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import { growth } from '../head/scalp.ts'
import { skullDistance, skullPoint, topOfSkull } from '../head/solids.ts'
import type { Groom, Growing } from './groom.ts'
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

/**
 * Braids beside a part stand in a row on either side, half as far from its line as from each other: a comb drew it, and
 * roots scattered there make it a zigzag. `scalp`: square units that all of them share.
 */
const ROW = { beside: 0.5, scalp: 500, step: 0.01 } as const

/** Roots of the middles of locks, or of braids. */
export function lockRoots(growing: Growing, count: number): Root[] {
  const { groom, head } = growing
  const { plait, part } = groom
  const roots = evenRoots(growing, count, BEGINS.lock)
  if (!plait) return roots
  const begun = roots.filter(({ growth: g, y }) => g >= BEGINS.braid || y < head.eyes + BEGINS.above)
  if (!part) return begun
  const apart = Math.sqrt(ROW.scalp / count)
  const elsewhere = begun.filter(({ x, y, z }) => y < head.skull.y || Math.abs(x - part(z)) > apart)
  return [...elsewhere, ...[-1, 1].flatMap((side) => rowBeside(growing, { part, side, apart }))]
}

interface Row {
  part: NonNullable<Groom['part']>
  /** -1 left, 1 right of it. */
  side: number
  /** Units from one to the next. */
  apart: number
}

function rowBeside(growing: Growing, { part, side, apart }: Row): Root[] {
  const { head, next } = growing
  const { z: middle, front } = head.skull
  const row: Root[] = []
  const [here, before] = [new Float64Array(3), new Float64Array(3)]
  let since = next() * apart
  for (let z = middle + front; z > middle - front; z -= ROW.step) {
    before.set(here)
    topOfSkull(head, part(z) + side * ROW.beside * apart, z, here)
    since += Math.min(apart, Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]))
    if (since < apart) continue
    const root = rootAt(growing, here)
    if (root.growth < BEGINS.braid) continue
    row.push(root)
    since = 0
  }
  return row
}

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

function collect(tries: number, growing: Growing, take: (k: number) => Try): Root[] {
  const { head } = growing
  const out: Root[] = []
  const p = new Float64Array(3)
  const { side, above, front } = head.skull
  for (let k = 0; k < tries; k++) {
    const { height, angle, isHere } = take(k)
    const r = Math.sqrt(Math.max(0, 1 - height * height))
    // directions are spread over the ellipsoid, not over the sphere
    skullPoint(head, r * Math.cos(angle) * side, height * above, r * Math.sin(angle) * front, p)
    const root = rootAt(growing, p)
    if (isHere(root.growth, p) && root.zone >= 0) out.push(root)
  }
  return out
}

const normal = new Float64Array(3)

/** The root at a place of the skull. */
export function rootAt({ head, groom }: Pick<Growing, 'head' | 'groom'>, [x, y, z]: Float64Array): Root {
  skullDistance(head, x, y, z, normal)
  const [nx, ny, nz] = normal
  const root: Root = { x, y, z, nx, ny, nz, zone: 0, growth: growth(head, x, y, z, normal) }
  root.zone = groom.zone(root, head)
  return root
}

import { random } from '../../pixels/random.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { skullDistance } from '../head/solids.ts'
import type { Groom, Growing } from './groom.ts'
import { alongSurface } from './grow-guides.ts'
import type { GrowOptions } from './grow-hair.ts'
import { spaceNoise } from './space-noise.ts'
import { emptyStrands, type Root, type Strands } from './strands.ts'

export interface GrownHairs extends GrowOptions {
  /** Points per strand. */
  points: number
}

/** What short hairs of a head grow by. @param kind of its short hairs: each has chances of its own */
export const growingShort = (
  head: Head,
  groom: Groom,
  { seed, density = 1, points }: GrownHairs,
  kind: number,
): Growing => ({
  head,
  groom: { ...groom, points, width: groom.width / density },
  next: random(seed + kind),
  noise: spaceNoise(seed),
})

/** How one short hair lies. */
export interface ShortHair {
  /** Units. */
  long: number
  /** How high it arches over the hair, units. */
  high: number
  /** Share of that by which its tip has come down. */
  falls: number
  /** How far one of its bends goes aside, units per unit along. */
  aside: number
  /** How far it goes astray from the way it is combed, units per unit along. */
  astray: number
  /** Of its width, as a share of that of a strand. */
  thin: number
}

/** Turns to and fro per unit. */
const TURNS = 0.3

/**
 * Short hairs that go the way they are combed, and bend.
 * @param own asked for each root in turn
 */
export function shortHairs(growing: Growing, roots: Root[], own: (root: Root) => ShortHair): Strands {
  const { head, groom, next } = growing
  const K = groom.points
  const out = emptyStrands(roots.length, K)
  const c = new Float64Array(3)
  roots.forEach((root, i) => {
    const hair = own(root)
    eachPoint(growing, root, hair, (p, k) => {
      toCamera(head, p[0], p[1], p[2], c)
      out.at.set(c, (i * K + k) * 3)
    })
    out.width[i] = groom.width * hair.thin
    out.tint[i] = 1 + 0.15 * (next() + next() - 1)
  })
  return out
}

const [on, p, n, way] = Array.from({ length: 4 }, () => new Float64Array(3))

/** @param put takes one point after the other, head space */
function eachPoint(
  { head, groom, next }: Growing,
  root: Root,
  { long, high, falls, aside, astray }: ShortHair,
  put: (p: Float64Array, k: number) => void,
) {
  const K = groom.points
  const step = long / (K - 1)
  const lies = groom.shell(root, head)
  const [turns, phase] = [2 * Math.PI * TURNS * (0.5 + next()) * step, 2 * Math.PI * next()]
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
    const bend = astray + aside * Math.sin(phase + turns * k)
    const across = [
      n[1] * way[2] - n[2] * way[1],
      n[2] * way[0] - n[0] * way[2],
      n[0] * way[1] - n[1] * way[0],
    ]
    for (let q = 0; q < 3; q++) on[q] += step * (way[q] + bend * across[q])
  }
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import { toCamera } from '../head/head-axes.ts'
import { curlLock } from './curl-lock.ts'
import type { Growing } from './groom.ts'
import type { Guides } from './grow-guides.ts'
import { squared } from './nearest-root.ts'
import { keepOff } from './ribbon.ts'
import type { Locks, Root } from './strands.ts'

/** Locks follow the three nearest guides of their zone, with bends and curls of their own. */
export function growLocks(growing: Growing, guides: Guides, roots: Root[]): Locks {
  const { head, groom, next } = growing
  const K = groom.points
  const locks: Locks = {
    roots,
    points: K,
    at: new Float32Array(roots.length * K * 3),
    across: new Float32Array(roots.length * K * 6),
    long: new Float32Array(roots.length),
    tint: new Float32Array(roots.length).fill(1),
  }
  const byZone = new Map<number, number[]>()
  guides.roots.forEach(({ zone }, g) => {
    byZone.set(zone, [...(byZone.get(zone) ?? []), g])
  })
  const keepsOff = groom.curl?.ribbon ? keepOff(head) : null
  roots.forEach((root, i) => {
    const followed = nearestGuides(guides, byZone.get(root.zone) ?? [], root)
    // never longer than its guides: what was piled up at their ends was wound into level stubs
    const stretch = Math.min(1, 1 + (next() - 0.5) * groom.taper * 0.8)
    toCamera(head, root.x, root.y, root.z, from)
    const line = locks.at.subarray(i * K * 3, (i + 1) * K * 3)
    locks.long[i] = follow(guides, { followed, stretch }, line)
    bend(growing, locks, i)
    curlLock(growing, locks, i)
    keepsOff?.(line, locks.long[i] / (K - 1))
  })
  return locks
}

interface Followed {
  guide: number
  weight: number
}

function nearestGuides({ roots }: Guides, list: number[], root: Root): Followed[] {
  const best = [-1, -1, -1]
  const distance = [1e9, 1e9, 1e9]
  for (const g of list) {
    const d = squared(roots[g], root)
    if (d >= distance[2]) continue
    const k = d < distance[0] ? 0 : d < distance[1] ? 1 : 2
    for (let q = 2; q > k; q--) {
      distance[q] = distance[q - 1]
      best[q] = best[q - 1]
    }
    distance[k] = d
    best[k] = g
  }
  const found = best.flatMap((guide, k) => (guide < 0 ? [] : [{ guide, weight: 1 / (distance[k] + 0.05) }]))
  const sum = found.reduce((total, { weight }) => total + weight, 0)
  return found.map(({ guide, weight }) => ({ guide, weight: weight / sum }))
}

const from = new Float64Array(3)

/** Lays one lock, which begins at `from`, between its guides; returns its length. */
function follow(
  guides: Guides,
  { followed, stretch }: { followed: Followed[]; stretch: number },
  out: Float32Array,
): number {
  const K = out.length / 3
  const G = guides.points
  let long = 0
  for (let k = 0; k < K; k++) {
    const t = (k / (K - 1)) * stretch * (G - 1)
    const j = Math.min(G - 2, t | 0)
    const f = t - j
    for (let q = 0; q < 3; q++) {
      let v = from[q]
      for (const { guide, weight } of followed) {
        const o = guide * G * 3 + q
        const a = guides.at[o + j * 3]
        v += weight * (a + (guides.at[o + j * 3 + 3] - a) * f - guides.at[o])
      }
      out[k * 3 + q] = v
    }
    const o = k * 3
    if (k) long += Math.hypot(out[o] - out[o - 3], out[o + 1] - out[o - 2], out[o + 2] - out[o - 1])
  }
  return long
}

/** Slow bends shared by neighbours, and some of its own. */
function bend({ groom: { sway }, next, noise }: Growing, { roots, points: K, at, long }: Locks, i: number) {
  const root = roots[i]
  const phase = next() * 100
  for (let k = 0; k < K; k++) {
    const s = (k / (K - 1)) * long[i]
    const grown = smoothstep(0, 6, s) * sway
    for (let q = 0; q < 3; q++) {
      const shared = noise(root.x * 0.32 + q * 31, root.y * 0.32 + s * 0.16, root.z * 0.32)
      const single = noise(phase + q * 17, s * 0.22, i * 0.37)
      at[(i * K + k) * 3 + q] += grown * (shared * 0.9 + single * 0.55) * (q === 1 ? 0.5 : 1)
    }
  }
}

import { smoothstep } from '../../pixels/smoothstep.ts'
import type { SpaceNoise } from '../grow/space-noise.ts'
import { emptyStrands, type Strands } from '../grow/strands.ts'
import { collider } from '../head/collide.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'

/** Hair that hangs from one place: a ponytail. Units and head space. */
export interface Tail {
  from: readonly [x: number, y: number, z: number]
  /** Which way it sets out. */
  towards: readonly [x: number, y: number, z: number]
  length: number
  /** Units it needs to fall. */
  stiff: number
  radius: number
  /** Bends towards the tips, units. */
  wave: number
  strands: number
  points: number
  width: number
}

const PATHS = 60
const STEP = 0.4

/** What makes one tail differ from the next. */
interface Chance {
  next: () => number
  noise: SpaceNoise
}

/** Grows a tail; the same head, noise and `next` grow the same. */
export function growTail(head: Head, tail: Tail, { next, noise }: Chance): Strands {
  const { points: K } = tail
  const paths = Array.from({ length: PATHS }, () => fall(head, tail, next))
  const out = emptyStrands(tail.strands, K)
  const tints = paths.map(() => 1 + (next() + next() - 1) * 0.12)
  for (let i = 0; i < tail.strands; i++) {
    const which = (next() * PATHS) | 0
    const path = paths[which]
    const angle = next() * 2 * Math.PI
    const radius = Math.sqrt(next()) * tail.radius
    const share = 1 - 0.4 * next() * next()
    const [own, fly] = [next() * 60, next() < 0.04 ? 5 : 1]
    const last = path.length / 3 - 1
    for (let k = 0; k < K; k++) {
      const u = (k / (K - 1)) * share
      const t = u * last
      const j = Math.min(last - 1, t | 0)
      const open = 0.35 + 0.9 * smoothstep(0, 0.35, u) - 0.75 * smoothstep(0.55, 1, u)
      const wave = tail.wave * smoothstep(0.4, 0.9, u) * Math.sin(u * 15 + which * 0.07)
      for (let q = 0; q < 3; q++) {
        const around =
          q === 0 ? Math.cos(angle) * radius * open + wave : q === 2 ? Math.sin(angle) * radius * open : 0
        const bend = noise(own + q * 19, u * 9, which * 0.13) * 0.12 * fly * smoothstep(0, 0.3, u)
        out.at[(i * K + k) * 3 + q] =
          path[j * 3 + q] + (path[j * 3 + 3 + q] - path[j * 3 + q]) * (t - j) + around + bend
      }
    }
    out.width[i] = tail.width * (0.75 + 0.5 * next())
    out.tint[i] = tints[which] * (1 + (next() + next() - 1) * 0.2)
  }
  return out
}

/** One way down, camera space. */
function fall(head: Head, { from, towards, length, stiff, radius }: Tail, next: () => number): number[] {
  const keepOut = collider(head)
  const p = new Float64Array(3)
  const dir = new Float64Array(3)
  const aside = () => (next() - 0.5) * radius
  toCamera(head, from[0] + aside() * 0.5, from[1] + aside() * 0.5, from[2] + aside() * 0.5, p)
  toCamera(head, towards[0] + aside() * 0.3, towards[1] + aside() * 0.3, towards[2] + aside() * 0.3, dir)
  const path = [p[0], p[1], p[2]]
  const reach = length * (0.85 + 0.15 * next())
  for (let s = 0; s < reach; s += STEP) {
    const turn = STEP / stiff
    dir[0] -= dir[0] * turn
    dir[1] += (-1 - dir[1]) * turn
    dir[2] -= dir[2] * turn
    const l = Math.hypot(dir[0], dir[1], dir[2]) || 1
    for (let q = 0; q < 3; q++) p[q] += (dir[q] / l) * STEP
    keepOut(p, radius * 0.35 * smoothstep(0, 6, s))
    path.push(p[0], p[1], p[2])
  }
  return path
}

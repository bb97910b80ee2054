import { smoothstep } from '../../pixels/smoothstep.ts'
import { collider } from '../head/collide.ts'
import { toCamera } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'
import type { Growing, Tress } from './groom.ts'
import { hairsLeft } from './hairs-left.ts'
import { nearestRoot, squared } from './nearest-root.ts'
import type { Locks } from './strands.ts'

/** How rarely a lock goes its own way, as a power of chance. */
const STRAYS = 6
/** What is left at its tip of how far the locks of a tress are apart, a share: as they end, those that are left close up. */
const ENDS = 0.35
/** Units that locks keep off neck and shoulders. */
const GAP = 0.4
/** By how much tresses differ in lightness, and how much darker their sides are than their middle, shares. */
const TINTS = { differ: 0.2, round: 0.35 } as const

/**
 * Lets locks run together, in place: those that touch hold to each other, bend alike and end together. Each in its own way
 * they cross all over, which is straw, and end in a comb.
 * @param tresses the lines they run to, of as many points
 */
export function gatherLocks(growing: Growing, tress: Tress, locks: Locks, tresses: Locks): void {
  const { head, next, groom } = growing
  const { roots, points: K, at } = locks
  const tressOf = roots.map(nearestRoot(tresses.roots))
  tintLocks(locks, { tresses, tressOf }, next)
  const keepOut = collider(head)
  const { top } = neckAxis(head)
  const [here, there, p] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  tressOf.forEach((t, i) => {
    if (t < 0) return
    const [root, middle] = [roots[i], tresses.roots[t]]
    toCamera(head, root.x, root.y, root.z, here)
    toCamera(head, middle.x, middle.y, middle.z, there)
    const shorter = Math.min(1, locks.long[i] / tresses.long[t])
    const holds = 1 - next() ** STRAYS
    for (let k = 1; k < K; k++) {
      const u = k / (K - 1)
      const follows = holds * smoothstep(tress.from / 3, tress.from, u * locks.long[i])
      const ends = Math.max(ENDS, hairsLeft(u * shorter, groom.taper))
      const apart = ends * (1 - tress.gathers * u * u)
      const along = u * shorter * (K - 1)
      const j = Math.min(K - 2, along | 0)
      const o = (i * K + k) * 3
      for (let q = 0; q < 3; q++) {
        const a = tresses.at[(t * K + j) * 3 + q]
        const line = a + (tresses.at[(t * K + j + 1) * 3 + q] - a) * (along - j)
        p[q] = at[o + q] + (line + (here[q] - there[q]) * apart - at[o + q]) * follows
      }
      // beside its tress a lock may be where a shoulder is, and would end at the outline of that
      if (p[1] < top) keepOut(p, GAP)
      at.set(p, o)
    }
  })
}

/** A tress is round: its middle lies in the light, its sides in the shade of its neighbours. */
function tintLocks(
  { roots, tint }: Locks,
  { tresses, tressOf }: { tresses: Locks; tressOf: number[] },
  next: () => number,
): void {
  const own = tresses.roots.map(() => 1 + TINTS.differ * (next() + next() - 1))
  const far = tressOf.map((t, i) => (t < 0 ? 0 : squared(roots[i], tresses.roots[t])))
  const mean = far.reduce((sum, d) => sum + d, 0) / far.length || 1
  tressOf.forEach((t, i) => {
    if (t >= 0) tint[i] *= own[t] * (1 + TINTS.round * 0.5 * (1 - Math.min(3, far[i] / mean)))
  })
}

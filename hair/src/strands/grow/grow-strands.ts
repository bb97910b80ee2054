import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import type { Groom, Growing } from './groom.ts'
import { narrowing } from './hairs-left.ts'
import { nearestRoot } from './nearest-root.ts'
import { alongAxis, ribbonAt } from './ribbon.ts'
import type { Locks } from './strands.ts'
import { emptyStrands, type Root, type Strands } from './strands.ts'

/** What makes one hair unlike the others of its lock. */
interface Own {
  /** Where it lies in the lock. */
  across: number
  beside: number
  /** The same along the axis that the lock turns around; see `ribbonAt`. */
  along: number
  /** How far it has left the lock, 0 to 1. */
  loose: number
  /** Share of the lock's length. */
  share: number
  frizz: number
  /** Units it stands off at the tip. */
  lift: number
  bends: [number, number]
  /** Where the third of a braid that it belongs to begins, radians. */
  third: number
}

/**
 * Of smooth hair few strands leave their lock, and fewer leave it far: no lock has an outline, and light passes between
 * the strands at the edge of the hair. `from`: the share of its length on which a strand gets there; sooner it would be
 * frizz on the crown. Curls and braids are held together, and would be a haze.
 */
const LOOSE = { rare: 9, far: 4, from: 0.35 } as const

/** How thick a lock is where it lies on the head, as a share of how wide: thick, its strands dive under each other, and are dashes. */
const FLAT = 0.25

/**
 * Length in units from which on strands of a short cut go as far aside to their lock as in long hair: what is cut shorter than
 * a lock is wide lies beside it, or its strands would cross it, and each other.
 */
const LEAVES = 2.2

/**
 * Units from its root on which the hair of a braid is gathered, and on which its three are as far apart as they come to be: it
 * is plaited tight from the scalp on. Gathered as slowly as a lock, rows are one mat as wide as two fingers.
 */
const PLAITED = { gathered: 0.7, round: 0.6 } as const

/** Units on a portrait 960 wide up to which a strand is as wide as its groom says, and by how much wider it is at most. */
const NEARBY = { unit: 24, most: 1.25 } as const

/** Of a head that fills the picture as many strands are to cover more: tresses that hang by themselves are thin there. */
const widerNearby = ({ unit, w }: Head): number =>
  Math.max(1, Math.min(NEARBY.most, (unit * 960) / w / NEARBY.unit))

/** Hair by hair around the locks: an own root, own length, own bends; a few fly away. */
export function growStrands(growing: Growing, locks: Locks, roots: Root[]): Strands {
  const { head, groom, next } = growing
  const out = emptyStrands(roots.length, groom.points)
  const lockOf = nearestRoot(locks.roots)
  const tints = locks.tint.map((tint) => tint * (1 + (next() + next() - 1) * 0.13))
  const wide = groom.width * (groom.tress ? widerNearby(head) : 1)
  let used = 0
  for (const root of roots) {
    const lock = lockOf(root)
    if (lock < 0) continue
    const isFly = next() < groom.flyaway
    layStrand(growing, { locks, out }, { ...ownOf(groom, isFly, next), root, lock, number: used })
    // short fine hair at the hairline
    const fine = 0.4 + 0.6 * smoothstep(-0.1, 1.1, root.growth)
    out.width[used] = wide * (0.75 + 0.5 * next()) * (isFly ? 0.7 : 1) * fine * (groom.fineness?.(root) ?? 1)
    out.tint[used] = tints[lock] * (1 + (next() + next() - 1) * 0.2)
    used++
  }
  out.count = used
  return out
}

function ownOf(groom: Groom, isFly: boolean, next: () => number): Own {
  const angle = next() * 2 * Math.PI
  const { shine = 1, loose: most = 1 } = groom
  const loose = shine < 1 ? 0 : most * next() ** LOOSE.rare
  const radius = Math.sqrt(next()) * groom.lock
  return {
    across: Math.cos(angle) * radius,
    beside: Math.sin(angle) * radius,
    along: groom.curl?.ribbon ? groom.curl.ribbon * (2 * next() - 1) : 0,
    loose,
    share: 1 - groom.taper * next() * next() - (isFly ? 0.45 * next() : 0),
    frizz: groom.frizz * (0.4 + 1.2 * next() * next()) * (isFly ? 6 : 1),
    lift: isFly ? next() * next() * 1.6 : 0,
    bends: [next() * 50, next() * 50],
    third: groom.plait ? (((next() * 3) | 0) * 2 * Math.PI) / 3 : 0,
  }
}

const here = new Float64Array(3)
const there = new Float64Array(3)
const offset = new Float64Array(3)
const axis = new Float64Array(3)
const rise = new Float64Array(3)

interface Laid extends Own {
  root: Root
  /** The number of its lock. */
  lock: number
  /** Its own number among the strands. */
  number: number
}

function layStrand(growing: Growing, { locks, out }: { locks: Locks; out: Strands }, own: Laid) {
  const { head, groom, noise } = growing
  const { roots, points: K, at, across, long } = locks
  const { root, lock, number: i } = own
  const m = roots[lock]
  toCamera(head, root.x, root.y, root.z, here)
  toCamera(head, m.x, m.y, m.z, there)
  toCamera(head, root.nx * own.lift, root.ny * own.lift, root.nz * own.lift, rise)
  for (let q = 0; q < 3; q++) offset[q] = here[q] - there[q]
  axis.fill(0)
  const bends = long[lock] * (groom.frizzScale ?? 0.55)
  const [x, y] = own.bends
  const aslant = groom.short ? Math.min(1, long[lock] / LEAVES) : 1
  const clump = groom.clump * (1 - own.loose) * aslant
  const wideAt = narrowing(groom)
  const isFlat = groom.tress !== undefined || groom.combed
  for (let k = 0; k < K; k++) {
    const u = (k / (K - 1)) * own.share
    const t = u * (K - 1)
    const j = Math.min(K - 2, t | 0)
    const f = t - j
    const s = u * long[lock]
    const keep = groom.plait ? 1 - smoothstep(0, PLAITED.gathered, s) : 1 - clump * smoothstep(0, 0.45, u)
    const round = groom.plait
      ? smoothstep(0, PLAITED.round, s)
      : smoothstep(0, 0.12, u) * (1 - clump * 0.75 * smoothstep(0.35, 1, u))
    const frizz = aslant * own.frizz * smoothstep(0, 0.2, u)
    const angle = groom.plait ? own.third + (2 * Math.PI * s) / groom.plait.pitch : 0
    const radius = (groom.plait?.radius ?? 0) * round
    const wide = wideAt(u) ** (1 - own.loose)
    const far = wide * aslant * round * (1 + LOOSE.far * own.loose * smoothstep(0, LOOSE.from, u))
    const aside = own.across * far + noise(x, u * bends, 3) * frizz + Math.cos(angle) * radius
    const behind =
      own.beside * far * (isFlat ? FLAT + (1 - FLAT) * smoothstep(0.15, 0.5, u) : 1) +
      noise(y, u * bends, 7) * frizz +
      Math.sin(2 * angle) * radius * 0.55
    const off = smoothstep(0.05, 0.7, u)
    const l = (lock * K + j) * 3
    if (own.along) alongAxis(across, l * 2, own.along * wide * ribbonAt(u, lock), axis)
    const o = (i * K + k) * 3
    for (let q = 0; q < 3; q++) {
      const a = at[l + q]
      out.at[o + q] =
        a +
        (at[l + 3 + q] - a) * f +
        offset[q] * keep +
        across[l * 2 + q] * aside +
        across[l * 2 + 3 + q] * behind +
        rise[q] * off +
        axis[q]
    }
  }
}

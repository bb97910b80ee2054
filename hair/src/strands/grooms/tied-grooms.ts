import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import { emptyStrands, joinStrands, type Root, type Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { aroundEar, type EarLine } from './around-ear.ts'
import { behindForehead } from './behind-forehead.ts'
import { atRoot, heightOf, PLAIN, partOf, sidesOf } from './combing.ts'
import { type FineHairs, fineHairs } from './fine-hairs.ts'
import { growTail, STATIONS } from './tail.ts'
import { napeOf, wayDown } from './way-down.ts'
import type { Grooms, Whim } from './whim.ts'

const DEGREES = 180 / Math.PI

/** An ear that is drawn is seen whole below swept hair; over one that is seen hair lies as hers did. */
const SWEPT: EarLine = {
  over: ({ whose, at, height, hairTo }) =>
    whose === 'hers' || whose === 'away' ? hairTo : at[1] + 0.44 * height,
  sideburn: () => 0.2,
  temple: 4,
  uneven: { by: 0.5, over: 0.9 },
}

/** How far behind the line of swept hair a root lies, around the ears and over the forehead, units. */
const behindSwept =
  (head: Head, whim: Whim) =>
  (root: Root): number =>
    Math.min(aroundEar(root, head, whim, SWEPT), behindForehead(root, head))

/** Units over which swept hair gets to its full density around an ear, and behind the forehead. */
const THINS = { ear: 0.9, forehead: 0.6 } as const

/** Whether hair grows there: ever less towards its line. */
const isSwept = (root: Root, head: Head, whim: Whim): boolean =>
  aroundEar(root, head, whim, SWEPT) > THINS.ear * (0.5 + 0.5 * atRoot(whim.noise, root, 0.11)) &&
  isOverForehead(root, head, whim)

const isOverForehead = (root: Root, head: Head, { noise }: Whim): boolean =>
  behindForehead(root, head) > THINS.forehead * (0.5 + 0.5 * atRoot(noise, root, 0.09))

/** What is tied, and the fine hairs along the line of swept hair that lie towards it. */
const sweptTowards = (
  to: FineHairs['to'],
  tied: Strands,
  { head, whim, next }: { head: Head; whim: Whim; next: () => number },
  size: Pick<FineHairs, 'points' | 'density'>,
): Strands => joinStrands(tied, fineHairs(head, next, { above: behindSwept(head, whim), to, ...size }))

/**
 * A bun on top of the head, units: its middle above the crown and behind the middle of the skull, how far it reaches above its
 * middle, and by how much it may sit lower at the back of the head; lower still it is hidden by it. `free`: what is left
 * between it and the frame.
 */
const ON_TOP = { above: 1.7, behind: 1.7, reach: 2.3, lower: 2.4, free: 0.35, size: 1.12 } as const

// its place is asked for at each point of each guide
const [top, down] = [new Float64Array(3), new Float64Array(3)]

/** By how many units a bun sits lower, and as many farther back, so that the frame does not cut it off. */
function lowered(head: Head): number {
  toCamera(head, 0, head.top + ON_TOP.above + ON_TOP.reach, head.skull.z - ON_TOP.behind, top)
  // a bowed head shows more of what lies farther back
  toCamera(head, 0, -1, -1, down)
  const cutOff = top[1] + ON_TOP.free - head.y0 / head.unit
  return Math.max(0, Math.min(ON_TOP.lower, cutOff / Math.max(0.5, -down[1])))
}

/** Hair that a comb drew tight, in locks as flat as those of tresses: where thick ones go over the outline they are teeth. */
const SMOOTH = { clump: 0.3, taper: 0.08, lock: 0.16, locks: 5200, loose: 0.1, frizz: 0.015 } as const

/** Pulled up into a bun on top of the head, a few single hairs left out at the temples. */
function highBun(whim: Whim): Groom {
  const knot = (head: Head) => {
    const { skull, top } = head
    const lower = lowered(head)
    return [0, top - 0.03 * skull.above - lower, skull.z - 1.5 - lower] as const
  }
  return {
    ...PLAIN,
    ...{ lift: 0.05, stiff: 1.1, weight: 0, sway: 0.12, ...SMOOTH, flyaway: 0.004 },
    ...{ bareEars: true, swept: true, combed: true, whole: true, sleek: true },
    zone: (root, head) => (isWisp(root, head, whim) ? leftOut(root) : isSwept(root, head, whim) ? 1 : -1),
    flow: (p, root, head, out) => {
      if (isLeftOut(root)) return fallInCurls(p, root, out)
      const at = knot(head)
      for (let q = 0; q < 3; q++) out[q] = at[q] - p[q]
    },
    length: (root) => (isLeftOut(root) ? 9 + 4 * atRoot(whim.noise, root, 0.05) : 26),
    until: (p, root, head) => {
      const [x, y, z] = knot(head)
      return !isLeftOut(root) && Math.hypot(p[0] - x, p[1] - y, p[2] - z) < 1.6
    },
    shell: (root) => (isLeftOut(root) ? 0.8 : 0.45),
    clear: (root) => (isLeftOut(root) ? 0.93 : 0),
    extra: (head, next, points, density) => {
      const lower = lowered(head)
      const { above, behind, size } = ON_TOP
      const at = { x: 0, y: head.top + above - lower, z: head.skull.z - behind - lower, size }
      const tied = bun(head, next, whim, { points, density }, at)
      return sweptTowards(knot(head), tied, { head, whim, next }, { points, density })
    },
  }
}

/**
 * Hair that is tied low goes aside from a place over the forehead, along the outline of the head. Straight to its knot all of it
 * crosses that outline, like the teeth of a comb. `x`: of that place, units from the middle; `within`: units beside it over which
 * it turns aside; `by`: how far, units of the way to the knot; `front`: none and all of it, units before the middle of the skull;
 * `above`: the same, units above the eyes.
 */
const ASIDE = { x: 1.5, within: 6, by: 26, front: [-3, 4], above: [3, 6] } as const

/** Units by which fine hairs of a hairline lie higher than to where it is tied: straight to the nape they fall over a forehead. */
const FINE_HIGHER = 4

/** Swept aside to the nape and tied there, the tail forward over one shoulder in soft waves. */
function couturePonytail(whim: Whim): Groom {
  const knot = ({ skull, eyes }: Head) => [0, eyes - 1, skull.z - skull.front - 0.6] as const
  const middle = partOf(ASIDE.x, whim).x
  return {
    ...PLAIN,
    ...{ lift: 0.05, stiff: 1, weight: 0, sway: 0.08, ...SMOOTH, flyaway: 0.0012 },
    ...{ bareEars: true, swept: true, combed: true, tail: true, sleek: true },
    zone: (root, head) => (isSwept(root, head, whim) ? 1 : -1),
    flow: (p, _root, head, out) => {
      const at = knot(head)
      for (let q = 0; q < 3; q++) out[q] = at[q] - p[q]
      const { front, above, within, by } = ASIDE
      const before = smoothstep(front[0], front[1], p[2] - head.skull.z)
      const over = smoothstep(above[0], above[1], p[1] - head.eyes)
      out[0] += by * Math.tanh((p[0] - middle) / within) * before * over
      // what grows before an ear rises over it first
      const ear = head.ears[p[0] < 0 ? 0 : 1]
      const beforeEar = smoothstep(-2.5, 0.5, p[2] - ear.at[2])
      out[1] += 22 * beforeEar * smoothstep(0.9, 0.2, (p[1] - ear.at[1]) / ear.height)
    },
    length: () => 36,
    until: (p, _root, head) => {
      const [x, y, z] = knot(head)
      return Math.hypot(p[0] - x, p[1] - y, p[2] - z) < 1.4
    },
    shell: () => 0.55,
    clear: () => 0,
    extra: (head, next, points, density) => {
      const tail = {
        from: napeOf(head, whim.side),
        ...{ side: whim.side, length: 39 * whim.reach, radius: 2.6, points },
        strands: Math.round(16000 * density),
        width: PLAIN.width / density,
      }
      const way = wayDown(head, tail, STATIONS)
      const tied = growTail(head, tail, { next, noise: whim.noise, way })
      const [x, y, z] = knot(head)
      return sweptTowards([x, y + FINE_HIGHER, z], tied, { head, whim, next }, { points, density })
    },
  }
}

/** Softly swept back from a side part into a twisted bun low at the nape, a lock left out at each temple. */
function bridalChignon(whim: Whim): Groom {
  const knot = ({ skull }: Head) => [8.8 * whim.side, -6.8, skull.z - 1.4] as const
  const sides = sidesOf(partOf(2.2, whim))
  return {
    ...PLAIN,
    ...{ lift: 0.4, stiff: 1.3, weight: 0.12, sway: 0.5, clump: 0.5, taper: 0.14, lock: 0.36, locks: 4200 },
    ...{ frizz: 0.06, flyaway: 0.045 },
    curl: { radius: 0.45, pitch: 8, from: 3, plane: 0.7, chaos: 0.5 },
    swept: true,
    zone: (root, head) => {
      if (isTendril(root, head)) return leftOut(root)
      return isOverForehead(root, head, whim) ? sides(root, head) : -1
    },
    flow: (p, root, head, out) => {
      if (isLeftOut(root)) return fallInCurls(p, root, out)
      const side = root.zone === 1 ? 1 : -1
      const [x, y, z] = knot(head)
      const over = smoothstep(5, 11, p[1])
      const behind = smoothstep(-1, -7, p[2])
      // on the other side it is drawn around the back before it falls to the nape
      const there = smoothstep(12, 4, Math.abs(x - p[0]))
      out[0] = side * (0.1 + 0.8 * over) * (1 - behind) + (x - p[0]) * 0.12 * behind
      out[1] =
        Math.max(-0.55, Math.min(0.5, (-0.5 - p[1]) * 0.16)) * (1 - behind) +
        (y - p[1]) * 0.12 * behind * there
      out[2] = -1 + behind + (z - p[2]) * 0.12 * behind
    },
    length: (root) => (isLeftOut(root) ? 15 + 2 * atRoot(whim.noise, root, 0.5) : 30),
    until: (p, root, head) => {
      const [x, y, z] = knot(head)
      return !isLeftOut(root) && Math.hypot(p[0] - x, p[1] - y, p[2] - z) < 2.2
    },
    shell: (root, head) => (isLeftOut(root) ? 0.9 : 0.45 + 1.4 * smoothstep(0.3, 0.85, heightOf(root, head))),
    clear: (root) => (isLeftOut(root) ? 0.9 : 1),
    extra: (head, next, points, density) => {
      const [x, y, z] = knot(head)
      const tied = bun(head, next, whim, { points, density }, { x, y, z, size: 1.25 })
      const above = (root: Root) => behindForehead(root, head)
      return joinStrands(tied, fineHairs(head, next, { above, to: [x, y, z], points, density }))
    },
  }
}

/** Zones of what is left out at the right temple and at the left. */
const LEFT_OUT = { right: 5, left: 6 } as const

const leftOut = (root: Root): number => (root.x > 0 ? LEFT_OUT.right : LEFT_OUT.left)

const isLeftOut = ({ zone }: Root): boolean => zone >= LEFT_OUT.right

/** Two thin locks left out at the temples. */
function isTendril(root: Root, head: Head): boolean {
  const azimuth = Math.abs(Math.atan2(root.x, root.z)) * DEGREES
  return azimuth > 52 && azimuth < 66 && root.y < head.eyes + 4.4 && root.y > head.eyes + 1.2
}

/** Of the noise at a root, -1 to 1: above it the root of a tendril is left out, the others are swept up. */
const WISP = 0.4

/** A few single hairs of the same: a whole lock looks torn off where it passes an ear and hangs beside the cheek. */
const isWisp = (root: Root, head: Head, { noise }: Whim): boolean =>
  isTendril(root, head) && atRoot(noise, root, 0.04) > WISP

/** A loose spiral: what falls ruled beside a cheek is seen at once. */
function fallInCurls(p: Float64Array, root: Root, out: Float64Array): void {
  const turn = 0.95 * p[1] + root.x
  const open = 0.95 * smoothstep(6, 0, p[1])
  out[0] = Math.sign(root.x) * 0.4 + open * Math.sin(turn)
  out[1] = -1
  out[2] = -0.1 + open * Math.cos(turn)
}

/** Middle of a bun in head space, and how large it is, 1 = six units across. */
interface Bun {
  x: number
  y: number
  z: number
  size: number
}

const BUN = { strands: 15000, bands: 34 }

/** Bands of hair wound around a ring. */
function bun(
  head: Head,
  next: () => number,
  { noise }: Whim,
  { points: K, density }: { points: number; density: number },
  { size, ...at }: Bun,
): Strands {
  const count = Math.round(BUN.strands * density)
  const out = emptyStrands(count, K)
  const c = new Float64Array(3)
  const bands = Array.from({ length: BUN.bands }, () => ({
    phi: next() * 2 * Math.PI,
    twist: 0.5 + 0.9 * next(),
    radius: 0.75 + 0.3 * next(),
    tilt: (next() - 0.5) * 0.5,
    way: next() < 0.8 ? 1 : -1,
    tint: 1 + (next() - 0.5) * 0.2,
    shift: (next() - 0.5) * 0.5,
  }))
  for (let i = 0; i < count; i++) {
    const band = bands[(next() * BUN.bands) | 0]
    const from = next() * 2 * Math.PI
    const arc = (2 + 2.4 * next()) * band.way
    const phi = band.phi + (next() + next() - 1) * 0.34
    const radius = 1.75 * band.radius * (0.9 + 0.1 * next())
    const own = next() * 40
    const fly = next() < 0.035 ? next() * 0.9 : 0
    for (let k = 0; k < K; k++) {
      const s = k / (K - 1)
      const angle = from + arc * s
      const around = phi + band.twist * angle
      const r = radius + 0.06 * noise(own, s * 6, 2) + fly * s * s
      const ring = 2.1 + r * Math.cos(around) + band.shift
      const rise = r * Math.sin(around) * 1.05 + band.tilt * Math.cos(angle) * 1.2
      const y = at.y + size * (rise + 0.25 * noise(band.phi, angle, 4))
      toCamera(head, at.x + size * ring * Math.cos(angle), y, at.z + size * ring * Math.sin(angle), c)
      out.at.set(c, (i * K + k) * 3)
    }
    out.width[i] = (PLAIN.width / density) * (0.75 + 0.5 * next())
    out.tint[i] = band.tint * (1 + (next() + next() - 1) * 0.2)
  }
  return out
}

/** What each of these styles is grown as. */
export const TIED_HAIR: Grooms = {
  chignon_haut: highBun,
  queue_couture: couturePonytail,
  chignon_mariee: bridalChignon,
}

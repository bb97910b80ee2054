import { smoothstep } from '../../pixels/smoothstep.ts'
import type { SpaceNoise } from '../grow/space-noise.ts'
import { emptyStrands, type Strands } from '../grow/strands.ts'
import { collider } from '../head/collide.ts'
import type { Head } from '../head/head.ts'
import { comesOut, type Tied, type WayDown } from './way-down.ts'

/** A ponytail: tied behind the head, it comes forward over one shoulder. */
export interface Tail extends Tied {
  strands: number
  /** Points per strand. */
  points: number
  /** Of a strand, pixels on a portrait 960 wide. */
  width: number
}

/** Half as wide as a finger each: fewer are ropes, more are a board again. */
const LOCKS = 72
/** Radius of a lock, share of that of the tail, and what is left of it at its tip. */
const LOCK = { wide: 0.3, tip: 0.35 } as const
/** Shares of the length on which a lock ends, and by which strands of one lock differ. */
const ENDS = { first: 0.58, strands: 0.4 } as const
/** Soft waves, units: how far they swing, how long they are; the share of the length on which they begin and are full. */
const WAVE = { wide: 0.6, long: 12.5, from: 0.3, full: 0.75, apart: 0.5 } as const
/** Few strands leave their lock, and fewer leave it far. */
const LOOSE = { rare: 26, far: 4 } as const

/** What makes one tail differ from the next. */
interface Chance {
  next: () => number
  noise: SpaceNoise
}

/** What locks are laid along. */
interface Along {
  /** The middle of the tail, at `STATIONS` stations. */
  way: WayDown
  /** See `opensAlong`. */
  opened: (u: number) => number
}

/** One lock: its middle line, camera space, and how it is told from its neighbours. */
interface Lock {
  path: Float64Array
  share: number
  tint: number
}

/** Of the middle of a tail. */
export const STATIONS = 64
/** Shares of its width that a tail and each lock have where it comes out from behind the neck, and of the length on which it opens from there. */
const ROOT = { wide: 0.55, lock: 0.75, opens: 0.5 } as const
/**
 * Above a shoulder, by heights above it, units, between which none of this is so and all: what of its half towards the neck is
 * pressed outwards by that, and how far it lies turned round it, units before the middle for each unit farther out. Without,
 * it came before the neck cut off square.
 */
const BESIDE = { from: -2.5, full: 2.5, pressed: 0.55, turned: 0.8 } as const
/** By how much of its width it narrows towards its tips. */
const NARROWS = 0.72

/** Grows a tail of locks; the same head, way, noise and `next` grow the same. */
export function growTail(head: Head, tail: Tail, { next, noise, way }: Chance & Pick<Along, 'way'>): Strands {
  const { points: K } = tail
  const opened = opensAlong(head, way, tail.side)
  const locks = layLocks(head, tail, { next, way, opened })
  const out = emptyStrands(tail.strands, K)
  for (let i = 0; i < tail.strands; i++) {
    const lock = locks[(next() * LOCKS) | 0]
    const angle = next() * 2 * Math.PI
    const loose = next() ** LOOSE.rare
    const radius = Math.sqrt(next()) * LOCK.wide * tail.radius
    const share = lock.share * (1 - ENDS.strands * next() * next())
    const own = next() * 60
    for (let k = 0; k < K; k++) {
      const u = (k / (K - 1)) * share
      const t = u * (STATIONS - 1)
      const j = Math.min(STATIONS - 2, t | 0)
      const closed = 1 - (1 - LOCK.tip) * smoothstep(0.35, 1, u / lock.share)
      const wide =
        radius *
        (ROOT.lock + (1 - ROOT.lock) * opened(u)) *
        (closed + LOOSE.far * loose * smoothstep(0.15, 0.7, u))
      const around = [Math.cos(angle), 0, Math.sin(angle)]
      for (let q = 0; q < 3; q++) {
        const a = lock.path[j * 3 + q]
        const bend = noise(own + q * 19, u * 6, 3) * (0.07 + 0.5 * loose) * smoothstep(0, 0.3, u)
        out.at[(i * K + k) * 3 + q] = a + (lock.path[j * 3 + 3 + q] - a) * (t - j) + around[q] * wide + bend
      }
    }
    out.width[i] = tail.width * (0.75 + 0.5 * next())
    out.tint[i] = lock.tint * (1 + (next() + next() - 1) * 0.2)
  }
  return out
}

/** Locks side by side in the round of the tail, each with waves and an end of its own. */
function layLocks(head: Head, tail: Tail, { next, way, opened }: Pick<Chance, 'next'> & Along): Lock[] {
  const { at, along } = way
  const keepOut = gentlyOut(head, way.shoulder)
  const shared = next() * 2 * Math.PI
  return Array.from({ length: LOCKS }, () => {
    const angle = next() * 2 * Math.PI
    const far = Math.sqrt(next()) * tail.radius
    const phase = shared + WAVE.apart * (next() + next() - 1)
    const [swing, pitch] = [WAVE.wide * (0.6 + 0.8 * next()), WAVE.long * (0.95 + 0.1 * next())]
    const share = ENDS.first + (1 - ENDS.first) * Math.sqrt(next())
    const astray = (next() + next() - 1) * 0.5
    const path = new Float64Array(STATIONS * 3)
    for (let k = 0; k < STATIONS; k++) {
      const u = k / (STATIONS - 1)
      const open = ROOT.wide + (1 - ROOT.wide) * opened(u) - NARROWS * smoothstep(0.5, 1, u)
      const turn = phase + (2 * Math.PI * u * tail.length) / pitch
      const wave = swing * smoothstep(WAVE.from, WAVE.full, u)
      const [ty, tz] = [along[k * 3 + 1], along[k * 3 + 2]]
      const l = Math.hypot(ty, tz) || 1
      const high = smoothstep(way.shoulder + BESIDE.from, way.shoulder + BESIDE.full, at[k * 3 + 1])
      const aside = tail.side * Math.cos(angle) * far * open
      const pressed = aside * (aside < 0 ? 1 - BESIDE.pressed * high : 1)
      const beside = tail.side * pressed + Math.sin(turn) * wave + astray * u * u
      const before = Math.sin(angle) * far * open * 0.7 + Math.cos(turn) * wave * 0.4
      path[k * 3] = at[k * 3] + beside
      path[k * 3 + 1] = at[k * 3 + 1] + (before * tz) / l
      path[k * 3 + 2] = at[k * 3 + 2] - (before * ty) / l + BESIDE.turned * high * pressed
    }
    keepOut(path)
    return { path, share, tint: 1 + (next() + next() - 1) * 0.16 }
  })
}

/** How far a tail has opened at a share of its length: 0 to where it comes out from behind the neck, then up to 1. */
const opensAlong = (head: Head, way: WayDown, side: number): ((u: number) => number) => {
  const from = comesOut(way, head, side) / (STATIONS - 1)
  return (u) => smoothstep(from, from + ROOT.opens, u)
}

/** How often, and over how many stations to either side, a lock gives way to what it lies on: at once it would be a crease. */
const GIVES = { times: 3, over: 6 } as const

/**
 * Heights above the shoulder from which on it gives way less, and not at all, units: what head and neck hide goes through them, for
 * around the skull it would be a knob beside the jaw.
 */
const HIDDEN = { some: 2, all: 4.5 } as const

/** Keeps a lock out of the body, in one bend. */
function gentlyOut(head: Head, shoulder: number): (path: Float64Array) => void {
  const keepOut = collider(head)
  const p = new Float64Array(3)
  const push = new Float64Array(STATIONS * 3)
  return (path) => {
    for (let time = 0; time < GIVES.times; time++) {
      for (let k = 0; k < STATIONS; k++) {
        p.set(path.subarray(k * 3, k * 3 + 3))
        keepOut(p, 0.25)
        const gives = 1 - smoothstep(shoulder + HIDDEN.some, shoulder + HIDDEN.all, path[k * 3 + 1])
        for (let q = 0; q < 3; q++) push[k * 3 + q] = gives * (p[q] - path[k * 3 + q])
      }
      for (let k = 0; k < STATIONS; k++) {
        for (let d = -GIVES.over; d <= GIVES.over; d++) {
          const j = Math.max(0, Math.min(STATIONS - 1, k + d))
          const weight = (GIVES.over + 1 - Math.abs(d)) / (GIVES.over + 1) ** 2
          for (let q = 0; q < 3; q++) path[k * 3 + q] += weight * push[j * 3 + q]
        }
      }
    }
  }
}

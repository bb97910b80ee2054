import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { spaceNoise } from '../grow/space-noise.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import type { HeadAxes } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'

/** What is left of the light at a point: by where it hangs, 0 to 1, and by its own strand, about 1. */
export interface NapeLight {
  kept: number
  own: number
}

/**
 * What of its light hair behind a neck keeps under the jaw and down at the shoulders, and by how much of that its strands
 * differ where they hang, each so wide and long, units.
 */
const NAPE = {
  keeps: { high: 0.15, low: 0.4 },
  soft: { before: 2.5, behind: 0 },
  strands: { differ: 0.75, wide: 0.3, long: 8 },
} as const

/**
 * What hangs behind the neck, between it and the hair that falls before the shoulders, lies in the shade of both: as bright
 * as they are it is a board. So it is with one light all over: some strands are deeper, and the light comes from below.
 * @returns share of the light at the point at `o`
 */
export function napeShade(head: HeadAxes) {
  const within = napeArea(head, NAPE.soft)
  const neck = neckAxis(head)
  const noise = spaceNoise(11)
  const { keeps, strands } = NAPE
  const out: NapeLight = { kept: 1, own: 1 }
  return (at: Float32Array, o: number): NapeLight => {
    const deep = within(at, o)
    out.kept = 1
    out.own = 1
    if (deep <= 0) return out
    const [x, y] = [at[o], at[o + 1]]
    const kept = keeps.high + (keeps.low - keeps.high) * smoothstep(neck.top + 1, neck.top - 7, y)
    out.kept = 1 - (1 - kept) * deep
    out.own = 1 + deep * strands.differ * noise(x / strands.wide, y / strands.long, 0)
    return out
  }
}

/** How far a point lies behind the neck, between it and the lengths beside it, 0 to 1. @param soft units before and behind its axis */
function napeArea(head: HeadAxes, soft: { before: number; behind: number }) {
  const neck = neckAxis(head)
  return (at: Float32Array, o: number): number => {
    const below = smoothstep(neck.top + 5, neck.top + 1, at[o + 1])
    if (below <= 0) return 0
    const behind = smoothstep(neck.z + soft.before, neck.z - soft.behind, at[o + 2])
    return below * behind * smoothstep(neck.radius + 5, neck.radius + 2.5, Math.abs(at[o] - neck.x))
  }
}

/**
 * What hair behind the neck keeps of its light in the open between neck and lengths, and where neck, jaw or shoulder are
 * before it; how far around that is looked for, units; and by how much of that its locks and its strands differ, each so
 * wide and long.
 */
const BEHIND = {
  keeps: { open: 0.6, edge: 0.2 },
  around: 1,
  soft: { before: 1, behind: 1.5 },
  /** Units behind what is around from which on it is shaded, and fully; asked where there is so much around. */
  deeper: [0.5, 3.5],
  asked: [0.05, 0.3],
  locks: { differ: 0.5, wide: 1.1, long: 12 },
  strands: { differ: 0.8, wide: 0.3, long: 8 },
} as const

/**
 * The same for hair in tresses, by what is before it: it lies far behind neck and shoulders, and the nearer to their outline
 * it is seen, the less light comes there. So it fades towards them, and is not cut at them. What passes from behind a
 * shoulder to before it is as light on both sides of its outline.
 */
export function behindNeck(head: HeadAxes & Pick<Head, 'x0' | 'y0' | 'unit' | 'depth'>) {
  const within = napeArea(head, BEHIND.soft)
  const noise = spaceNoise(11)
  const { depth, x0, y0, unit } = head
  const solid = depth.z.map((z) => (z > FAR ? 1 : 0))
  const [cover, before] = [solid, depth.z.map((v) => (v > FAR ? v : 0))].map((plane) =>
    wideBlur(plane, depth.w, depth.h, (BEHIND.around * unit) / 2),
  )
  const { keeps, locks, strands } = BEHIND
  const out: NapeLight = { kept: 1, own: 1 }
  return (at: Float32Array, o: number): NapeLight => {
    const area = within(at, o)
    out.kept = 1
    out.own = 1
    if (area <= 0) return out
    const [x, y] = [at[o], at[o + 1]]
    const px = Math.max(0, Math.min(depth.w - 1, ((x0 + x * unit) / 2) | 0))
    const py = Math.max(0, Math.min(depth.h - 1, ((y0 - y * unit) / 2) | 0))
    const around = cover[py * depth.w + px]
    const behind = before[py * depth.w + px] / Math.max(1e-3, around) - at[o + 2]
    const isBefore = 1 - smoothstep(BEHIND.deeper[0], BEHIND.deeper[1], behind)
    const deep = area * (1 - smoothstep(BEHIND.asked[0], BEHIND.asked[1], around) * isBefore)
    const near = smoothstep(0.1, 0.7, around)
    const lock = 1 + locks.differ * noise(x / locks.wide, y / locks.long, 20)
    const kept = (keeps.open + (keeps.edge - keeps.open) * near) * lock
    out.kept = 1 - (1 - kept) * deep
    out.own = 1 + deep * strands.differ * noise(x / strands.wide, y / strands.long, 0)
    return out
  }
}

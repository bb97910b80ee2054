import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { type SpaceNoise, spaceNoise } from '../grow/space-noise.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import type { HeadAxes } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'

/** What is left of the light at a point: by where it hangs, 0 to 1, and by its own strand, about 1. */
export interface NapeLight {
  kept: number
  own: number
}

/** Of the noise by which locks and strands differ. */
const SEED = 11

/** A point behind the neck. */
interface Hanging {
  x: number
  y: number
  z: number
  /** How far it lies between the neck and the lengths beside it, 0 to 1. */
  area: number
}

/** What shades hair behind a neck. */
interface Shade {
  /** Units before and behind the axis of the neck between which it begins. */
  soft: { before: number; behind: number }
  /** Share by which strands differ. */
  differ: number
  /** What is kept where the shade is full, and how full it is, 0 to 1. */
  at(point: Hanging): { kept: number; deep: number }
}

/** How wide and long the strands are that differ behind a neck, units. */
const STRAND = { wide: 0.3, long: 8 } as const

/** The light at the point at `o`, which holds until the next is asked for. */
type NapeAt = (at: Float32Array, o: number) => NapeLight

function napeLight(head: HeadAxes, noise: SpaceNoise, { soft, differ, at: shadeAt }: Shade): NapeAt {
  const neck = neckAxis(head)
  const out: NapeLight = { kept: 1, own: 1 }
  const areaAt = (x: number, y: number, z: number): number => {
    const below = smoothstep(neck.top + 5, neck.top + 1, y)
    if (below <= 0) return 0
    const behind = smoothstep(neck.z + soft.before, neck.z - soft.behind, z)
    return below * behind * smoothstep(neck.radius + 5, neck.radius + 2.5, Math.abs(x - neck.x))
  }
  return (points, o) => {
    const [x, y, z] = [points[o], points[o + 1], points[o + 2]]
    const area = areaAt(x, y, z)
    out.kept = 1
    out.own = 1
    if (area <= 0) return out
    const { kept, deep } = shadeAt({ x, y, z, area })
    out.kept = 1 - (1 - kept) * deep
    out.own = 1 + deep * differ * noise(x / STRAND.wide, y / STRAND.long, 0)
    return out
  }
}

/** What of its light hair behind a neck keeps under the jaw and down at the shoulders; see `Shade`. */
const NAPE = { high: 0.15, low: 0.4, soft: { before: 2.5, behind: 0 }, differ: 0.75 } as const

/**
 * What hangs behind the neck, between it and the hair that falls before the shoulders, lies in the shade of both: as bright
 * as they are it is a board. So it is with one light all over: some strands are deeper, and the light comes from below.
 */
export function napeShade(head: HeadAxes): NapeAt {
  const { top } = neckAxis(head)
  const { high, low, soft, differ } = NAPE
  return napeLight(head, spaceNoise(SEED), {
    ...{ soft, differ },
    at: ({ y, area }) => ({ kept: high + (low - high) * smoothstep(top + 1, top - 7, y), deep: area }),
  })
}

/**
 * What hair behind the neck keeps of its light in the open between neck and lengths, and where neck, jaw or shoulder are
 * before it; how far around that is looked for, units; and by how much of that its locks differ, each so wide and long.
 */
const BEHIND = {
  keeps: { open: 0.6, edge: 0.2 },
  around: 1,
  /** Units behind what is around from which on it is shaded, and fully; asked where there is so much around. */
  deeper: [0.5, 3.5],
  asked: [0.05, 0.3],
  locks: { differ: 0.5, wide: 1.1, long: 12 },
  /** See `Shade`. */
  ...{ soft: { before: 1, behind: 1.5 }, differ: 0.8 },
} as const

/**
 * The same for hair in tresses, by what is before it: it lies far behind neck and shoulders, and the nearer to their outline
 * it is seen, the less light comes there. So it fades towards them, and is not cut at them. What passes from behind a
 * shoulder to before it is as light on both sides of its outline.
 */
export function behindNeck(head: HeadAxes & Pick<Head, 'x0' | 'y0' | 'unit' | 'depth'>): NapeAt {
  const noise = spaceNoise(SEED)
  const { depth, x0, y0, unit } = head
  const solid = depth.z.map((z) => (z > FAR ? 1 : 0))
  const [cover, before] = [solid, depth.z.map((v) => (v > FAR ? v : 0))].map((plane) =>
    wideBlur(plane, depth.w, depth.h, (BEHIND.around * unit) / 2),
  )
  const { keeps, locks, deeper, asked, soft, differ } = BEHIND
  const at = ({ x, y, z, area }: Hanging) => {
    const px = Math.max(0, Math.min(depth.w - 1, ((x0 + x * unit) / 2) | 0))
    const py = Math.max(0, Math.min(depth.h - 1, ((y0 - y * unit) / 2) | 0))
    const around = cover[py * depth.w + px]
    const behind = before[py * depth.w + px] / Math.max(1e-3, around) - z
    const isBefore = 1 - smoothstep(deeper[0], deeper[1], behind)
    const near = smoothstep(0.1, 0.7, around)
    const lock = 1 + locks.differ * noise(x / locks.wide, y / locks.long, 20)
    return {
      kept: (keeps.open + (keeps.edge - keeps.open) * near) * lock,
      deep: area * (1 - smoothstep(asked[0], asked[1], around) * isBefore),
    }
  }
  return napeLight(head, noise, { soft, differ, at })
}

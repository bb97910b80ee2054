import { random } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import type { HeadAxes } from '../head/head-axes.ts'
import { behindNeck, type NapeLight, napeShade } from './behind-neck.ts'
import { buriedCells } from './buried-cells.ts'
import { type CellLight, lightAlong, lightAt } from './light-along.ts'
import { type Direction, lightFields } from './light-fields.ts'
import { cellAt, type LightGrid } from './light-grid.ts'

export interface Lamp {
  /** Towards it, unit length. */
  key: Direction
  /** See `Groom`. */
  shine: number
  /** What of its light hair lacks at its root, 0 to 1. Default 0. */
  rooted?: number
  /** How light what lies behind the head is, 0 to 1; see `backdropLight`. Default 0. */
  behind?: number
  /** How far light spreads along each strand, 0 to 1; see `lightAlong`. Default 0. */
  spreads?: number
  /** Whether what hangs behind the neck has depths of its own; see `behindNeck`. Default false. */
  deepens?: boolean
  /** Whether the neck shades what hangs behind it, beyond the light it keeps out; see `napeShade`. Default true. */
  shadesNape?: boolean
  /** Whether it shines in one band; see `Groom`. Default false. */
  isSleek?: boolean
  /** Whether it hangs in waves, whose highlights lie beside each other. Default false. */
  isWaved?: boolean
  /** What of its light hair lacks where it points at the camera or away from it, 0 to 1: a ringlet turns there. Default 0. */
  edgewise?: number
}

/** What a camera has to know of a head. */
export type HeadView = Pick<Head, 'x0' | 'y0' | 'unit' | 'w' | 'h' | 'depth'>

/** What is to be drawn of each segment between two points of a strand. */
export interface ShadedSegments {
  /** NaN where head or hair hide all of it. */
  light: Float32Array
  /** 1 where the head hides one of its ends. */
  partly: Uint8Array
  /** What of `light` is left behind the neck, 0 to 1. Default: it is out of it already. */
  kept?: Float32Array
}

/** How wide the highlights of a hair are, and how far its scales tilt them, radians. */
const SURFACE = { tilt: 0.06, width: 0.11 }
/** How far beside itself a strand reads the light, units: no steps from cell to cell. */
const JITTER = 0.22
/** What hangs in no shade of the neck. */
const UNSHADED: Readonly<NapeLight> = { kept: 1, own: 1 }
const INNER = { tilt: -0.11, width: 0.2 }
/** How far the highlight of a strand is tilted by how light it is, radians per unit of its tint, and how bright it is. */
const OWN = { tilts: 0.55, bright: 1 } as const
/** The same of what is combed so straight that its strands lie side by side: their highlights are one. */
const SLEEK = { tilts: 0.2, bright: 2 } as const

/** The same of waves: their locks turn alike, but each for itself a little. */
const WAVED = { tilts: 0.35, bright: 1.6 } as const

/** Share of the light from behind that hair scatters on: along the outline of a head it is lit through. */
const THROUGH = 0.5

/** Units from its root on which a hair comes out of the shade of others, hair by hair. */
const ROOTS = { least: 1, more: 2.5 } as const

const distance = (at: Float32Array, a: number, b: number): number =>
  Math.hypot(at[a] - at[b], at[a + 1] - at[b + 1], at[a + 2] - at[b + 2])

/**
 * Lights strands as hair is lit: a highlight off the surface, one out of the inside, and a body that scatters.
 */
export function shadeStrands(
  head: HeadView & HeadAxes,
  hair: Strands,
  { grid, lamp }: { grid: LightGrid; lamp: Lamp },
): ShadedSegments {
  const { key, shine, rooted = 0, behind = 0, spreads = 0, deepens = false, edgewise = 0 } = lamp
  const { shadesNape = true, isSleek = false, isWaved = false } = lamp
  const { tilts, bright } = isSleek ? SLEEK : isWaved ? WAVED : OWN
  const fields = lightFields(grid, key, behind > 0)
  const { back } = fields
  const along = spreads > 0 ? lightAlong(grid, fields, spreads) : null
  const { count, points: K } = hair
  const segments = count * (K - 1)
  const out: ShadedSegments = {
    light: new Float32Array(segments).fill(Number.NaN),
    partly: new Uint8Array(segments),
    ...(deepens && { kept: new Float32Array(segments).fill(1) }),
  }
  const next = random(3)
  const isHidden = headHides(head)
  const buried = buriedCells(grid)
  const napeAt = !shadesNape ? () => UNSHADED : deepens ? behindNeck(head) : napeShade(head)
  for (let i = 0; i < count; i++) {
    const jx = next() * 2 - 1
    const jy = next() * 2 - 1
    const look = { x: jx * JITTER * 1.5, y: jy * JITTER * 1.5, z: (jx + jy) * JITTER }
    const chance = (i * 0.618) % 1
    const own = bright * shine * (0.7 + 0.45 * chance)
    // locks tilt a little: a highlight is a broken band, never a ruled one
    const tilt = (hair.tint[i] - 1) * tilts
    const reach = ROOTS.least + ROOTS.more * chance
    // only where some of it is seen
    let spread: ReturnType<NonNullable<typeof along>> | undefined
    let isEndHidden = isHidden(hair.at, i * K * 3, jx, jy)
    for (let k = 0; k < K - 1; k++) {
      const o = (i * K + k) * 3
      const isStartHidden = isEndHidden
      isEndHidden = isHidden(hair.at, o + 3, jx, jy)
      if (isStartHidden && isEndHidden) continue
      const g = cellAt(grid, hair.at[o] + look.x, hair.at[o + 1] + look.y, hair.at[o + 2] + look.z)
      if (buried[g]) continue
      const grown = smoothstep(0, 0.35, k / (K - 1))
      spread ??= along?.(hair, i, look)
      const front = lightOf(hair.at, o, spread?.[k] ?? lightAt(fields, g), key, tilt, own, grown)
      if (front < 0) continue
      const turned = edgewise && edgewise * pointing(hair.at, o)
      const light = front * (1 - turned) + (g < 0 || !back ? 0 : behind * THROUGH * back[g])
      const shade = rooted && rooted * smoothstep(reach, 0, distance(hair.at, i * K * 3, o))
      const s = i * (K - 1) + k
      const nape = napeAt(hair.at, o)
      const open = hair.tint[i] * light * nape.own * (1 - shade)
      out.light[s] = out.kept ? open : open * nape.kept
      if (out.kept) out.kept[s] = nape.kept
      if (isStartHidden !== isEndHidden) out.partly[s] = 1
    }
  }
  return out
}

/** The same without light: 0 for each segment that is seen. */
export function seenStrands(head: Head, { count, points: K, at }: Strands): ShadedSegments {
  const isHidden = headHides(head)
  const light = new Float32Array(count * (K - 1)).map((_, s) => {
    const o = (((s / (K - 1)) | 0) * K + (s % (K - 1))) * 3
    return isHidden(at, o, 0, 0) ? Number.NaN : 0
  })
  return { light, partly: new Uint8Array(light.length) }
}

/**
 * Whether the head is before a point of a strand.
 * @returns asks about the point at `o`; jx, jy: -1 to 1, the same for all of a strand, so that edges of solids are soft
 */
export function headHides({ x0, y0, unit, w, h, depth }: HeadView) {
  const soft = (1.6 * w) / 960
  return (at: Float32Array, o: number, jx: number, jy: number): boolean => {
    const x = x0 + at[o] * unit
    const y = y0 - at[o + 1] * unit
    if (x < 0 || y < 0 || x >= w || y >= h) return true
    const px = Math.max(0, Math.min(depth.w - 1, (x / 2 + jx * soft) | 0))
    const py = Math.max(0, Math.min(depth.h - 1, (y / 2 + jy * soft) | 0))
    return at[o + 2] < depth.z[py * depth.w + px] - 0.35
  }
}

/** How far a segment points at the camera or away from it, 0 to 1. */
function pointing(at: Float32Array, o: number): number {
  const [dx, dy, dz] = [at[o + 3] - at[o], at[o + 4] - at[o + 1], at[o + 5] - at[o + 2]]
  return (dz * dz) / (dx * dx + dy * dy + dz * dz)
}

/** Light of one segment; below 0 where it has no length. */
function lightOf(
  at: Float32Array,
  o: number,
  { key: lit, sky, front }: Readonly<CellLight>,
  [kx, ky, kz]: Direction,
  tilt: number,
  own: number,
  grown: number,
): number {
  let tx = at[o + 3] - at[o]
  let ty = at[o + 4] - at[o + 1]
  let tz = at[o + 5] - at[o + 2]
  const l = Math.sqrt(tx * tx + ty * ty + tz * tz)
  if (l < 1e-5) return -1
  tx /= l
  ty /= l
  tz /= l
  const sine = tx * kx + ty * ky + tz * kz
  const half = (Math.asin(clamped(sine)) + Math.asin(clamped(tz))) / 2 + tilt
  const shine = 0.34 * highlight(half, SURFACE) + 0.36 * highlight(half, INNER)
  const body =
    0.5 * lit * Math.sqrt(Math.max(0, 1 - sine * sine)) +
    0.2 * sky * Math.sqrt(Math.max(0, 1 - ty * ty)) +
    0.3 * front
  return body * (0.82 + 0.25 * grown) + lit * shine * own
}

const highlight = (half: number, { tilt, width }: typeof SURFACE): number =>
  Math.exp(-((half + tilt) ** 2) / (2 * width ** 2))

const clamped = (sine: number): number => Math.max(-1, Math.min(1, sine))

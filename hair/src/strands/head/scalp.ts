import { angleIndex, angleOf, smoothAngles } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Solid } from './head.ts'
import { toCamera } from './head-axes.ts'

/** Over so many units hair gets from none to its full density. */
const EDGE = 0.7
/** The same across the picture above the forehead, where the first millimetres are thin, and at the sides, seen edgewise. */
const EDGES = { forehead: 1, sides: 0.3 } as const
/** Hair before the ear thins out over so many units, is lowest at the lobe, and shorter by so much per unit further forward. */
const SIDEBURN = { edge: 0.8, lobe: -2.4, slope: 0.25 } as const
/** How far from her own hairline new hair begins, towards the face, face heights. */
export const BEYOND = {
  /** Where her own hairline stays: a little behind it. */
  kept: -0.006,
  /** Elsewhere the seam of the plate is to be covered. */
  covered: 0.028,
} as const
/** Units: behind every line. */
const NO_LINE = 99

/** Lowest hair where ears are hidden, from degrees behind the forehead on: at the lobe, and from there down to the nape by so much. */
const COVERED = { from: 92, to: 122, lower: 3.2 } as const

type Line = Pick<Solid, 'begins' | 'frame' | 'unit'>

const DEGREES = 180 / Math.PI
const at = new Float64Array(3)

/**
 * How surely hair grows at a place of the skull: below 0 not at all, from 1 on fully.
 * @param n the skull's normal there
 */
export function growth(head: Solid, x: number, y: number, z: number, n: Float64Array): number {
  const azimuth = Math.abs(Math.atan2(x, z - 1)) * DEGREES
  const lowest = head.coversEars ? overEars(azimuth) : nape(azimuth)
  const g = lowest === null ? 9 : (y - lowest) / EDGE
  const { axes: R } = head
  const towardsCamera = R[2] * n[0] + R[5] * n[1] + R[8] * n[2]
  const isFront = azimuth < 100 && (towardsCamera > 0.02 || azimuth < 80)
  return isFront ? Math.min(g, frontGrowth(head, x, y, z)) : g
}

/** Lowest hair behind the ears and at the nape; null where the hairline of the face decides. */
function nape(azimuth: number): number | null {
  if (azimuth < 92) return null
  if (azimuth < 118) return 3.4
  if (azimuth < 150) return 3.4 - ((azimuth - 118) / 32) * 9
  return -5.6 - ((azimuth - 150) / 30) * 1.5
}

/** The same where ears are hidden: from the sideburn straight to the nape. */
function overEars(azimuth: number): number | null {
  const { from, to, lower } = COVERED
  if (azimuth < from) return null
  return Math.min(SIDEBURN.lobe - lower * Math.min(1, (azimuth - from) / (to - from)), nape(azimuth) ?? 0)
}

/** Lowest hair before the ear, a wedge that covers what there is no ear for. */
const sideburn = (z: number): number => SIDEBURN.lobe + SIDEBURN.slope * Math.max(0, z)

function frontGrowth(head: Solid, x: number, y: number, z: number): number {
  if (z > 4 && y < head.eyes + 1) return -1
  const g = (y - sideburn(z)) / SIDEBURN.edge
  toCamera(head, x, y, z, at)
  const [u, v] = toFace(head.frame, head.x0 + at[0] * head.unit, head.y0 - at[1] * head.unit)
  const angle = angleIndex(u, v)
  const edge = EDGES.forehead + (EDGES.sides - EDGES.forehead) * smoothstep(55, 85, angleOf(angle))
  return Math.min(g, behindLineAt(head, Math.hypot(u, v), angle) / edge)
}

/**
 * How far behind the line of new hair a place of the picture lies, units; below 0 on the face, and `NO_LINE` beside the
 * neck, where there is none.
 * @param x pixels
 */
export function behindLine(line: Line, x: number, y: number): number {
  const [u, v] = toFace(line.frame, x, y)
  return behindLineAt(line, Math.hypot(u, v), angleIndex(u, v))
}

/** The same of a place that is known by its angle around the face. @param radius face heights */
export function behindLineAt({ begins, frame, unit }: Line, radius: number, angle: number): number {
  if (angle <= 1 || angle >= begins.length - 2) return NO_LINE
  return ((radius - hairlineAt(begins, angle)) * frame.s) / unit
}

/** From this share of her forehead under a fringe on there is no hairline of her own to keep. */
const FRINGE = 0.3

/** How far within the outline of her face a hairline is one: further in, a lock hangs over it. Face heights. */
const WITHIN = 0.04
/** Angles on either side of a lock that are its own too. */
const LOCK = 2

/** Median lightness of hair, OKLab, from which its roots are as light as skin: dyed, they are dark rags before it. */
const PALE = [0.6, 0.62] as const

export interface OwnHairline {
  /** Radii per angle, face heights. */
  hairline: Float32Array
  /** The same of the outline of her face. */
  oval: Float32Array
  /** Share of her forehead under a fringe. */
  fringe: number
  /** Median lightness of her hair, OKLab. */
  light: number
}

/** How far her own hairline is kept per angle, 0 to 1: down to the temples, where it is no lock, and of hair not pale. */
export function keptOf({ hairline, oval, fringe, light }: OwnHairline): Float32Array {
  const most = fringe > FRINGE ? 0 : smoothstep(PALE[1], PALE[0], light)
  const own = hairline.map((radius, k) => {
    const temples = smoothstep(95, 70, angleOf(k))
    return most * temples * smoothstep(-WITHIN, 0, radius - oval[k])
  })
  // a lock is broader than what of it hangs into her face
  const least = own.map((_, k) => Math.min(...own.subarray(Math.max(0, k - LOCK), k + LOCK + 1)))
  return smoothAngles(least, 1)
}

/**
 * Where new hair begins, given her own hairline and how far it is kept: radii per angle. At the sides never beyond the
 * outline of her face: an ear that is seen is taken away with the hair.
 */
export const beginsAt = (hairline: Float32Array, oval: Float32Array, kept: Float32Array): Float32Array =>
  hairline.map((own, k) => {
    const radius = own + Math.min(0, oval[k] - own) * smoothstep(70, 90, angleOf(k))
    return radius - BEYOND.covered - (BEYOND.kept - BEYOND.covered) * kept[k]
  })

/** Radius of a hairline, face heights, between two of its angles. */
export function hairlineAt(hairline: Float32Array, angle: number): number {
  const k = angle | 0
  return hairline[k] + (hairline[k + 1] - hairline[k]) * (angle - k)
}

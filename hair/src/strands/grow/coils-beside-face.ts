import { angleOf } from '../../cut/layer/hairline.ts'
import { toPixels } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { depthAt, FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import type { Groom, Growing } from './groom.ts'
import { type GrownHairs, growingShort } from './short-hairs.ts'
import { emptyStrands, type Strands } from './strands.ts'

type Range = readonly [low: number, high: number]

/** Of a power of chance: most is near the least. */
interface Chance {
  least: number
  more: number
  rare: number
}

/** Single coils of all sizes, down to the lobe of an ear. Lengths in units. */
const COILS = {
  /** On each side, and the strands of each. */
  count: 140,
  strands: 10,
  /** Heights at which they begin: above the chin, and above the eyes. */
  from: { chin: 4.5, eyes: 1.5 },
  /** Outside the edge they begin so far. */
  outside: [0.1, 1.1] as Range,
  long: { least: 0.7, more: 1.7, rare: 2 } as Chance,
  /** How far they come in over the edge. */
  over: { least: -0.2, more: 0.8, rare: 2.4 } as Chance,
  /** Degrees from straight down inwards that they go. */
  goes: [-20, 110] as Range,
  /** How they are wound, and how thick they are (see `Curl`). */
  radius: [0.16, 0.34] as Range,
  pitch: [0.6, 1] as Range,
  thick: 0.07,
  /** Degrees by which turns are tilted to the camera, at most: seen from the side all of them are zigzags. */
  tilts: 80,
}

/** How high they lie over the skin, units. */
const OVER_SKIN = 0.35
/** So far within the edge the skin is read at least: at the edge itself the map may be that of what lies behind, units. */
const WITHIN = 0.5
/** Bends of a lock, radians and per unit. */
const BENDS = { by: 0.9, per: 0.35 } as const
/** Units of it before its first point: it grows higher up, and is no root. */
const SINCE = 8
/** Share of its lock by which a strand is shorter at most, and from the finest to the widest of them. */
const SHORTER = 0.35
const WIDE: Range = [0.5, 1]
/** Of these short hairs; see `growingShort`. */
const KIND = 5

/**
 * Coils of different lengths that hang before the edge of her face. All other hair beside a cheek lies behind it: cut off along one
 * line, the face is pasted on the hair.
 * @param oval radii of the outline of her face, face heights, at the angles of a hairline
 */
export function coilsBesideFace(head: Head, groom: Groom, oval: Float32Array, hairs: GrownHairs): Strands {
  const growing = growingShort(head, groom, hairs, KIND)
  const each = Math.max(3, Math.round(COILS.strands * (hairs.density ?? 1)))
  const edges = [-1, 1].map((side) => edgeOf(head, oval, side))
  const count = 2 * COILS.count
  const out = emptyStrands(count * each, groom.points)
  out.since = new Float32Array(out.count).fill(SINCE)
  for (let k = 0; k < count; k++) {
    const lock = lockBeside(growing, edges[k % 2])
    windStrands(growing, lock, { out, first: k * each, each })
  }
  return out
}

/** The outline of a face on one side, camera space. */
interface Edge {
  /** 1 on the right of the picture, -1 on the left. */
  side: number
  /** x of it at a height. */
  at(y: number): number
}

function edgeOf({ frame, x0, y0, unit }: Head, oval: Float32Array, side: number): Edge {
  const middle = (oval.length - 1) / 2
  const points = Array.from({ length: middle - 1 }, (_, k) => {
    const angle = (side * angleOf(middle + k) * Math.PI) / 180
    const radius = oval[middle + side * k]
    const [x, y] = toPixels(frame, radius * Math.sin(angle), radius * Math.cos(angle))
    return { x: (x - x0) / unit, y: (y0 - y) / unit }
  })
  const at = (y: number) => {
    const k = points.findIndex((point) => point.y < y)
    if (k <= 0) return points[k < 0 ? points.length - 1 : 0].x
    const [above, below] = [points[k - 1], points[k]]
    return above.x + ((below.x - above.x) * (above.y - y)) / (above.y - below.y)
  }
  return { side, at }
}

/** One lock, and how it turns. */
interface Lock {
  /** Its middle line, x y z per point, camera space. */
  line: Float32Array
  radius: number
  /** Radians from point to point, and at the first. */
  turns: number
  phase: number
  tilt: number
  tint: number
}

function lockBeside({ head, groom, next, noise }: Growing, edge: Edge): Lock {
  const between = ([low, high]: Range) => low + (high - low) * next()
  const chance = ({ least, more, rare }: Chance) => least + more * next() ** rare
  const { from, goes, outside } = COILS
  const K = groom.points
  const step = chance(COILS.long) / (K - 1)
  const over = chance(COILS.over)
  const way = (between(goes) * Math.PI) / 180
  const bends = next() * 100
  let y = between([head.chin + from.chin, head.eyes + from.eyes])
  let x = edge.at(y) + edge.side * between(outside)
  let z = skinAt(head, edge, x, y)
  const line = new Float32Array(K * 3)
  for (let k = 0; k < K; k++) {
    line.set([x, y, z + OVER_SKIN], k * 3)
    const angle = way + BENDS.by * noise(bends, k * step * BENDS.per, 2)
    // as far in as it comes it falls along the edge
    const within = edge.side * (edge.at(y) - x)
    x -= edge.side * Math.sin(angle) * smoothstep(over + 0.4, over - 0.2, within) * step
    y -= Math.max(Math.cos(angle), -0.3) * step
    z += Math.max(-step, Math.min(step, skinAt(head, edge, x, y) - z))
  }
  const turns = ((next() < 0.5 ? -1 : 1) * 2 * Math.PI * step) / between(COILS.pitch)
  const radius = between(COILS.radius)
  const phase = next() * 2 * Math.PI
  const tilt = (COILS.tilts * next() * Math.PI) / 180
  return { line, radius, turns, phase, tilt, tint: 1 + 0.13 * (next() + next() - 1) }
}

/** z of the face at a place, or of its edge beside it; camera space. */
function skinAt(head: Head, { side, at }: Edge, x: number, y: number): number {
  const z = depthAt(head, side * Math.min(side * x, side * at(y) - WITHIN), y)
  return z > FAR ? z : 0
}

function windStrands(
  { groom, next }: Growing,
  { line, radius, turns, phase, tilt, tint }: Lock,
  { out, first, each }: { out: Strands; first: number; each: number },
) {
  const K = groom.points
  for (let i = first; i < first + each; i++) {
    const far = COILS.thick * Math.sqrt(next())
    const around = next() * 2 * Math.PI
    const share = 1 - SHORTER * next() * next()
    for (let k = 0; k < K; k++) {
      const t = k * share
      const j = Math.min(K - 2, t | 0)
      const u = t / (K - 1)
      const open = radius * smoothstep(0, 0.25, u)
      const round = open * Math.sin(phase + turns * t)
      const l = j * 3
      const step = [0, 1, 2].map((q) => line[l + 3 + q] - line[l + q])
      const flat = Math.hypot(step[0], step[1]) || 1
      const [tx, ty] = [step[0] / flat, step[1] / flat]
      const aside = open * Math.cos(phase + turns * t) + far * Math.cos(around)
      const ahead = round * Math.sin(tilt)
      const o = (i * K + k) * 3
      out.at[o] = line[l] + step[0] * (t - j) - ty * aside + tx * ahead
      out.at[o + 1] = line[l + 1] + step[1] * (t - j) + tx * aside + ty * ahead
      out.at[o + 2] = line[l + 2] + step[2] * (t - j) + open + round * Math.cos(tilt) + far * Math.sin(around)
    }
    out.width[i] = groom.width * (WIDE[0] + (WIDE[1] - WIDE[0]) * next())
    out.tint[i] = tint * (1 + 0.2 * (next() + next() - 1))
  }
}

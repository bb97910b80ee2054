import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { HairLayer } from './hair-layer.ts'
import { runningAt, type StrandFlow } from './strand-flow.ts'

interface Outlined {
  layer: HairLayer
  /** The layer's matte, widely blurred: its slope tells which way is out. */
  body: Plane
  /** The way its strands run: single hairs leave what runs along the outline. Null: they leave all of it. */
  flow: StrandFlow | null
}

/** Single hairs, drawn: how much of each pixel they cover, 0 to 1, and in which OKLab colour (interleaved). */
export interface SingleHairs {
  cover: Plane
  lab: Float32Array
}

/** How single hairs stand off an outline: of two numbers the least, and by how much more at most. */
interface Standing {
  /** How many there are of an amount of 1. */
  count: number
  /** Face heights. */
  long: readonly [number, number]
  /** Radians between a hair and the outline; more of it by a power of chance. */
  off: readonly [number, number]
  rare: number
  /** Share of a pixel that it covers where it is thickest. */
  thick: readonly [number, number]
  /** Radians that it bends over its length. */
  bend: readonly [number, number]
}

/** Hairs that leave the others and bend back down. */
export const FLYAWAYS: Standing = {
  count: 110,
  long: [0.05, 0.16],
  off: [0.1, 0.45],
  rare: 1,
  thick: [0.16, 0.3],
  bend: [-0.56, 1.6],
}

/** The outermost hairs, which hardly leave the others: seen through, they are the outline. */
export const FRINGE: Standing = {
  count: 1000,
  long: [0.06, 0.14],
  off: [0.02, 0.32],
  rare: 2.5,
  thick: [0.1, 0.28],
  bend: [-0.4, 0.9],
}

/** A face of so many pixels' height shows hairs as thick as they are told; of a smaller one each covers less of a pixel. */
const LARGE = 320
/** From no single hairs to all of them, by how much strands agree on a direction: coils do not. */
const ALIKE = [0.25, 0.45] as const
/** The same by how nearly it is that of the outline, cosine. */
const ALONG = [0.5, 0.9] as const
/** How far behind the outline strands are asked which way they run, face heights. */
const BEHIND = 0.04

/**
 * Thin single hairs that leave the outline at a small angle, each of the colour of the hair that it leaves.
 * @param standing which, and how many of them: see `count`
 */
export function flyaways(
  outlined: Outlined,
  f: FaceFrame,
  standing: readonly (readonly [Standing, number])[],
): SingleHairs {
  const { w, h } = outlined.layer
  const out = { cover: new Float32Array(w * h), lab: new Float32Array(w * h * 3) }
  const starts = outlinePixels(outlined, f)
  const brush: Brush = { trace: new Float32Array(w * h), touched: [] }
  for (const [kind, amount] of standing) {
    const next = random(21)
    const count = Math.min(starts.length, Math.round(kind.count * amount))
    for (let k = 0; k < count; k++) {
      const hair = hairFrom(outlined, { from: starts[(next() * starts.length) | 0], s: f.s, next, kind })
      if (!hair) continue
      trace(brush, outlined.layer, hair)
      lay(out, brush, outlined.layer, hair.colour)
    }
  }
  return out
}

/** Pixels of the outline, away from the face: as many of a hard edge as of a soft one. */
function outlinePixels({ layer: { w, h, alpha }, body }: Outlined, f: FaceFrame): number[] {
  const found: number[] = []
  for (let y = 8; y < h - 8; y++) {
    for (let x = 8; x < w - 8; x++) {
      const i = y * w + x
      if (alpha[i] < 0.5 || body[i] <= 0.2 || body[i] >= 0.75) continue
      if (Math.min(alpha[i - 1], alpha[i + 1], alpha[i - w], alpha[i + w]) >= 0.5) continue
      const [u, v] = toFace(f, x, y)
      if (Math.hypot(u, v) > 0.56 || (v < -0.2 && Math.abs(u) > 0.36)) found.push(i)
    }
  }
  return found
}

type Point = readonly [x: number, y: number]

interface Start {
  /** A pixel of the outline. */
  from: number
  s: number
  next: () => number
  kind: Standing
}

interface Hair {
  x: number
  y: number
  /** Unit vector. */
  dx: number
  dy: number
  steps: number
  /** Radians per step. */
  bend: number
  thick: number
  /** A pixel of the hair that it leaves. */
  colour: number
}

/** A hair that leaves the outline at a pixel; null where none would be seen there, or there is no hair to leave. */
function hairFrom({ layer, body, flow }: Outlined, { from: i, s, next, kind }: Start): Hair | null {
  const { w, h, alpha } = layer
  const gx = body[i - 6] - body[i + 6]
  const gy = body[i - 6 * w] - body[i + 6 * w]
  const slope = Math.hypot(gx, gy) || 1
  const [nx, ny] = [gx / slope, gy / slope]
  // along the outline, mostly downwards
  const isUp = nx < 0 || (Math.abs(nx) < 0.25 && next() < 0.5)
  const [tx, ty] = isUp ? [ny, -nx] : [-ny, nx]
  const [x, y] = [i % w, (i / w) | 0]
  const least = Math.round(Math.min(8, s * BEHIND))
  const behind = least * (0.4 + 0.6 * next())
  if (next() >= chanceAt(flow, [x - nx * s * BEHIND, y - ny * s * BEHIND], [tx, ty])) return null
  const angle = kind.off[0] + next() ** kind.rare * kind.off[1]
  const dx = tx * Math.cos(angle) + nx * Math.sin(angle)
  const dy = ty * Math.cos(angle) + ny * Math.sin(angle)
  const steps = Math.ceil(s * (kind.long[0] + kind.long[1] * next() * next()))
  const bend = (kind.bend[0] + kind.bend[1] * next()) / steps
  const thick = (kind.thick[0] + kind.thick[1] * next()) * Math.min(1, s / LARGE)
  const start = { x: x - dx * 5, y: y - dy * 5 }
  const [cx, cy] = [Math.round(x - nx * behind), Math.round(y - ny * behind)]
  if (cx < 0 || cy < 0 || cx >= w || cy >= h || alpha[cy * w + cx] <= 0.6) return null
  return { ...start, dx, dy, steps, bend, thick, colour: cy * w + cx }
}

/** How likely single hairs leave strands in a direction, by how these run: none leave coils, or ends that point outwards. */
function chanceAt(flow: StrandFlow | null, [x, y]: Point, [tx, ty]: Point): number {
  if (!flow) return 1
  const running = runningAt(flow, x, y)
  if (!running) return 0
  const along = Math.abs(running.x * tx + running.y * ty)
  return smoothstep(ALIKE[0], ALIKE[1], running.agree) * smoothstep(ALONG[0], ALONG[1], along)
}

/** One hair while it is drawn: where it crosses itself it covers no more. */
interface Brush {
  trace: Plane
  touched: number[]
}

function trace(brush: Brush, { w, h }: HairLayer, { x, y, dx, dy, steps, bend, thick }: Hair) {
  for (let step = 0; step < steps; step++) {
    const t = step / steps
    if (x < 1 || y < 1 || x >= w - 2 || y >= h - 2) return
    dot(brush, w, x, y, thick * (1 - t * t) * Math.min(1, t * 6))
    x += dx
    y += dy
    const turned = dx * Math.sin(bend) + dy * Math.cos(bend) + 0.004
    dx = dx * Math.cos(bend) - dy * Math.sin(bend)
    dy = turned
    const length = Math.hypot(dx, dy)
    dx /= length
    dy /= length
  }
}

function dot({ trace, touched }: Brush, w: number, x: number, y: number, a: number) {
  const tx = x % 1
  const ty = y % 1
  for (let k = 0; k < 4; k++) {
    const j = ((y | 0) + (k >> 1)) * w + (x | 0) + (k & 1)
    const share = a * (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty)
    if (share <= trace[j]) continue
    if (trace[j] === 0) touched.push(j)
    trace[j] = share
  }
}

/** Lays the traced hair over the others, and empties the brush. */
function lay({ cover, lab }: SingleHairs, { trace, touched }: Brush, layer: HairLayer, colour: number) {
  for (const j of touched) {
    const a = trace[j]
    cover[j] = a + cover[j] * (1 - a)
    for (let c = 0; c < 3; c++)
      lab[j * 3 + c] += (layer.lab[colour * 3 + c] - lab[j * 3 + c]) * (a / cover[j])
    trace[j] = 0
  }
  touched.length = 0
}

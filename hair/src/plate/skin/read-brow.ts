import type { BrowArea } from '../../face/brow-area.ts'
import type { FaceFrame } from '../../face/face-frame.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toLinear } from '../../pixels/srgb.ts'
import { browAxis } from './brow-axis.ts'

/** How far a brow is read: along it in its own lengths from the nose on, across it in face heights to either side. */
const READ = { from: -0.12, to: 1.3, across: 0.09 } as const
/** Columns of a reading; both brows have as many, so that one can stand for the other. */
const COLUMNS = 160
/** Face heights from its middle: skin above it, where the lightest skin below it is sought (a lid has a shade of its own). */
const ABOVE = [0.055, 0.085] as const
const BELOW = [-0.085, -0.035] as const
/** Face heights from its middle within which its hairs lie: the mesh draws it too high or too low. */
const BAND = [-0.045, 0.025] as const
/** Half the width over which skin beside it is one tone, columns. */
const EVEN = 8
/** Where along it a brow begins to run out; a column by this factor and so much darker again, in the mean of its rows, is a lock. */
const RUNS_OUT = 0.7
const AGAIN = { times: 1.4, more: 0.03 } as const
/** From this share of paint on a place is not seen. */
const PAINTED = 0.02
/** Shade on skin is no hair: beside the darkest of a brow, what is surely none and what surely is. */
const SHADE = [0.1, 0.35] as const
/** The darkest of it: one in so many is darker. */
const DARKEST = 20

/** A brow laid straight: columns from the nose to the temple, rows from below to above the middle that the mesh gives it. */
export interface BrowReading extends Size {
  /** How much of the light of the skin around it its hairs take, as a logarithm, 0 and more; green. */
  dark: Plane
  /** Beside it, how much of red, green and blue they take. */
  tint: readonly number[]
  /** 1 where all of a column is seen. */
  seen: Uint8Array
  /** Column and row of a pixel of the picture, not rounded. */
  placeOf(x: number, y: number): readonly [column: number, row: number]
}

/** Where columns are, in lengths of the brow from the nose on. */
export const columnAt = (along: number): number =>
  ((along - READ.from) / (READ.to - READ.from)) * (COLUMNS - 1)

/**
 * Reads a brow from the photo, where it is seen.
 * @param painted share of each pixel that is painted over, at half the picture's size
 */
export function readBrow(
  { middle }: BrowArea,
  f: FaceFrame,
  { picture, painted }: { picture: Picture; painted: Size & { share: Plane } },
): BrowReading {
  const reach = Math.round(f.s * READ.across)
  const size = { w: COLUMNS, h: 2 * reach + 1 }
  const axis = browAxis(middle, f)
  const light = [0, 1, 2].map(() => new Float32Array(size.w * size.h))
  const bare = new Float32Array(size.w * size.h)
  for (let j = 0; j < bare.length; j++) {
    const [x, y] = axis.pixelOf(alongOf(j % size.w), ((j / size.w) | 0) - reach)
    const [X, Y] = [x | 0, y | 0]
    if (X < 1 || Y < 1 || X >= picture.w - 1 || Y >= picture.h - 1) continue
    const o = Math.min(painted.h - 1, Y >> 1) * painted.w + Math.min(painted.w - 1, X >> 1)
    bare[j] = painted.share[o] < PAINTED ? 1 : 0
    for (let c = 0; c < 3; c++) light[c][j] = lightAt(picture, x, y, c)
  }
  const row = (height: number) => Math.round(height * f.s) + reach
  const seen = new Uint8Array(COLUMNS)
  for (let k = 0; k < COLUMNS; k++) {
    seen[k] = 1
    for (let r = row(BAND[0]); r <= row(BAND[1]); r++) if (!bare[r * size.w + k]) seen[k] = 0
  }
  const channels = withoutShade(darkness({ ...size, light, bare }, row), seen)
  const dark = boxBlur(channels[1], size.w, size.h, 1)
  endAtLocks(seen, dark)
  const taken = channels.map((plane) => plane.reduce((sum, v, j) => sum + v * seen[j % COLUMNS], 0))
  const tint = taken.map((sum) => (taken[1] ? sum / taken[1] : 1))
  return {
    ...{ ...size, dark, tint, seen },
    placeOf: (x, y) => {
      const [along, up] = axis.placeOf(x, y)
      return [columnAt(along), up + reach]
    },
  }
}

const alongOf = (column: number): number => READ.from + ((READ.to - READ.from) * column) / (COLUMNS - 1)

function lightAt({ data, w }: Picture, x: number, y: number, c: number): number {
  const [X, Y] = [Math.floor(x), Math.floor(y)]
  const [tx, ty] = [x - X, y - Y]
  const at = (dx: number, dy: number) => toLinear(data[((Y + dy) * w + X + dx) * 3 + c])
  return (at(0, 0) * (1 - tx) + at(1, 0) * tx) * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty
}

/** By how much light falls below the skin's: what lies between the skin above and the lightest below it. */
function darkness(
  { w, h, light, bare }: Size & { light: Plane[]; bare: Plane },
  row: (height: number) => number,
): Plane[] {
  const smooth = light.map((plane) => boxBlur(plane, w, h, 1))
  const [foot, above] = [
    footOf(smooth[1], { w, h, bare }, row),
    [row(ABOVE[0]), Math.min(h - 1, row(ABOVE[1]))],
  ]
  return light.map((plane, c) => {
    const top = evenly(w, (k) => meanOf(above, k, (j) => [smooth[c][j], bare[j]], w))
    const low = evenly(w, (k) => [smooth[c][foot[k] * w + k], bare[foot[k] * w + k]])
    return plane.map((value, j) => {
      const [k, r] = [j % w, (j / w) | 0]
      if (!bare[j] || r < foot[k]) return 0
      const t = Math.min(1, (r - foot[k]) / Math.max(1, above[0] - foot[k]))
      const [a, b] = [top[k] || low[k], low[k] || top[k]]
      const skin = b + (a - b) * t
      return skin > 0 ? Math.max(0, Math.log(skin / Math.max(1e-3, value))) : 0
    })
  })
}

/** Leaves what is nearly as dark as the darkest that is seen of it: a lid and a frown are shades of skin. */
function withoutShade(dark: Plane[], seen: Uint8Array): Plane[] {
  const [, green] = dark
  const hairs = green.filter((value, j) => value > 0 && seen[j % seen.length]).sort()
  const most = hairs[hairs.length - 1 - Math.floor(hairs.length / DARKEST)] ?? 0
  const share = green.map((value) => (most ? smoothstep(...SHADE, value / most) : 0))
  return dark.map((plane) => plane.map((value, j) => value * share[j]))
}

/** Towards the temple a brow runs out: what grows dark again there is the lock beside it, in place. */
function endAtLocks(seen: Uint8Array, green: Plane): void {
  let least = Number.POSITIVE_INFINITY
  for (let k = Math.round(columnAt(RUNS_OUT)); k < seen.length; k++) {
    let sum = 0
    for (let j = k; j < green.length; j += seen.length) sum += green[j]
    const mean = (sum * seen.length) / green.length
    least = Math.min(least, mean)
    if (mean > AGAIN.times * least + AGAIN.more) seen.fill(0, k)
  }
}

type Weighed = readonly [value: number, weight: number]

function meanOf([from, to]: readonly number[], k: number, at: (j: number) => Weighed, w: number): Weighed {
  let [sum, all] = [0, 0]
  for (let r = from; r <= to; r++) {
    const [value, weight] = at(r * w + k)
    sum += value * weight
    all += weight
  }
  return [all ? sum / all : 0, all]
}

/** The lightest row of each column below the brow, evenly from one column to the next. */
function footOf(
  light: Plane,
  { w, bare }: Size & { bare: Plane },
  row: (height: number) => number,
): Uint16Array {
  const lowest = Math.max(0, row(BELOW[0]))
  const rows = evenly(w, (k) => {
    let best = -1
    for (let r = lowest; r <= row(BELOW[1]); r++)
      if (bare[r * w + k] && (best < 0 || light[r * w + k] > light[best * w + k])) best = r
    return best < 0 ? [0, 0] : [best, 1]
  })
  return Uint16Array.from(rows, (r) => Math.round(r) || row(BELOW[1]))
}

/** One value a column, as the columns around it say; 0 where none does. */
function evenly(w: number, valueAt: (k: number) => Weighed): Float32Array {
  const told = Array.from({ length: w }, (_, k) => valueAt(k))
  return Float32Array.from(told, (_, k) => {
    const near = told.slice(Math.max(0, k - EVEN), k + EVEN + 1)
    const all = near.reduce((sum, [, weight]) => sum + weight, 0)
    return all ? near.reduce((sum, [value, weight]) => sum + value * weight, 0) / all : 0
  })
}

/** What a reading holds between four of its places; nothing beyond its rim. */
export const readAt = (plane: Plane, { w, h }: Size, column: number, row: number): number =>
  column < 0 || row < 0 || column > w - 1 || row > h - 1
    ? 0
    : samplePlane(plane, { w, h }, { w, h }, column, row)

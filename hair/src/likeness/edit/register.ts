import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import type { Similarity } from '../geometry/similarity.ts'

/** Two pictures of one size that show nearly the same; lightness, 0 to 1. */
export interface NearPair extends Size {
  still: Plane
  moved: Plane
  /** 0 to 1: where they may be compared. */
  alike: Plane
}

/** The sizes they are compared at, coarse first, as parts of the whole; and looks at each. */
const PARTS = [8, 4, 2] as const
const LOOKS = 12
/** Light is taken out over this many pixels of the small picture, and contrast evened. */
const LOCAL = 8
/** Contrast below this is grain. */
const GRAIN = 0.02
/** Differences of evened contrast from which on two places hardly count as the same. */
const UNLIKE = 0.8

const NO_MOVE: Similarity = { a: 1, b: 0, dx: 0, dy: 0 }

/**
 * How the second picture must be turned, scaled and moved to lie on the first: from places of the first to those of the
 * second, pixels. Found by following the slope of their contrast (B. Lucas, T. Kanade, "An iterative image registration
 * technique", 1981), what does not fit counting less and less. They must be within a few hundredths of their width.
 */
export function register(pair: NearPair): Similarity {
  return PARTS.reduce((move, part) => refine(shrink(pair, part), move, part), NO_MOVE)
}

function shrink({ still, moved, alike, w, h }: NearPair, part: number): NearPair {
  const size = { w: Math.round(w / part), h: Math.round(h / part) }
  const small = (plane: Plane) => resizePlane(blur(plane, w, h, part / 2), w, h, size.w, size.h)
  return {
    still: contrast(small(still), size),
    moved: contrast(small(moved), size),
    alike: small(alike),
    ...size,
  }
}

function contrast(light: Plane, { w, h }: Size): Plane {
  const mean = blur(light, w, h, LOCAL)
  const apart = light.map((v, i) => v - mean[i])
  const spread = blur(
    apart.map((v) => v * v),
    w,
    h,
    LOCAL,
  )
  return apart.map((v, i) => v / (Math.sqrt(spread[i]) + GRAIN))
}

/** Follows the slope from a move in pixels of the whole pictures; small pictures are a `part` of them. */
function refine(pair: NearPair, move: Similarity, part: number): Similarity {
  let now = { ...move, dx: move.dx / part, dy: move.dy / part }
  for (let k = 0; k < LOOKS; k++) {
    const step = stepOf(pair, now)
    if (!step) break
    now = { a: now.a + step[0], b: now.b + step[1], dx: now.dx + step[2], dy: now.dy + step[3] }
    if (Math.abs(step[2]) + Math.abs(step[3]) + (Math.abs(step[0]) + Math.abs(step[1])) * pair.h < 0.01) break
  }
  return { ...now, dx: now.dx * part, dy: now.dy * part }
}

/** One step of Gauss and Newton: changes of a, b, dx, dy; null where there is nothing to follow. */
function stepOf({ still, moved, alike, w, h }: NearPair, { a, b, dx, dy }: Similarity): number[] | null {
  const rows = Array.from({ length: 4 }, () => new Float64Array(5))
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x
      const u = a * x - b * y + dx
      const v = b * x + a * y + dy
      if (alike[i] < 0.05 || u < 1 || v < 1 || u > w - 3 || v > h - 3) continue
      const off = still[i] - read(moved, w, u, v)
      const gx = (read(moved, w, u + 1, v) - read(moved, w, u - 1, v)) / 2
      const gy = (read(moved, w, u, v + 1) - read(moved, w, u, v - 1)) / 2
      const weight = alike[i] / (1 + (off / UNLIKE) ** 2) ** 2
      const slope = [gx * x + gy * y, gy * x - gx * y, gx, gy]
      for (let p = 0; p < 4; p++) {
        for (let q = 0; q < 4; q++) rows[p][q] += weight * slope[p] * slope[q]
        rows[p][4] += weight * slope[p] * off
      }
    }
  return solveFour(rows)
}

function solveFour(rows: Float64Array[]): number[] | null {
  for (let k = 0; k < 4; k++) {
    const head = rows[k][k]
    if (!(Math.abs(head) > 1e-9)) return null
    for (let j = k; j < 5; j++) rows[k][j] /= head
    for (let i = 0; i < 4; i++) {
      const factor = rows[i][k]
      if (i !== k) for (let j = k; j < 5; j++) rows[i][j] -= factor * rows[k][j]
    }
  }
  return rows.map((row) => row[4])
}

function read(plane: Plane, w: number, x: number, y: number): number {
  const i = (y | 0) * w + (x | 0)
  const [tx, ty] = [x - (x | 0), y - (y | 0)]
  const top = plane[i] + (plane[i + 1] - plane[i]) * tx
  const bottom = plane[i + w] + (plane[i + w + 1] - plane[i + w]) * tx
  return top + (bottom - top) * ty
}

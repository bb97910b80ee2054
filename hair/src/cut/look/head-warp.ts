import { type Face, OVAL, POINT, pointAt } from '../../face/face.ts'
import { type FaceFrame, faceFrame, toPixels } from '../../face/face-frame.ts'
import type { Size } from '../../pixels/picture.ts'

type Point = readonly [x: number, y: number]
interface Anchor {
  from: Point
  to: Point
  weight: number
}

const GRID = 16
const BROWS = [105, 334, 9, 70, 300]
/** Places on the outline of the skull: u, v and depth before the cheeks, face heights. */
const SKULL = [
  [0, 0.85, -0.2],
  [-0.45, 0.7, -0.2],
  [0.45, 0.7, -0.2],
  [-0.68, 0.25, -0.25],
  [0.68, 0.25, -0.25],
  [-0.75, -0.1, -0.25],
  [0.75, -0.1, -0.25],
] as const
/** Places where lengths hang: across, below the chin, depth; they follow the neck and the picture's vertical. */
const LENGTHS = [
  [-0.8, 0.25, -0.25],
  [0.8, 0.25, -0.25],
  [-0.9, 0.9, -0.2],
  [0, 1.1, -0.2],
  [0.9, 0.9, -0.2],
  [-0.9, 1.8, -0.2],
  [0.9, 1.8, -0.2],
] as const
/** How far the nose tip stands before the cheeks, face heights: with its offset it gives the turn of the head. */
const NOSE_DEPTH = 0.5

/**
 * Where each pixel of her picture lies in the look's picture: the places of both heads are turned in three dimensions
 * as the heads are, then laid over each other by moving least squares (similarity). S. Schaefer et al., "Image
 * deformation using moving least squares", 2006.
 */
export function headWarp(
  hers: Face,
  looks: Face,
  size: Size,
): (x: number, y: number) => [x: number, y: number] {
  const list = anchors(hers, looks)
  const soft = faceFrame(hers).s ** 2 * 0.004
  const gw = Math.ceil(size.w / GRID) + 2
  const gh = Math.ceil(size.h / GRID) + 2
  const gx = new Float32Array(gw * gh)
  const gy = new Float32Array(gw * gh)
  for (let j = 0; j < gw * gh; j++) {
    const [x, y] = move(list, (j % gw) * GRID, ((j / gw) | 0) * GRID, soft)
    gx[j] = x
    gy[j] = y
  }
  const mix = (g: Float32Array, j: number, tx: number, ty: number) =>
    (g[j] * (1 - tx) + g[j + 1] * tx) * (1 - ty) + (g[j + gw] * (1 - tx) + g[j + gw + 1] * tx) * ty
  return (x, y) => {
    const fx = Math.max(0, x) / GRID
    const fy = Math.max(0, y) / GRID
    const x0 = Math.min(gw - 2, fx | 0)
    const y0 = Math.min(gh - 2, fy | 0)
    const j = y0 * gw + x0
    return [mix(gx, j, fx - x0, fy - y0), mix(gy, j, fx - x0, fy - y0)]
  }
}

function anchors(hers: Face, looks: Face): Anchor[] {
  const f = faceFrame(hers)
  const g = faceFrame(looks)
  const point = (i: number, weight: number): Anchor => ({
    from: pointAt(hers, i),
    to: pointAt(looks, i),
    weight,
  })
  const skull = SKULL.map(([u, v, depth]) => ({
    from: toPixels(f, u + sideways(f, depth), v),
    to: toPixels(g, u + sideways(g, depth), v),
    weight: 2.5,
  }))
  const lengths = LENGTHS.map(
    ([across, down, depth]): Anchor => ({
      from: below(hers, f, across + sideways(f, depth), down),
      to: below(looks, g, across + sideways(g, depth), down),
      weight: 2,
    }),
  )
  // brows: a fringe ends at the same height above them
  return [...OVAL.map((i) => point(i, 1)), ...BROWS.map((i) => point(i, 0.6)), ...skull, ...lengths]
}

/** How far a place at this depth swings out when the head turns about its vertical axis, face heights. */
const sideways = (f: FaceFrame, depth: number): number =>
  (Math.max(-0.4, Math.min(0.4, f.nose)) / NOSE_DEPTH) * depth

/** A place on the picture's vertical below the chin, sideways counted from the middle of the head. */
function below(face: Face, f: FaceFrame, across: number, down: number): Point {
  const [, chin] = pointAt(face, POINT.chin)
  return [f.cx - f.vx * f.s * 0.5 + across * f.s, chin + down * f.s]
}

function move(list: Anchor[], x: number, y: number, soft: number): Point {
  const weights = list.map(({ from, weight }) => weight / ((from[0] - x) ** 2 + (from[1] - y) ** 2 + soft))
  const total = weights.reduce((a, b) => a + b, 0)
  const mean = (pick: (a: Anchor) => number) =>
    list.reduce((sum, a, k) => sum + weights[k] * pick(a), 0) / total
  const px = mean((a) => a.from[0])
  const py = mean((a) => a.from[1])
  const qx = mean((a) => a.to[0])
  const qy = mean((a) => a.to[1])
  let cos = 0
  let sin = 0
  let norm = 0
  list.forEach(({ from, to }, k) => {
    const ax = from[0] - px
    const ay = from[1] - py
    const bx = to[0] - qx
    const by = to[1] - qy
    cos += weights[k] * (ax * bx + ay * by)
    sin += weights[k] * (ax * by - ay * bx)
    norm += weights[k] * (ax * ax + ay * ay)
  })
  const a = cos / norm
  const b = sin / norm
  return [a * (x - px) - b * (y - py) + qx, b * (x - px) + a * (y - py) + qy]
}

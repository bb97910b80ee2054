import { type Face, POINT } from '../../face/face.ts'
import { depthOf, type HeadAxes, toHead, type Vector } from './head-axes.ts'

/** Where an ear sits: head space, units. */
export interface EarPlace {
  /** 1 on the right of the picture, -1 on the left. */
  side: 1 | -1
  /** Half way up, where it grows out of the head. */
  at: Readonly<Vector>
  /** Unit vectors of its plane, and out of it. */
  back: Readonly<Vector>
  up: Readonly<Vector>
  out: Readonly<Vector>
  height: number
}

/** Mesh points of both brows, and below the nose: an ear is as high as from one to the other. */
const BROWS = [105, 334] as const
const NOSE_BASE = 2
/** How far within the outline of the cheek an ear begins, and behind it, units. */
const WITHIN = 0.4
const BEHIND = 0.5
/** How far it stands off the head and leans back, radians. */
export const STANDS_OFF = 0.42
export const LEANS = 0.2
/** Of the height from brow to nose, what an ear fills, units at most: on a head that is bowed it would fill more. */
const FILLS = 0.92
const MOST = 6.9

/** Both ears of a head, seen or not: the mesh knows where brow, nose and cheeks are, and with them the ears. */
export function placeEars(face: Face, axes: HeadAxes): readonly [left: EarPlace, right: EarPlace] {
  const inHead = meshInHead(face, axes)
  const brow = (inHead(BROWS[0])[1] + inHead(BROWS[1])[1]) / 2
  const nose = inHead(NOSE_BASE)[1]
  const height = Math.min(MOST, (brow - nose) * FILLS)
  const middle = (brow + nose) / 2
  const place = (side: 1 | -1, cheek: number): EarPlace => {
    const [x, , z] = inHead(cheek)
    const [sin, cos] = [Math.sin(STANDS_OFF), Math.cos(STANDS_OFF)]
    const [lean, upright] = [Math.sin(LEANS), Math.cos(LEANS)]
    const away: Vector = [side * sin, 0, -cos]
    return {
      side,
      at: [x - side * WITHIN, middle, z - BEHIND],
      back: [away[0] * upright, -lean, away[2] * upright],
      up: [away[0] * lean, upright, away[2] * lean],
      out: [side * cos, 0, sin],
      height,
    }
  }
  return [place(-1, POINT.cheekLeft), place(1, POINT.cheekRight)]
}

/** Reads mesh points in head space. */
export function meshInHead(face: Face, axes: HeadAxes): (k: number) => Float64Array {
  const { points } = face
  const deep = depthOf(face)
  const depth = (k: number) => -points[k * 3 + 2] * deep
  const origin = (depth(POINT.cheekLeft) + depth(POINT.cheekRight)) / 2
  return (k) => {
    const out = new Float64Array(3)
    const x = (points[k * 3] - axes.x0) / axes.unit
    const y = (axes.y0 - points[k * 3 + 1]) / axes.unit
    toHead(axes, x, y, (depth(k) - origin) / axes.unit, out)
    return out
  }
}

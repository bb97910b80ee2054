import { type Face, POINT } from '../../face/face.ts'

/** Width of a face, in units. */
export const FACE_WIDTH = 15.3

/** How a head is held and where it is in the picture. */
export interface HeadAxes {
  /** Pixel of the origin, between the ears. */
  x0: number
  y0: number
  /** Pixels per unit. */
  unit: number
  /** Rows: right, up and forward of the head in camera space. */
  axes: Float64Array
  /** Heights of eyes and chin, and how far the brow stands forward, head space. */
  heights: { eyes: number; chin: number; brow: number }
}

export type Vector = [number, number, number]

/** Pairs of mesh points left and right, whose connections show where her right is. */
const ACROSS = [
  [POINT.cheekLeft, POINT.cheekRight],
  [POINT.eyeOuterLeft, POINT.eyeOuterRight],
  [61, 291],
  [172, 397],
  [127, 356],
] as const
const BETWEEN_BROWS = 9
/** How far the tip of a nose stands before the ears, in widths of the face. */
const NOSE = 0.62

/** Reads the axes of a head from its mesh. */
export function headAxes(face: Face): HeadAxes {
  const raw = (k: number) => rawPoint(face, k)
  const ears = middle(raw(POINT.cheekLeft), raw(POINT.cheekRight))
  const flat = minus(raw(POINT.cheekRight), raw(POINT.cheekLeft))
  const deep = depthOf(face)
  const at = (k: number): Vector => scaled(raw(k), deep)
  const sum: Vector = [0, 0, 0]
  for (const [left, right] of ACROSS) {
    const d = unitVector(minus(at(right), at(left)))
    for (let q = 0; q < 3; q++) sum[q] += d[q]
  }
  const right = unitVector(sum)
  const rising = minus(at(POINT.foreheadTop), at(POINT.chin))
  const lean = dot(right, rising)
  const up = unitVector(rising.map((v, q) => v - lean * right[q]) as Vector)
  const forward = cross(right, up)
  const unit = Math.hypot(...scaled(flat, deep)) / FACE_WIDTH
  const origin = scaled(ears, deep)
  const along = (p: Vector, axis: Vector) => dot(minus(p, origin), axis) / unit
  return {
    x0: ears[0],
    y0: -ears[1],
    unit,
    axes: Float64Array.from([...right, ...up, ...forward]),
    heights: {
      eyes: along(middle(at(POINT.eyeOuterLeft), at(POINT.eyeOuterRight)), up),
      chin: along(at(POINT.chin), up),
      brow: along(at(BETWEEN_BROWS), forward),
    },
  }
}

const rawPoint = ({ points }: Face, k: number): Vector => [
  points[k * 3],
  -points[k * 3 + 1],
  -points[k * 3 + 2],
]

/** Pixels that one unit of the mesh's depth is. */
export function depthOf(face: Face): number {
  const [left, right] = [rawPoint(face, POINT.cheekLeft), rawPoint(face, POINT.cheekRight)]
  return depthScale(minus(right, left), rawPoint(face, POINT.noseTip)[2] - (left[2] + right[2]) / 2)
}

/** The mesh gives depth in a measure of its own, the same whatever the size of the face: the nose tells which. */
function depthScale(flat: Vector, nose: number): number {
  let k = 1
  for (let n = 0; n < 4; n++) k = (NOSE * Math.hypot(flat[0], flat[1], flat[2] * k)) / Math.max(20, nose)
  return k
}

const scaled = ([x, y, z]: Vector, k: number): Vector => [x, y, z * k]
const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]
const middle = (p: Vector, q: Vector): Vector => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2]
export const dot = (p: Readonly<Vector>, q: Readonly<Vector>): number =>
  p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export function unitVector(v: Vector): Vector {
  const l = Math.hypot(...v) || 1
  return [v[0] / l, v[1] / l, v[2] / l]
}

/** Camera space to head space. */
export function toHead({ axes: R }: HeadAxes, x: number, y: number, z: number, out: Float64Array): void {
  out[0] = R[0] * x + R[1] * y + R[2] * z
  out[1] = R[3] * x + R[4] * y + R[5] * z
  out[2] = R[6] * x + R[7] * y + R[8] * z
}

/** Head space to camera space. */
export function toCamera({ axes: R }: HeadAxes, x: number, y: number, z: number, out: Float64Array): void {
  out[0] = R[0] * x + R[3] * y + R[6] * z
  out[1] = R[1] * x + R[4] * y + R[7] * z
  out[2] = R[2] * x + R[5] * y + R[8] * z
}

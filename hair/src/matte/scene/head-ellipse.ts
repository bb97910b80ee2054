import { type Face, POINT } from '../../face/face.ts'

type Vector = [number, number, number]

export interface HeadEllipse {
  cx: number
  /** Distance from the middle of the head: 1 on the outline of an average head with hair. */
  at(x: number, y: number): number
}

/** Skull and average hair as an ellipsoid behind the mesh, projected: one formula for yaw, pitch and roll. */
export function headEllipse(face: Face): HeadEllipse {
  const point = (i: number): Vector => [face.points[i * 3], face.points[i * 3 + 1], face.points[i * 3 + 2]]
  const left = point(POINT.cheekLeft)
  const cheeks = minus(point(POINT.cheekRight), left)
  const axis = minus(point(POINT.foreheadTop), point(POINT.chin))
  const s = Math.hypot(...axis)
  const up = unit(axis)
  const right = unit(minus(cheeks, scale(up, dot(cheeks, up))))
  const forward = cross(right, up)
  const back = scale(forward, forward[2] > 0 ? 1 : -1) // z grows away from the camera
  const middle = left.map((v, i) => v + cheeks[i] / 2 + s * (0.1 * up[i] + 0.18 * back[i]))
  const radii = [0.6 * s, 0.74 * s, 0.62 * s]
  let a = 0
  let b = 0
  let c = 0
  for (const [k, direction] of [right, up, back].entries()) {
    const q = radii[k] ** 2
    a += q * direction[0] ** 2
    b += q * direction[0] * direction[1]
    c += q * direction[1] ** 2
  }
  const det = a * c - b * b
  return {
    cx: middle[0],

    at(x, y) {
      const dx = x - middle[0]
      const dy = y - middle[1]
      return Math.sqrt((c * dx * dx - 2 * b * dx * dy + a * dy * dy) / det)
    },
  }
}

const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]
const scale = (p: Vector, k: number): Vector => [p[0] * k, p[1] * k, p[2] * k]
const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
const unit = (p: Vector): Vector => scale(p, 1 / Math.hypot(...p))
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
]

import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Solid } from './head.ts'
import { type HeadAxes, toCamera } from './head-axes.ts'

/** Exponent of the skull: 2 would be an ellipsoid, more is squarer. */
const SQUARE = 2.25
/** x to the power of `SQUARE` - 1: two roots are quicker than a power. */
const powered = (x: number): number => x * Math.sqrt(Math.sqrt(x))
/** z of the middle of the body, camera space. */
export const BODY_Z = -4
const NECK = { radius: 5, z: -3.2, y: -5 }

/** Half height of the skull at a side of its centre: it goes deeper than it rises. */
const halfHeight = (above: number, dy: number): number => (dy > 0 ? above : above * 1.25)

/**
 * Signed distance to the skull, about, in units; its outward normal goes to `n`.
 * @param n three numbers, head space
 */
export function skullDistance({ skull }: Solid, x: number, y: number, z: number, n: Float64Array): number {
  const qy = y - skull.y
  const qz = z - skull.z
  const b = halfHeight(skull.above, qy)
  const ux = Math.abs(x / skull.side)
  const uy = Math.abs(qy / b)
  const uz = Math.abs(qz / skull.front)
  const px = powered(ux)
  const py = powered(uy)
  const pz = powered(uz)
  const k = (px * ux + py * uy + pz * uz) ** (1 / SQUARE)
  n[0] = (Math.sign(x) * px) / skull.side
  n[1] = (Math.sign(qy) * py) / b
  n[2] = (Math.sign(qz) * pz) / skull.front
  const l = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) || 1
  n[0] /= l
  n[1] /= l
  n[2] /= l
  return Math.sqrt(x * x + qy * qy + qz * qz) * (1 - 1 / Math.max(1e-3, k))
}

/** The point of the skull's surface in a direction from its centre, head space. */
export function skullPoint({ skull }: Solid, dx: number, dy: number, dz: number, out: Float64Array): void {
  const b = halfHeight(skull.above, dy)
  const sum =
    Math.abs(dx / skull.side) ** SQUARE + Math.abs(dy / b) ** SQUARE + Math.abs(dz / skull.front) ** SQUARE
  const k = sum ** (1 / SQUARE)
  out[0] = dx / k
  out[1] = skull.y + dy / k
  out[2] = skull.z + dz / k
}

/** The point of the skull's surface above x and z, head space. */
export function topOfSkull(head: Solid, x: number, z: number, out: Float64Array): void {
  const { skull } = head
  let [low, high] = [0, skull.above]
  for (let k = 0; k < 12; k++) {
    const y = (low + high) / 2
    if (skullDistance(head, x, skull.y + y, z, out) < 0) low = y
    else high = y
  }
  skullPoint(head, x, low, z - skull.z, out)
}

/** Rough signed distance to cheeks and jaw, head space. */
export function faceDistance({ chin }: Solid, x: number, y: number, z: number): number {
  const yy = (y - chin * 0.28) / (-chin * 0.78 + 0.3)
  const xx = x / (7.4 * (y < 0 ? 1 - 0.3 * Math.min(1, y / chin) ** 2 : 1))
  const zz = (z - 0.5) / 9
  return (Math.sqrt(xx * xx + yy * yy + zz * zz) - 1) * 7
}

/** Half width of the face that hair stays out of at a height, head space. */
export const faceWindow = (y: number): number =>
  6.6 * smoothstep(-13.5, -6, y) * (1 - 0.25 * smoothstep(3, 8.5, y))

/** Half thickness of the body at a place in camera space; 0 above the shoulders. */
export function bodyHalf({ x0, unit, w, shoulders }: Solid, x: number, y: number): number {
  const column = Math.max(0, Math.min(w - 1, Math.round(x0 + x * unit)))
  return halfBelow(shoulders[column] - y)
}

/** The same so far below a shoulder, units; 0 above it. */
export const halfBelow = (below: number): number => (below <= 0 ? 0 : 6 * Math.min(1, below / 13) ** 0.62)

const scratch = new Float64Array(3)

/** The neck's axis, a line straight down in camera space: x and z, and the height it begins at. */
export function neckAxis(head: HeadAxes): { x: number; z: number; top: number; radius: number } {
  toCamera(head, 0, NECK.y, 0, scratch)
  return { x: scratch[0], z: scratch[2] + NECK.z, top: scratch[1], radius: NECK.radius }
}

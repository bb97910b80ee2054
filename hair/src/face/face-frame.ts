import { type Face, POINT, pointAt } from './face.ts'

/**
 * A frame that travels with the head: origin mid-face, unit = face height (top of the forehead to the chin),
 * v upwards, u towards the right of the picture. All sizes that speak of hair are in these units.
 */
export interface FaceFrame {
  /** Origin in pixels. */
  cx: number
  cy: number
  /** Unit vectors in pixels. */
  ux: number
  uy: number
  vx: number
  vy: number
  /** One face height in pixels. */
  s: number
  /** Face width in face heights. */
  width: number
  /** How far the nose tip stands right of the middle, face heights: the turn of the head. */
  nose: number
}

export function faceFrame(face: Face): FaceFrame {
  const [topX, topY] = pointAt(face, POINT.foreheadTop)
  const [chinX, chinY] = pointAt(face, POINT.chin)
  const [leftX, leftY] = pointAt(face, POINT.cheekLeft)
  const [rightX, rightY] = pointAt(face, POINT.cheekRight)
  const [noseX, noseY] = pointAt(face, POINT.noseTip)
  const s = Math.hypot(topX - chinX, topY - chinY)
  const vx = (topX - chinX) / s
  const vy = (topY - chinY) / s
  const ux = -vy
  const uy = vx
  const cx = (leftX + rightX) / 2
  const cy = (leftY + rightY) / 2
  const nose = ((noseX - cx) * ux + (noseY - cy) * uy) / s
  return { cx, cy, ux, uy, vx, vy, s, width: Math.hypot(rightX - leftX, rightY - leftY) / s, nose }
}

/** Pixels to face units. */
export function toFace(f: FaceFrame, x: number, y: number): [u: number, v: number] {
  const dx = x - f.cx
  const dy = y - f.cy
  return [(dx * f.ux + dy * f.uy) / f.s, (dx * f.vx + dy * f.vy) / f.s]
}

/** Face units to pixels. */
export function toPixels(f: FaceFrame, u: number, v: number): [x: number, y: number] {
  return [f.cx + f.s * (u * f.ux + v * f.vx), f.cy + f.s * (u * f.uy + v * f.vy)]
}

/** How far the head leans, radians; 0 upright, positive towards the right of the picture. */
export const lean = (f: FaceFrame): number => Math.atan2(f.vx, -f.vy)

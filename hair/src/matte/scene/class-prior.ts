import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'

/** Where a pixel lies: in face units of the head (u, v) and of the picture's vertical (ug, vg). */
export interface Place {
  u: number
  v: number
  ug: number
  vg: number
  /** 1 on the hair outline of an average head. */
  head: number
  inOval: boolean
  /** 0 to 1 towards the rim of the face outline. */
  rim: number
  isFeature: boolean
  isCentre: boolean
  /** 0 to 1. */
  neck: number
}

/** What a pixel is likely to be from its place alone: shares of background, hair, skin, clothes; sum 1. */
export function classPrior(p: Place, out: Float32Array): void {
  if (p.inOval) faceShares(p, out)
  else bodyShares(p, out)
  const sum = out[0] + out[1] + out[2] + out[3]
  for (let c = 0; c < 4; c++) out[c] /= sum
}

/** The face: skin, except a fringe on the forehead and locks along the contour. */
function faceShares(p: Place, out: Float32Array) {
  const top = smoothstep(0.16, 0.42, p.v)
  const lock = p.rim * (0.04 + 0.22 * smoothstep(-0.45, -0.15, p.v) + 0.15 * top)
  out[BACKGROUND] = out[CLOTHES] = 0.0004
  out[SKIN] = 1
  out[HAIR] = p.isFeature ? 0.0004 : p.isCentre ? 0.004 : 0.004 + 0.1 * top + lock
}

/** Hair and body hang along the picture's vertical, also when the head is tilted. */
function bodyShares(p: Place, out: Float32Array) {
  const inHead = smoothstep(1.25, 0.85, p.head)
  const nearHead = smoothstep(1.8, 1, p.head)
  const across = Math.abs(p.ug)
  const sides = smoothstep(1.15, 0.4, across) * smoothstep(0.25, -0.1, p.vg) * smoothstep(-2.9, -1.1, p.vg)
  const shoulders = smoothstep(-0.75, -1.05, p.vg) * smoothstep(1.7, 0.9, across)
  const hair = 0.9 * inHead * smoothstep(-0.55, -0.1, p.v) + 0.2 * nearHead + 0.5 * sides
  out[BACKGROUND] = 0.02 + 0.9 * smoothstep(0.95, 1.35, p.head) * (1 - 0.85 * shoulders) * (1 - p.neck)
  out[HAIR] = 0.01 + hair * (1 - 0.82 * p.neck)
  out[SKIN] = 0.02 + 0.9 * p.neck + 0.22 * shoulders + 0.08 * inHead * smoothstep(0.3, 0, p.v)
  out[CLOTHES] = 0.004 + 0.7 * shoulders + 0.12 * p.neck * smoothstep(-0.7, -0.9, p.v)
}

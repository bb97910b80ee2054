import { type Face, POINT, pointAt } from '../face/face.ts'
import { type FaceFrame, toFace } from '../face/face-frame.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import type { Layout } from './layout.ts'
import type { Reduced } from './reduced.ts'

/** How bare skin below the face is shaded, before its tone is known. */
export interface SkinShading {
  /** Factor on the tone: darker at the sides of the neck and along the shoulders' outline. */
  shade: Plane
  /** 0 body, 1 neck: each has a tone of its own, the throat's shadow must not spread over the shoulders. */
  neck: Plane
}

/** @param face and frame at mask size */
export function skinShading(at: Reduced, layout: Layout, face: Face, f: FaceFrame): SkinShading {
  const width = Math.min(0.275, f.width * 0.355)
  const [axis, chin] = pointAt(face, POINT.chin)
  const middle = toFace(f, axis, chin)[0] * 0.7
  const shade = new Float32Array(at.n).fill(1)
  const neck = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) {
    const x = ((o % at.w) * layout.w) / at.w
    const y = (((o / at.w) | 0) * layout.h) / at.h
    const [u, v] = toFace(f, x, y)
    const across = Math.abs(u - middle)
    neck[o] = smoothstep(-1.08, -0.86, v) * smoothstep(width * 1.7, width * 1.05, across)
    const side = Math.min(1.15, across / width)
    const column = Math.max(0, Math.min(layout.w - 1, x | 0))
    const below = Math.max(0, y - layout.shoulders[column]) / f.s
    const chinShadow = neck[o] * CHIN_SHADOW * Math.exp(-Math.max(0, jaw(u, f) - v) / 0.14)
    shade[o] =
      (1 - chinShadow) *
      (1 - neck[o] * 0.15 * side * side) *
      (1 - (1 - neck[o]) * 0.13 * Math.exp(-below / 0.06))
  }
  return { shade, neck }
}

/** How much darker the throat is right under the jaw. */
const CHIN_SHADOW = 0.16

/** Height of the jaw's outline, face units: half an ellipse. */
const jaw = (u: number, f: FaceFrame): number => -0.5 * Math.sqrt(Math.max(0, 1 - ((2 * u) / f.width) ** 2))

import { blur } from '../pixels/blur.ts'
import { fillPolygon } from '../pixels/fill-polygon.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { type Face, OVAL, outline, pointAt } from './face.ts'
import type { FaceFrame } from './face-frame.ts'

const BROW_EYE_LEFT = [70, 63, 105, 66, 107, 55, 133, 155, 154, 153, 145, 144, 163, 7, 33]
const BROW_EYE_RIGHT = [300, 293, 334, 296, 336, 285, 362, 382, 381, 380, 374, 373, 390, 249, 263]
const MOUTH = [61, 40, 37, 0, 267, 270, 291, 321, 314, 17, 84, 91]
const CENTRE = [105, 107, 336, 334, 347, 425, 434, 365, 377, 152, 148, 136, 214, 205, 118]
const CHEEKS = [
  116, 117, 118, 119, 100, 47, 126, 209, 49, 129, 203, 206, 216, 212, 202, 204, 194, 201, 200, 421, 418, 424,
  422, 432, 436, 426, 423, 358, 279, 429, 355, 277, 329, 348, 347, 346, 345, 352, 411, 416, 434, 430, 431,
  262, 428, 199, 208, 32, 211, 210, 214, 192, 187, 123,
]
const GLABELLA = [107, 9, 336, 285, 168, 55]
const NOSE = [168, 197, 126, 49, 64, 2, 294, 279, 355, 419]

/** Regions of the face as w × h masks of 0 and 1 (neck: 0 to 1). */
export interface FaceAreas {
  oval: Uint8Array
  /** Brows to chin between the cheeks: never hair unless seen through a very deep fringe. */
  centre: Uint8Array
  cheeks: Uint8Array
  glabella: Uint8Array
  /** Never under hair: it anchors the skin tone. */
  nose: Uint8Array
  neck: Plane
}

export function faceAreas(face: Face, frame: FaceFrame, size: Size): FaceAreas {
  const { w, h } = size
  const fill = (indices: readonly number[]) => fillPolygon(outline(face, indices), w, h)
  return {
    oval: fill(OVAL),
    centre: fill(CENTRE),
    cheeks: fill(CHEEKS),
    glabella: fill(GLABELLA),
    nose: fill(NOSE),
    neck: neckArea(face, frame, size),
  }
}

/** Eyes with brows, and mouth, a third larger than they are: never hair, never repainted. */
export function featureArea(face: Face, w: number, h: number): Uint8Array {
  const out = new Uint8Array(w * h)
  for (const indices of [BROW_EYE_LEFT, BROW_EYE_RIGHT, MOUTH]) {
    const corners = outline(face, indices)
    const mx = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
    const my = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
    fillPolygon(
      corners.map(([x, y]) => [mx + (x - mx) * 1.3, my + (y - my) * 1.35]),
      w,
      h,
      out,
    )
  }
  return out
}

/** Between the jaw corners, down about half a face; shifted with the turn of the head. */
function neckArea(face: Face, f: FaceFrame, { w, h }: Size): Plane {
  const below = ([x, y]: [number, number], down: number, side: number): [number, number] => [
    x + f.s * (f.ux * side - f.vx * down),
    y + f.s * (f.uy * side - f.vy * down),
  ]
  const left = pointAt(face, 172)
  const right = pointAt(face, 397)
  const shift = -f.nose * 0.25
  const corners = [
    ...outline(face, [172, 150, 176, 152, 400, 379, 397]),
    below(right, 0.3, shift - 0.02),
    below(right, 0.48, shift + 0.02),
    below(left, 0.48, shift - 0.02),
    below(left, 0.3, shift + 0.02),
  ]
  return blur(Float32Array.from(fillPolygon(corners, w, h)), w, h, f.s * 0.03)
}

import type { HeadPose } from '../contract.ts'

/**
 * One face of one picture. `points`: 468 mesh points (MediaPipe numbering), three numbers each: x, y in
 * pixels of that picture, z in pixels too, smaller = nearer to the camera.
 */
export interface Face {
  points: Float32Array
  count: number
  pose: HeadPose
  /** x, y, width, height in pixels. */
  box: readonly [number, number, number, number]
  /** 0 to 1, the detector's own certainty. */
  certainty: number
}

/** Mesh points that are named in this library (MediaPipe canonical face model). */
export const POINT = {
  foreheadTop: 10,
  chin: 152,
  noseTip: 1,
  cheekLeft: 234,
  cheekRight: 454,
  eyeOuterLeft: 33,
  eyeOuterRight: 263,
} as const

/** The outline of the face, clockwise from the top of the forehead. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const

/** x, y of one mesh point. */
export const pointAt = (face: Face, index: number): [x: number, y: number] => [
  face.points[index * 3],
  face.points[index * 3 + 1],
]

/** x, y of several mesh points, as a polygon. */
export const outline = (face: Face, indices: readonly number[]): [x: number, y: number][] =>
  indices.map((i) => pointAt(face, i))

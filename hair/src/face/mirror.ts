import type { Picture, Plane } from '../pixels/picture.ts'
import { type Face, OVAL } from './face.ts'

/** The picture as a mirror shows it. */
export function mirrorPicture({ w, h, data }: Picture): Picture {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = (y * w + x) * 3
      const to = (y * w + w - 1 - x) * 3
      out[to] = data[from]
      out[to + 1] = data[from + 1]
      out[to + 2] = data[from + 2]
    }
  }
  return { w, h, data: out }
}

export function mirrorPlane(plane: Plane, w: number): Plane {
  const out = new Float32Array(plane.length)
  for (let i = 0; i < plane.length; i++) out[i - (i % w) + w - 1 - (i % w)] = plane[i]
  return out
}

/**
 * The face in a mirrored picture of width `w`. Only the outline changes its numbers with its side: the points
 * that the face frame and the outline are read from; the others are mirrored in place.
 */
export function mirrorFace(face: Face, w: number): Face {
  const points = Float32Array.from(face.points)
  for (let i = 0; i < face.count; i++) points[i * 3] = w - face.points[i * 3]
  const mirrored = Float32Array.from(points)
  // the outline runs once around the face: its k-th point from the top faces the k-th last
  for (let k = 1; k < OVAL.length; k++) {
    const from = OVAL[OVAL.length - k]
    mirrored.set(points.subarray(from * 3, from * 3 + 3), OVAL[k] * 3)
  }
  const [x, y, width, height] = face.box
  const pose = { ...face.pose, yaw: -face.pose.yaw, roll: -face.pose.roll }
  return { ...face, points: mirrored, box: [w - x - width, y, width, height], pose }
}

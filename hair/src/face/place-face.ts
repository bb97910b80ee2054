import type { Face } from './face.ts'

/** The same face in a picture that was cropped at (left, top) and then enlarged `scale` times. */
export function placeFace(face: Face, scale: number, [left, top]: readonly [number, number] = [0, 0]): Face {
  const points = new Float32Array(face.points.length)
  for (let i = 0; i < face.count; i++) {
    points[i * 3] = (face.points[i * 3] - left) * scale
    points[i * 3 + 1] = (face.points[i * 3 + 1] - top) * scale
    points[i * 3 + 2] = face.points[i * 3 + 2] * scale
  }
  const [x, y, w, h] = face.box
  return { ...face, points, box: [(x - left) * scale, (y - top) * scale, w * scale, h * scale] }
}

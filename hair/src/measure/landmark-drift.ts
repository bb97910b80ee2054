import { type Face, POINT, pointAt } from '../face/face.ts'

/** Points of the mesh that both models of the face share; irises follow after them. */
const MESH = 468

/**
 * How far a face has moved: the mean distance of its mesh points in two pictures, in outer eye distances of the
 * first. 0 = not at all; the mesh itself trembles by about 0.005 when a picture is only saved again.
 */
export function landmarkDrift(before: Face, after: Face): number {
  const [leftX, leftY] = pointAt(before, POINT.eyeOuterLeft)
  const [rightX, rightY] = pointAt(before, POINT.eyeOuterRight)
  let sum = 0
  for (let k = 0; k < MESH; k++) {
    const [x, y] = pointAt(before, k)
    const [movedX, movedY] = pointAt(after, k)
    sum += Math.hypot(movedX - x, movedY - y)
  }
  return sum / MESH / Math.hypot(rightX - leftX, rightY - leftY)
}

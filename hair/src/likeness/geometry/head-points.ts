import type { Face } from '../../face/face.ts'
import { depthOf, headAxes, toCamera, toHead } from '../../strands/head/head-axes.ts'
import { applySimilarity, type FlatPoints, fitSimilarity } from './similarity.ts'

/** x, y, z, one after the other: mesh points as the head itself has them, however it is held. Pixels, z forward. */
export type HeadPoints = Float64Array

/** Mesh points of a head seen from its own front. */
export function headPoints(face: Face): HeadPoints {
  const axes = headAxes(face)
  const deep = depthOf(face)
  const out = new Float64Array(face.count * 3)
  for (let k = 0; k < face.count * 3; k += 3) {
    const [x, y, z] = face.points.subarray(k, k + 3)
    toHead(axes, x, -y, -z * deep, out.subarray(k, k + 3))
  }
  return out
}

/** The same points as another head is held, in its picture: brought nearest to its own points by least squares. */
export function heldAs(
  points: HeadPoints,
  held: Face,
  { by, weights }: { by: readonly number[]; weights: readonly number[] },
): FlatPoints {
  const axes = headAxes(held)
  const count = points.length / 3
  const turned = new Float64Array(count * 2)
  const at = new Float64Array(3)
  for (let k = 0; k < count; k++) {
    toCamera(axes, points[k * 3], points[k * 3 + 1], points[k * 3 + 2], at)
    turned[k * 2] = at[0]
    turned[k * 2 + 1] = -at[1]
  }
  const fit = fitSimilarity(pick(turned, by), pick(flatPoints(held), by), weights)
  for (let k = 0; k < count; k++) turned.set(applySimilarity(fit, turned[k * 2], turned[k * 2 + 1]), k * 2)
  return turned
}

/** The mesh as it lies in the picture, pixels. */
export const flatPoints = ({ points, count }: Pick<Face, 'points' | 'count'>): FlatPoints =>
  Float64Array.from({ length: count * 2 }, (_, k) => points[(k >> 1) * 3 + (k & 1)])

export const pick = (points: FlatPoints, indices: readonly number[]): FlatPoints =>
  Float64Array.from(indices.flatMap((k) => [points[k * 2], points[k * 2 + 1]]))

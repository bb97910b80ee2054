import { type Face, POINT } from '../../face/face.ts'
import { type HeadPoints, headPoints } from '../geometry/head-points.ts'
import { INNER, INNER_WEIGHTS } from '../geometry/inner-landmarks.ts'
import { applySimilarity, fitSimilarity } from '../geometry/similarity.ts'

/**
 * How far the face of one picture is from that of another: the mean distance of the mesh points of eyes, brows, nose,
 * mouth and jaw, both heads turned to their front and brought together, in outer eye distances of the second. 0 = not
 * at all. An expression moves it as another face does. Nothing of it is kept but the number.
 */
export function drift(made: Face, hers: Face): number {
  const [one, other] = [frontOf(headPoints(made)), frontOf(headPoints(hers))]
  const fit = fitSimilarity(one, other, INNER_WEIGHTS)
  const eyes = eyeDistance(headPoints(hers))
  return INNER_WEIGHTS.reduce((sum, weight, k) => {
    const [x, y] = applySimilarity(fit, one[k * 2], one[k * 2 + 1])
    return sum + (weight * Math.hypot(x - other[k * 2], y - other[k * 2 + 1])) / eyes
  }, 0)
}

const frontOf = (points: HeadPoints): Float64Array =>
  Float64Array.from(INNER.flatMap((k) => [points[k * 3], points[k * 3 + 1]]))

const eyeDistance = (points: HeadPoints): number => {
  const [left, right] = [POINT.eyeOuterLeft * 3, POINT.eyeOuterRight * 3]
  return Math.hypot(...[0, 1, 2].map((c) => points[left + c] - points[right + c]))
}

/** x, y, one pair after the other. */
export type FlatPoints = Float64Array

/** Turns, scales and moves: (x, y) becomes (a·x - b·y + dx, b·x + a·y + dy). */
export interface Similarity {
  a: number
  b: number
  dx: number
  dy: number
}

/** The one that brings some points nearest to others, by least squares. Weights need no sum. */
export function fitSimilarity(from: FlatPoints, to: FlatPoints, weights: readonly number[]): Similarity {
  const [fx, fy] = centre(from, weights)
  const [tx, ty] = centre(to, weights)
  let dot = 0
  let cross = 0
  let size = 0
  weights.forEach((weight, k) => {
    const [px, py] = [from[k * 2] - fx, from[k * 2 + 1] - fy]
    const [qx, qy] = [to[k * 2] - tx, to[k * 2 + 1] - ty]
    dot += weight * (px * qx + py * qy)
    cross += weight * (px * qy - py * qx)
    size += weight * (px * px + py * py)
  })
  const a = dot / size
  const b = cross / size
  return { a, b, dx: tx - a * fx + b * fy, dy: ty - b * fx - a * fy }
}

function centre(points: FlatPoints, weights: readonly number[]): [number, number] {
  let x = 0
  let y = 0
  let sum = 0
  weights.forEach((weight, k) => {
    x += weight * points[k * 2]
    y += weight * points[k * 2 + 1]
    sum += weight
  })
  return [x / sum, y / sum]
}

export const applySimilarity = ({ a, b, dx, dy }: Similarity, x: number, y: number): [number, number] => [
  a * x - b * y + dx,
  b * x + a * y + dy,
]

/** The way back. */
export function inverseSimilarity({ a, b, dx, dy }: Similarity): Similarity {
  const size = a * a + b * b
  const [c, d] = [a / size, -b / size]
  return { a: c, b: d, dx: -(c * dx - d * dy), dy: -(d * dx + c * dy) }
}

/** First `one`, then `other`. */
export function chainSimilarities(one: Similarity, other: Similarity): Similarity {
  const [dx, dy] = applySimilarity(other, one.dx, one.dy)
  return { a: other.a * one.a - other.b * one.b, b: other.b * one.a + other.a * one.b, dx, dy }
}

/** How many times larger things become. */
export const scaleOf = ({ a, b }: Similarity): number => Math.hypot(a, b)

export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

/** The face is symmetrical about this vertical. */
export const AXIS = 240

export const mirrored = (line: Line): Point[] => line.map(([x, y]) => [2 * AXIS - x, y])

export const evenly = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1))

/** The Catmull-Rom curve through the points: https://en.wikipedia.org/wiki/Catmull–Rom_spline */
export function curveThrough(points: Line, samples = 40): Point[] {
  const perSpan = Math.max(3, Math.floor(samples / (points.length - 1)))
  const spans = points.slice(1).flatMap((_, i) =>
    evenly(perSpan + 1)
      .slice(0, -1)
      .map((t) => pointOnSpan(points, i, t)),
  )
  return [...spans, points.at(-1)!]
}

function pointOnSpan(points: Line, span: number, t: number): Point {
  const b = points[span]!
  const c = points[span + 1]!
  const a = points[span - 1] ?? beyond(c, b)
  const d = points[span + 2] ?? beyond(b, c)
  const along = (axis: 0 | 1) => cubic([a[axis], b[axis], c[axis], d[axis]], t)
  return [along(0), along(1)]
}

const beyond = (from: Point, to: Point): Point => [2 * to[0] - from[0], 2 * to[1] - from[1]]

const cubic = ([a, b, c, d]: readonly [number, number, number, number], t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

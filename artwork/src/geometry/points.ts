import type { Line, Point } from './line.ts'

/** A drawn line written as SVG writes it: `'240 110, 200 150, 184 220'`. */
export const points = (text: string): Line => text.split(',').map(point)

function point(text: string): Point {
  const [x, y] = text.trim().split(/\s+/).map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: "${text}"`)
  return [x, y]
}

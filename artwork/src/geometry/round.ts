import type { Random } from '../random.ts'
import { evenly, type Point } from './line.ts'

interface Round {
  centre: Point
  radius: number
  points: number
  /** How far the outline may leave the circle, as a share of the radius. */
  unevenness: number
  /** Height for width. */
  flatness?: number
}

/** A circle drawn by hand: closed, slightly uneven. */
export function roundOutline(
  { centre, radius, points, unevenness, flatness = 1 }: Round,
  random: Random,
): Point[] {
  const outline = evenly(points + 1, 0, 2 * Math.PI)
    .slice(0, -1)
    .map((angle): Point => {
      const reach = radius * (1 + random.between(-unevenness, unevenness))
      return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle) * flatness]
    })
  return [...outline, outline[0]!]
}

import type { Drawing } from '../drawing.ts'
import { evenly, type Point } from '../geometry/line.ts'
import { closedPath } from '../geometry/path.ts'
import { roundOutline } from '../geometry/round.ts'
import { drawBand } from './band.ts'

interface Twist {
  centre: Point
  radius: number
  flatness: number
  /** How many ropes of hair are wound around each other. */
  ropes: number
  zone: string
}

/** A bun: a dark ball, then ropes of hair wound from its rim towards its heart, each lit on its own. */
export function drawTwist(drawing: Drawing, twist: Twist): void {
  const { centre, radius, flatness, ropes, zone } = twist
  const [x, y] = centre
  drawing.light(zone, [x - radius * 0.8, y - radius * 1.25], [x + radius * 0.8, y + radius * 1.1])
  const ball = roundOutline({ centre, radius, points: 14, unevenness: 0.015, flatness }, drawing.random)
  drawing.add(`<path d="${closedPath(ball)}" fill="${drawing.paint('back', zone)}"/>`)
  for (const turn of evenly(ropes + 1, 2.4, 2.4 + 2 * Math.PI).slice(0, -1))
    drawBand(drawing, {
      guides: [0, 0.33, 0.67, 1].map((across) => ropeLine(twist, turn, across)),
      strands: 13,
      phase: turn * 2,
      stray: 0.4,
      widths: [0.8, 1.9],
      zone,
    })
}

/** A rope leaves the rim as a point, widens over its neighbour and ends as a point near the heart. */
function ropeLine({ centre, radius, flatness, ropes }: Twist, start: number, across: number): Point[] {
  const sweep = 2.2 * Math.PI * (1 / ropes + 0.28)
  return evenly(8).map((t): Point => {
    const angle = start + sweep * t
    const rim = radius * (1.03 - 0.95 * t ** 2.6)
    const heart = radius * (1.03 - 0.95 * t ** 0.62)
    const reach = heart + (rim - heart) * across
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle) * flatness]
  })
}

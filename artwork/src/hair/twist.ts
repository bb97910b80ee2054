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
  drawing.light(zone, [x - radius * 0.8, y - radius * 1.1], [x + radius * 0.9, y + radius * 1.1])
  const ball = roundOutline(
    { centre, radius: radius * 0.96, points: 14, unevenness: 0.03, flatness },
    drawing.random,
  )
  drawing.add(`<path d="${closedPath(ball)}" fill="${drawing.colour.ends[0]}"/>`)
  for (const turn of evenly(ropes + 1, 0.6, 0.6 + 2 * Math.PI).slice(0, -1))
    drawBand(drawing, {
      guides: [0, 0.5, 1].map((across) => ropeLine(twist, turn, across)),
      strands: 9,
      phase: turn,
      stray: 0.5,
      widths: [0.8, 1.8],
      zone,
    })
}

/** `across` 0 is the edge that ends at the heart, 1 the edge along the rim. */
function ropeLine({ centre, radius, flatness, ropes }: Twist, start: number, across: number): Point[] {
  const sweep = (2 * Math.PI * 1.9) / ropes
  return evenly(7).map((t): Point => {
    const angle = start + sweep * t
    const rim = radius * (1.02 - 0.12 * t)
    const heart = radius * (0.86 - 0.76 * t ** 0.8)
    const reach = heart + (rim - heart) * across * (1 - 0.55 * t)
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle) * flatness]
  })
}

import type { Drawing } from '../drawing.ts'
import { evenly, type Point } from '../geometry/line.ts'
import { short } from '../geometry/path.ts'

const PLACES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [323, 214, 10],
  [330, 236, 12],
  [325, 260, 10],
  [316, 278, 8],
]

/** Small fresh flowers behind one ear. */
export function drawFlowers(drawing: Drawing): void {
  for (const [x, y, radius] of PLACES) drawing.add(leaf([x, y], radius), flower([x, y], radius))
}

function flower([x, y]: Point, radius: number): string {
  const petals = evenly(6, 0.3, 0.3 + 2 * Math.PI)
    .slice(0, -1)
    .map((angle) => {
      const [px, py] = [x + radius * 0.52 * Math.cos(angle), y + radius * 0.52 * Math.sin(angle)]
      return `<ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(radius * 0.52)}" ry="${short(radius * 0.4)}" transform="rotate(${short((angle * 180) / Math.PI)} ${short(px)} ${short(py)})"/>`
    })
  return `<g fill="#FFF8F4" stroke="#E9CFC6" stroke-width=".6">${petals.join('')}</g><circle cx="${x}" cy="${y}" r="${short(radius * 0.26)}" fill="#F0C48E"/>`
}

const leaf = ([x, y]: Point, radius: number) =>
  `<path d="M${x} ${y}q${short(radius * 1.1)} ${short(-radius * 0.9)} ${short(radius * 1.5)} ${short(radius * 0.2)}q${short(-radius * 0.9)} ${short(radius * 0.6)} ${short(-radius * 1.5)} ${short(-radius * 0.2)}z" fill="#8FAE96"/>`

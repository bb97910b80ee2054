import { mix } from '../colour/mix.ts'
import type { Drawing } from '../drawing.ts'
import { evenly, type Point } from '../geometry/line.ts'
import { closedPath } from '../geometry/path.ts'
import { roundOutline } from '../geometry/round.ts'
import type { Haircut } from './haircut.ts'
import { drawStrand, drawStrokes } from './strand.ts'

const CENTRE: Point = [240, 206]
const CAP =
  'M174 226C166 204 170 172 190 154C206 142 222 140 240 140C258 140 274 142 290 154C310 172 314 204 306 226C336 220 352 170 330 128C306 92 270 80 240 80C210 80 174 92 150 128C128 170 144 220 174 226Z'

/** A round halo of tight coils around the whole head. */
export const afro = ({ radius = 142 } = {}): Haircut => ({
  ears: true,
  shadow: false,
  behind(drawing) {
    const { roots } = drawing.colour
    const id = `${drawing.id}-halo`
    drawing.define(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="205" cy="130" r="190"><stop offset="0" stop-color="${roots[2]}"/><stop offset=".45" stop-color="${mix(roots[1], roots[2], 0.2)}"/><stop offset="1" stop-color="${roots[0]}"/></radialGradient>`,
    )
    const outline = roundOutline(
      { centre: CENTRE, radius, points: 26, unevenness: 0.035, flatness: 0.98 },
      drawing.random,
    )
    drawing.add(`<path d="${closedPath(outline)}" fill="url(#${id})"/>`)
  },
  front(drawing) {
    drawing.add(`<path d="${CAP}" fill="url(#${drawing.id}-halo)"/>`)
    drawStrokes(drawing, () => {
      for (const place of coilPlaces(drawing, radius)) drawCoil(drawing, place)
    })
  },
})

/** Thrown at random, kept when far enough from the others, off the face and off the neck. */
function coilPlaces({ random }: Drawing, radius: number): Point[] {
  const kept: Point[] = []
  for (let thrown = 0; thrown < 9000; thrown++) {
    const angle = random.between(0, 2 * Math.PI)
    const reach = radius * Math.sqrt(random.between(0, 1))
    const place: Point = [CENTRE[0] + reach * Math.cos(angle), CENTRE[1] + reach * Math.sin(angle) * 0.98]
    if (onFace(place) || onNeck(place)) continue
    if (kept.every(([x, y]) => (place[0] - x) ** 2 + (place[1] - y) ** 2 >= 70)) kept.push(place)
  }
  return kept.sort((a, b) => a[1] - b[1])
}

const onFace = ([x, y]: Point) => ((x - 240) / 69) ** 2 + ((y - 262) / 112) ** 2 < 1
const onNeck = ([x, y]: Point) => y > 330 && Math.abs(x - 240) < 70

function drawCoil(drawing: Drawing, [x, y]: Point): void {
  const { random } = drawing
  const radius = random.between(4.4, 7.4)
  const start = random.between(0, 6.28)
  const line = evenly(13, 0, random.between(3.6, 6.6)).map((turn): Point => {
    const shrunk = radius * (1 - turn / 9)
    return [x + shrunk * Math.cos(turn + start), y + shrunk * Math.sin(turn + start)]
  })
  const lit = 1 - ((x - 190) ** 2 + (y - 120) ** 2) / 52000
  const unlit = random.chance(0.62) ? 'middle' : 'dark'
  drawStrand(drawing, line, {
    shade: random.chance(Math.max(0.12, lit * 0.85)) ? 'light' : unlit,
    width: random.between(1.3, 2.1),
    opacity: random.pick([0.55, 0.75, 0.95]),
    step: 2,
  })
}

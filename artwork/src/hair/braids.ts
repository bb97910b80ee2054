import type { Drawing } from '../drawing.ts'
import { type Guides, strandBetween } from '../geometry/guides.ts'
import { curveThrough, evenly, type Line, mirrored, type Point } from '../geometry/line.ts'
import { openPath, short } from '../geometry/path.ts'
import { points } from '../geometry/points.ts'
import type { Haircut } from './haircut.ts'
import { drawStrokes } from './strand.ts'

const BACK: Guides = [
  points('240 110, 196 160, 184 240, 190 320, 196 420, 204 528'),
  points('238 100, 160 120, 124 210, 112 310, 106 420, 112 520'),
]
const FRONT: Guides = [
  points('238 120, 206 140, 182 186, 168 246, 160 316, 156 400, 164 498'),
  points('238 108, 190 114, 152 164, 134 240, 124 326, 120 410, 126 508'),
  points('238 100, 180 98, 132 150, 108 236, 96 330, 90 420, 98 504'),
]
const SCALP =
  'M174 220C172 176 198 138 240 132C282 138 308 176 306 220C330 160 306 96 240 94C174 96 150 160 174 220Z'

/** Fine braids from a middle parting, every second one ending in a bead. */
export const braids = ({ bead = '#E0AD72' } = {}): Haircut => ({
  ears: false,
  shadow: false,
  behind(drawing) {
    drawStrokes(
      drawing,
      () => {
        for (const mirror of [false, true])
          for (const t of evenly(9)) drawBraid(drawing, sided(curveThrough(strandBetween(BACK, t)), mirror))
      },
      'hair-back',
    )
  },
  front(drawing) {
    drawing.add(`<path d="${SCALP}" fill="${drawing.colour.roots[0]}"/>`)
    drawStrokes(drawing, () => {
      for (const mirror of [false, true]) drawFrontBraids(drawing, mirror, bead)
    })
  },
})

function drawFrontBraids(drawing: Drawing, mirror: boolean, bead: string): void {
  evenly(9, 1, 0).forEach((t, i) => {
    const stray = drawing.random.between(-4, 4)
    const hanging = curveThrough(strandBetween(FRONT, t), 42).map(
      ([x, y], at, line): Point => [x + (at / (line.length - 1)) ** 2 * stray, y],
    )
    const line = sided(hanging, mirror)
    drawBraid(drawing, line)
    if (i % 2 === 0) drawing.add(beadAt(line.at(-1)!, bead))
  })
}

const sided = (line: Line, mirror: boolean): Line => (mirror ? mirrored(line) : line)

/** A dark rope, dashes across it for the crossings, smaller dashes of light over them. */
function drawBraid(drawing: Drawing, line: Line): void {
  const d = openPath(line)
  drawing.add(
    `<path d="${d}" stroke="${drawing.colour.roots[0]}" stroke-width="10"/>`,
    `<path d="${d}" stroke="${drawing.paint('middle')}" stroke-width="8.4" stroke-dasharray="2.6 6.2"/>`,
    `<path d="${d}" stroke="${drawing.paint('light')}" stroke-width="1.3" stroke-dasharray="2 6.8" stroke-dashoffset="-1" opacity=".8"/>`,
  )
}

const beadAt = ([x, y]: Point, colour: string) =>
  `<rect x="${short(x - 4.5)}" y="${short(y - 8)}" width="9" height="10" rx="3" fill="${colour}"/>`

import type { Drawing } from '../drawing.ts'
import type { Guides } from '../geometry/guides.ts'
import { points } from '../geometry/points.ts'
import { drawBand } from './band.ts'
import { drawFlowers } from './flowers.ts'
import type { Haircut } from './haircut.ts'
import { drawPulledLow, drawPulledUp } from './pulled-back.ts'
import { drawTwist } from './twist.ts'
import { drawWisps } from './wisps.ts'

/** A bun on the crown, wisps at the temples. */
export const highBun = (): Haircut => ({
  ears: true,
  shadow: false,
  front(drawing) {
    drawPulledUp(drawing)
    drawTwist(drawing, { centre: [240, 60], radius: 46, flatness: 0.9, ropes: 5, zone: 'bun' })
    drawWisps(drawing)
  },
})

const TAIL: Guides = [
  points('244 92, 282 62, 324 96, 344 190, 340 300, 350 400, 336 492'),
  points('243 86, 292 46, 346 86, 370 195, 363 305, 374 402, 350 506'),
  points('240 82, 300 28, 368 76, 394 200, 386 310, 396 400, 352 518'),
]

/** Combed sleek to the crown; the tail falls behind one shoulder and waves at its end. */
export const ponytail = (): Haircut => ({
  ears: true,
  shadow: false,
  behind(drawing) {
    const wave = { amplitude: 8, frequency: 0.8, from: 240 }
    drawBand(drawing, {
      guides: TAIL,
      strands: 34,
      wave,
      ragged: 0.08,
      stray: 4,
      tips: { count: 2, depth: 0.06 },
    })
  },
  front(drawing) {
    drawPulledUp(drawing)
    drawing.add(band(drawing))
  },
})

/** The lock wound around the foot of the tail. */
const band = ({ colour }: Drawing) =>
  `<path d="M226 93C232 84 248 80 258 84C260 88 258 93 255 96C246 94 236 96 229 101C226 99 225 96 226 93Z" fill="${colour.roots[0]}"/><path d="M228 95C235 88 247 85 256 88" fill="none" stroke="${colour.roots[3]}" stroke-width="1.3" stroke-linecap="round"/>`

/** A low twisted chignon seen behind the neck, flowers tucked above it, curls left out at the front. */
export const bridalChignon = (): Haircut => ({
  ears: true,
  shadow: true,
  behind(drawing) {
    drawTwist(drawing, { centre: [246, 338], radius: 76, flatness: 0.74, ropes: 6, zone: 'bun' })
  },
  front(drawing) {
    drawPulledLow(drawing)
    drawWisps(drawing)
    drawFlowers(drawing)
  },
})

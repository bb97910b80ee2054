import type { Drawing } from '../drawing.ts'
import type { Guides } from '../geometry/guides.ts'
import { points } from '../geometry/points.ts'
import { drawBand } from './band.ts'
import type { Haircut } from './haircut.ts'

const SIDE: Guides = [
  points('206 118, 188 140, 177 172, 174 206, 177 232'),
  points('208 104, 180 118, 163 156, 160 200, 168 240'),
  points('214 92, 176 98, 154 140, 151 190, 164 244'),
]
const TOP: Guides = [
  points('176 132, 188 138, 204 150, 222 160, 238 164'),
  points('186 106, 212 112, 240 130, 262 152, 278 178'),
  points('206 88, 250 82, 290 106, 306 146, 303 196'),
]
const SCALP =
  'M178 186C180 158 196 142 214 136L262 136C284 142 300 160 303 190L316 170L290 104L214 92L160 128L158 180Z'
const WAVE = { amplitude: 3.4, frequency: 2.2, from: 110 }

/** Bare nape, short sides, a lively top brushed across the forehead. */
export const crop = (): Haircut => ({
  ears: true,
  shadow: true,
  front(drawing) {
    drawing.add(`<path d="${SCALP}" fill="${drawing.paint('back')}"/>`)
    drawSides(drawing)
    drawBand(drawing, {
      guides: TOP,
      strands: 48,
      wave: WAVE,
      phase: 0.4,
      ragged: 0.2,
      stray: 5,
      tips: { count: 8, depth: 0.16 },
    })
  },
})

function drawSides(drawing: Drawing): void {
  for (const mirror of [true, false])
    drawBand(drawing, {
      guides: SIDE,
      strands: 30,
      mirror,
      ragged: 0.16,
      stray: 2,
      tips: { count: 4, depth: 0.08 },
    })
}

const FADE: Guides = [
  points('188 152, 181 168, 177 186, 175 208, 176 236'),
  points('176 128, 168 148, 164 176, 163 206, 169 240'),
]
const FADED =
  'M176 240C172 214 174 184 190 150C206 138 222 134 240 134L240 92C198 90 165 120 158 168C156 198 159 222 168 244Z'
const QUIFF: Guides = [
  points('186 148, 200 136, 226 134, 258 142, 286 160, 302 184'),
  points('176 144, 192 116, 230 102, 270 110, 300 142, 311 186'),
  points('168 148, 168 112, 202 84, 254 80, 300 106, 320 176'),
]

/** Faded sides, the top parted low and brushed up and over. */
export const quiff = (): Haircut => ({
  ears: true,
  shadow: false,
  front(drawing) {
    for (const mirror of [true, false]) drawFade(drawing, mirror)
    drawBand(drawing, {
      guides: QUIFF,
      strands: 46,
      wave: { amplitude: 1.6, frequency: 1.3, from: 60 },
      ragged: 0.12,
      stray: 2,
      tips: { count: 5, depth: 0.1 },
    })
  },
})

function drawFade(drawing: Drawing, mirror: boolean): void {
  const flip = mirror ? ' transform="matrix(-1 0 0 1 480 0)"' : ''
  drawing.add(`<path d="${FADED}" fill="${drawing.colour.roots[1]}" opacity=".8"${flip}/>`)
  drawBand(drawing, {
    guides: FADE,
    strands: 26,
    mirror,
    ragged: 0.3,
    stray: 1,
    widths: [0.7, 1.5],
    tips: { count: 3, depth: 0.05 },
  })
}

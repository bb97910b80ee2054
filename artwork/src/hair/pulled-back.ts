import type { Drawing } from '../drawing.ts'
import type { Guides } from '../geometry/guides.ts'
import { points } from '../geometry/points.ts'
import { drawBand } from './band.ts'

const SIDE: Guides = [
  points('174 232, 176 196, 190 160, 212 132, 228 110, 236 92'),
  points('164 238, 160 190, 174 146, 202 116, 224 98, 238 86'),
  points('158 230, 146 184, 158 134, 192 100, 220 86, 240 82'),
]
const TOP: Guides = [
  points('173 236, 178 200, 196 158, 216 126, 230 104, 238 88'),
  points('176 214, 186 184, 204 152, 222 122, 233 102, 239 88'),
  points('190 176, 200 160, 214 138, 227 116, 235 100, 240 88'),
  points('212 155, 216 146, 224 130, 232 112, 237 98, 240 88'),
  points('240 149, 240 138, 240 124, 240 110, 240 98, 240 88'),
]
const CAP = 'M173 236C174 196 196 150 240 149L240 84C196 84 150 110 150 182C150 204 156 226 166 240Z'

/** The whole head combed up to a point on the crown. */
export function drawPulledUp(drawing: Drawing): void {
  for (const mirror of [true, false]) {
    const flip = mirror ? ' transform="matrix(-1 0 0 1 480 0)"' : ''
    drawing.add(`<path d="${CAP}" fill="${drawing.paint('front')}"${flip}/>`)
    drawBand(drawing, { guides: TOP, strands: 30, mirror, stray: 0.8 })
    drawBand(drawing, { guides: SIDE, strands: 20, mirror, stray: 1.2 })
  }
}

const LOW: Guides = [
  points('240 138, 216 146, 190 172, 177 210, 172 246, 178 276'),
  points('240 114, 206 120, 174 154, 162 200, 160 246, 170 286'),
  points('240 94, 190 92, 154 132, 145 190, 148 246, 168 294'),
]

/** Parted in the middle and drawn back over the ears, towards the nape. */
export function drawPulledLow(drawing: Drawing): void {
  const wave = { amplitude: 2.4, frequency: 1, from: 150 }
  for (const mirror of [true, false])
    drawBand(drawing, { guides: LOW, strands: 34, wave, mirror, phase: mirror ? 0.5 : 0, stray: 1.5 })
}

import type { Drawing } from '../drawing.ts'
import type { Guides } from '../geometry/guides.ts'
import { evenly, type Point } from '../geometry/line.ts'
import { points } from '../geometry/points.ts'
import type { Wave } from '../geometry/wave.ts'
import { drawBand } from './band.ts'

export type FringeName = 'droite' | 'rideau' | 'biais'

export function drawFringe(drawing: Drawing, name: FringeName, wave: Wave): void {
  FRINGES[name](drawing, wave)
}

const FRINGES: Record<FringeName, (drawing: Drawing, wave: Wave) => void> = {
  droite: drawStraightFringe,
  rideau: drawCurtainFringe,
  biais: drawSweptFringe,
}

/** Cut level with the brows, a little longer at the temples. */
function drawStraightFringe(drawing: Drawing): void {
  const guides = evenly(7, 176, 304).map((x): Point[] => {
    const u = (x - 240) / 64
    return [
      [240 + u * 22, 103],
      [240 + u * 40, 116],
      [240 + u * 58, 148],
      [240 + u * 63, 182],
      [x, 213 + 9.6 * u ** 2],
    ]
  })
  drawBand(drawing, { guides, strands: 44, ragged: 0.05, stray: 1.5, widths: [0.9, 2.2] })
}

const CURTAIN: Guides = [
  points('240 112, 226 124, 206 152, 188 190, 176 232, 166 262'),
  points('240 106, 212 112, 182 140, 166 186, 158 232, 152 268'),
  points('240 102, 200 100, 164 132, 148 182, 142 236, 138 276'),
]

/** Opens from the middle and falls along both cheekbones; it curls when the hair does. */
function drawCurtainFringe(drawing: Drawing, hair: Wave): void {
  const wave = { amplitude: Math.max(3, hair.amplitude * 0.4), frequency: 1, from: 170, curl: hair.curl }
  for (const mirror of [false, true])
    drawBand(drawing, { guides: CURTAIN, strands: 24, wave, phase: 0.3, mirror, ragged: 0.12 })
}

const SWEPT: Guides = [
  points('206 108, 236 118, 268 146, 292 182, 306 222'),
  points('200 106, 222 128, 246 160, 276 196, 304 236'),
  points('196 112, 206 140, 224 172, 256 206, 300 248'),
]

function drawSweptFringe(drawing: Drawing): void {
  drawBand(drawing, { guides: SWEPT, strands: 28, ragged: 0.1 })
}

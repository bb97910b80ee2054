import type { Drawing } from '../drawing.ts'
import { AXIS } from '../geometry/line.ts'
import { STRAIGHT, type Wave } from '../geometry/wave.ts'
import { type Band, drawBand } from './band.ts'
import { drawFringe, type FringeName } from './fringe.ts'
import type { Haircut } from './haircut.ts'
import { backGuides, frontGuides, partedAt } from './loose-guides.ts'

export interface LooseHair {
  /** The height at which the hair ends; the chin is at 354, the shoulders at 440. */
  length: number
  /** Pixels added to each side. */
  volume: number
  wave?: Wave
  /** Where the parting is; the middle of the head is 240. */
  parting?: number
  /** Pixels the front is pushed back from the face; above 6 the ears show. */
  tuck?: number
  /** Pixels the ends turn towards the neck. */
  inward?: number
  /** Pixels the front is longer than the back. */
  plunge?: number
  fringe?: FringeName
  strands?: number
  ragged?: number
  tips?: Band['tips']
}

/** Hair that falls on both sides of the face, from a bob to the waist. */
export function looseHair(hair: LooseHair): Haircut {
  const { wave = STRAIGHT, strands = 34, ragged = 0.08, parting = AXIS, tips } = hair
  const lower = { ...wave, amplitude: wave.amplitude * 0.8, from: wave.from + 15 }
  const back: Band = {
    guides: backGuides(hair),
    strands: 18,
    wave: lower,
    mass: 'back',
    ragged: 0.05,
    stray: 2,
    widths: [1.4, 2.6],
    tips,
  }
  const front: Band = {
    guides: frontGuides({ ...hair, parting }),
    strands,
    wave,
    ragged,
    tips,
    stray: wave.curl ? 1.5 : 3,
  }
  return {
    ears: (hair.tuck ?? 0) > 6,
    shadow: true,
    behind(drawing) {
      drawBand(drawing, { ...back, phase: 1.1 })
      drawBand(drawing, { ...back, phase: 2, mirror: true })
    },
    front(drawing) {
      drawBand(drawing, { ...front, guides: partedAt(front.guides, parting), phase: 0.6, mirror: true })
      drawBand(drawing, front)
      drawParting(drawing, parting)
      if (hair.fringe) drawFringe(drawing, hair.fringe, wave)
    },
  }
}

/** The shade along the line where the two sides meet. */
function drawParting(drawing: Drawing, x: number): void {
  if (drawing.lineArt) return
  drawing.add(
    `<path d="M${x + 1} 89C${x - 1.2} 105 ${x - 1.2} 122 ${x} 140C${x + 1.8} 122 ${x + 2.4} 105 ${x + 1} 89Z" fill="${drawing.colour.roots[0]}" opacity=".55"/>`,
  )
}

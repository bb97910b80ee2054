import type { Guides } from '../geometry/guides.ts'
import { AXIS, type Point } from '../geometry/line.ts'
import { STRAIGHT, type Wave } from '../geometry/wave.ts'
import { type Band, drawBand } from './band.ts'
import { drawFringe, type FringeName } from './fringe.ts'
import type { Haircut } from './haircut.ts'

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
  const front: Band = { guides: frontGuides(hair), strands, wave, ragged, tips }
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
      if (hair.fringe) drawFringe(drawing, hair.fringe, wave)
    },
  }
}

function frontGuides({ length, volume, parting = AXIS, tuck = 0, inward = 0 }: LooseHair): Guides {
  const [L, v, p] = [length, volume, parting]
  return [
    [
      [p, 138],
      [p - 28, 150],
      [183 - tuck * 0.6, 194],
      [170 - tuck, 250],
      [166 - tuck, Math.min(310, L - 60)],
      [170 - tuck, Math.min(380, L - 30)],
      [172 + inward, L],
    ],
    [
      [p + 1, 112],
      [p - 42, 116],
      [151 - v * 0.5, 170],
      [136 - v, 248],
      [130 - v, Math.min(325, L - 50)],
      [126 - v, Math.min(420, L - 26)],
      [140 + inward - v, L + 6],
    ],
    [
      [p + 3, 90],
      [p - 40, 91],
      [140 - v * 0.6, 138],
      [112 - v, 236],
      [100 - v * 1.3, Math.min(330, L - 52)],
      [92 - v * 1.4, Math.min(430, L - 30)],
      [104 + inward * 1.6 - v * 1.2, L - 6],
    ],
  ]
}

function backGuides({ length, volume, inward = 0, plunge = 0 }: LooseHair): Guides {
  const [L, v] = [length - plunge, volume]
  return [
    [
      [240, 120],
      [200, 150],
      [190, 230],
      [196, Math.min(300, L - 30)],
      [200, Math.min(360, L - 20)],
      [206, Math.min(420, L - 10)],
      [214, L - 6],
    ],
    [
      [238, 104],
      [170, 110],
      [128 - v, 190],
      [118 - v, Math.min(280, L - 40)],
      [112 - v, Math.min(360, L - 30)],
      [112 - v * 1.2, Math.min(440, L - 20)],
      [124 + inward - v, L - 2],
    ],
  ]
}

/** The right side is drawn mirrored; its roots must still meet the left ones at the parting. */
const partedAt = (guides: Guides, parting: number): Guides =>
  guides.map(([root, next, ...rest]): Point[] => {
    const x = 2 * AXIS - parting
    return [[x, root![1]], [x - 40, next![1]], ...rest]
  })

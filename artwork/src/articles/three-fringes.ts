import { drawPortrait, inTone } from '../draw-portrait.ts'
import type { FringeName } from '../hair/fringe.ts'
import { looseHair } from '../hair/loose.ts'
import { cover, moved, plainGround, seenThrough } from './cover-parts.ts'

const ARCHES: readonly { fringe?: FringeName; tint: string }[] = [
  { tint: '#FBEBD6' },
  { fringe: 'rideau', tint: '#E9E3F5' },
  { fringe: 'droite', tint: '#EADDE3' },
]
const SIZE = { width: 336, height: 640 }

/** « Frange, mode d'emploi »: one woman, without, with a curtain fringe, with a straight one. */
export const drawThreeFringes = (): string =>
  cover(
    plainGround('#DAE4EE'),
    ...ARCHES.map(({ fringe, tint }, rank) => {
      const x = 60 + rank * (SIZE.width + 36)
      const window = { x, y: 130, ...SIZE, radius: SIZE.width / 2 }
      const filled = `<rect x="${x}" y="130" width="${SIZE.width}" height="${SIZE.height}" fill="${tint}"/>`
      const face = moved(`translate(${x + SIZE.width / 2 - 240 * 1.36} 46) scale(1.36)`, woman(rank, fringe))
      return seenThrough(`arch${rank}`, window, filled + face)
    }),
  )

const woman = (rank: number, fringe?: FringeName): string =>
  drawPortrait({
    id: `fringe${rank}`,
    sitter: {
      skin: 'rose',
      gaze: 'open',
      smile: 0.9,
      garment: { cut: 'bustier', colour: '#276143' },
      features: { freckles: true },
    },
    haircut: looseHair({
      length: 452,
      volume: 4,
      tuck: fringe ? 0 : 9,
      wave: { amplitude: 4, frequency: 0.6, from: 220 },
      strands: 38,
      ragged: 0.08,
      fringe,
    }),
    colour: inTone('5.35'),
    seed: 6,
  }).markup()

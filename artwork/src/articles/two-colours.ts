import type { HairColour } from '../colour/hair-light.ts'
import type { Tone } from '../colour/tones.ts'
import { drawPortrait, inTone } from '../draw-portrait.ts'
import { placed } from '../drawing.ts'
import { looseHair } from '../hair/loose.ts'
import { drawLock } from '../lock.ts'
import { cover, moved, seenThrough } from './cover-parts.ts'

/** The way from brown to blonde, and back. */
const WAY: readonly Tone[] = ['4.0', '5.0', '7.3', '8.3', '10.1']
const MIDDLE = 600

/** « Changer de couleur »: one woman, brown on one side and blonde on the other, and the tones between. */
export function drawTwoColours(): string {
  const halves = [
    half('dark', { x: 0, tint: '#EADDE3' }, inTone('4.0')),
    half('fair', { x: MIDDLE, tint: '#FBEBD6' }, inTone('10.1')),
  ]
  const line = `<path d="M${MIDDLE} 0V900" stroke="#fff" stroke-width="5"/>`
  return cover(...halves, line, ...WAY.map(hangingLock))
}

function half(id: string, { x, tint }: { x: number; tint: string }, colour: HairColour): string {
  const filled = `<rect x="${x}" width="${MIDDLE}" height="900" fill="${tint}"/>`
  const portrait = moved('translate(187 -40) scale(1.72)', woman(id, colour))
  return seenThrough(`half-${id}`, { x, y: 0, width: MIDDLE, height: 900 }, filled + portrait)
}

const woman = (id: string, colour: HairColour): string =>
  drawPortrait({
    id,
    sitter: {
      skin: 'ambre',
      gaze: 'closed',
      smile: 0.8,
      garment: { cut: 'bustier', colour: '#574B85' },
      earrings: 'hoops',
    },
    haircut: looseHair({
      length: 500,
      volume: 16,
      wave: { amplitude: 8, frequency: 0.7, from: 215 },
      strands: 40,
      tips: { count: 3, depth: 0.06 },
    }),
    colour,
    seed: 12,
  }).markup()

/** Down the right-hand side, from dark to fair, between the two edges of the picture for shared links. */
const hangingLock = (tone: Tone, rank: number): string =>
  placed(drawLock(tone), { x: 1058, y: 150 + rank * 122, width: 84, height: 110 })

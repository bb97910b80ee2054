import { oneColour } from './colour/hair-light.ts'
import { PALETTES } from './colour/hair-palettes.ts'
import { drawPortrait, inTone } from './draw-portrait.ts'
import { looseHair } from './hair/loose.ts'
import type { Sitter } from './head/sitter.ts'
import { DRAWN_STYLES } from './styles/drawn-styles.ts'

const SITTER: Sitter = {
  skin: 'rose',
  gaze: 'closed',
  smile: 0.9,
  garment: { cut: 'bustier', colour: '#8B7F86' },
}

/** One woman twice, on the same axis, so that one picture can be slid over the other. */
export const drawHeroBefore = (): string =>
  drawPortrait({
    id: 'before',
    sitter: SITTER,
    haircut: looseHair({
      length: 430,
      volume: -12,
      wave: { amplitude: 1.2, frequency: 0.5, from: 215 },
      strands: 26,
      ragged: 0.2,
    }),
    colour: oneColour(PALETTES.cendre),
    seed: 3,
  }).toSvg()

export const drawHeroAfter = (): string =>
  drawPortrait({
    id: 'after',
    sitter: { ...SITTER, garment: { cut: 'bustier', colour: '#741F2D' } },
    haircut: DRAWN_STYLES.ondulations_soleil.haircut(),
    colour: inTone('7.44'),
    seed: 3,
  }).toSvg()

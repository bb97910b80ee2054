import { oneColour } from './colour/hair-light.ts'
import { PALETTES } from './colour/hair-palettes.ts'
import { drawPortrait } from './draw-portrait.ts'
import type { Drawing } from './drawing.ts'
import { looseHair } from './hair/loose.ts'
import type { Sitter } from './head/sitter.ts'

/** The woman who sits for the test photographs and for the examples of good and bad photographs. */
export const drawBrownHairedWoman = (id: string, mood: Omit<Sitter, 'skin'>): Drawing =>
  drawPortrait({
    id,
    sitter: { skin: 'rose', ...mood },
    haircut: looseHair({
      length: 430,
      volume: -6,
      wave: { amplitude: 2, frequency: 0.5, from: 215 },
      strands: 30,
      ragged: 0.14,
    }),
    colour: oneColour(PALETTES.chatain),
    seed: 3,
  })

import { BASE_STYLE_IDS, BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { HairColour } from '../colour/hair-light.ts'
import { PALETTES } from '../colour/hair-palettes.ts'
import { TONES } from '../colour/tones.ts'
import { drawPortrait, inTone } from '../draw-portrait.ts'
import { HAIRCUTS } from './haircuts.ts'
import { MODELS } from './models.ts'

/** The head of the catalogue that wears this style, in its suggested tone. */
export function drawStyle(id: BaseStyleId): string {
  const rank = BASE_STYLE_IDS.indexOf(id)
  const portrait = {
    id: `style${rank}`,
    sitter: MODELS[id],
    haircut: HAIRCUTS[id](),
    colour: colourOf(id),
    seed: 3 + rank,
  }
  return drawPortrait(portrait).toSvg()
}

/** A balayage keeps its natural roots and melts into the tone. */
const colourOf = (id: BaseStyleId): HairColour =>
  id === 'balayage_doux'
    ? { roots: PALETTES.chatain, ends: PALETTES[TONES[BASE_STYLES[id].tone]], melt: [0.18, 0.62] }
    : inTone(BASE_STYLES[id].tone)

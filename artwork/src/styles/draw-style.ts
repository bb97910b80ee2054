import { BASE_STYLE_IDS, BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { drawPortrait, inTone } from '../draw-portrait.ts'
import { DRAWN_STYLES } from './drawn-styles.ts'

/** The head of the catalogue that wears this style, in its suggested tone. */
export function drawStyle(id: BaseStyleId): string {
  const { sitter, haircut, seed, colour = inTone(BASE_STYLES[id].tone) } = DRAWN_STYLES[id]
  const own = `style${BASE_STYLE_IDS.indexOf(id)}`
  return drawPortrait({ id: own, sitter, haircut: haircut(), colour, seed }).toSvg()
}

import {
  BASE_STYLES,
  type BaseStyleAttributes,
  type BaseStyleId,
  type Fringe,
  type HairLength,
  type HairTexture,
} from '@app/domain/catalogue/base-styles.ts'
import { STYLE_WORDS, type StyleWords } from './style-words.ts'

const LENGTH: Record<HairLength, string> = {
  court: 'short hair',
  mi_long: 'medium-length hair',
  long: 'long hair',
}

const TEXTURE: Record<HairTexture, string> = {
  lisse: 'straight texture',
  ondule: 'wavy texture',
  boucle: 'curly texture',
  crepu: 'tightly coiled texture',
  tresse: 'braided from the roots to the ends',
}

/** Models forget what a sentence denies: a style without a fringe is one that shows the forehead. */
const FRINGE: Record<Fringe, string> = {
  aucune: 'with an open forehead',
  droite: 'with a full fringe of blunt bangs cut straight across at the eyebrows',
  rideau: 'with curtain bangs opening in the middle and sweeping to both cheekbones',
  biais: 'with side-swept bangs falling diagonally across the forehead',
}

/** How a style looks, without its colour: the bare name of a style means another cut to every model. */
export function hairClause(style: BaseStyleId): string {
  const { length, texture, fringe, up }: BaseStyleAttributes = BASE_STYLES[style]
  const { name, silhouette, cutLine, layers, parting, finish }: StyleWords = STYLE_WORDS[style]
  const worn = up ? 'worn up' : 'worn loose'
  const attributes = [name, LENGTH[length], TEXTURE[texture], worn, FRINGE[fringe]].join(', ')
  return [attributes, silhouette, cutLine, layers, parting, finish].join('; ')
}

import type { StyleRecipe } from '../contract.ts'

/**
 * The styles of the catalogue that need no reference picture: a colour, and at most an edit of her own hair
 * that the name announces. The other eleven are cuts, curls or updos nobody can make out of other hair; they are
 * offered once a look shows them.
 */
export const OWN_HAIR_STYLES: readonly StyleRecipe[] = [
  { id: 'balayage_doux', tone: '8.34', technique: 'balayage' },
  { id: 'ondulations_soleil', tone: '7.44', technique: 'waves' },
  { id: 'long_lisse', tone: '2.0', technique: 'gloss' },
  { id: 'degrade_volume', tone: '7.3', technique: 'volume' },
  { id: 'carre_long_flou', tone: '8.3', technique: 'lob' },
]

/** The suggested tone of every style of the catalogue. */
export const STYLE_TONES: Readonly<Record<string, string>> = {
  ondulations_soleil: '7.44',
  carre_frange: '1.0',
  carre_long_flou: '8.3',
  carre_plongeant: '4.0',
  pixie: '10.1',
  garconne: '5.0',
  long_lisse: '2.0',
  degrade_volume: '7.3',
  balayage_doux: '8.34',
  boucles_libres: '5.35',
  shag_boucle: '4.3',
  afro_naturel: '1.0',
  tresses_fines: '2.0',
  chignon_haut: '4.0',
  queue_couture: '5.6',
  chignon_mariee: '7.3',
}

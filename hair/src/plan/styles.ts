import type { StyleRecipe, Technique } from '../contract.ts'

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

const recipe = (id: string, technique: Technique): StyleRecipe => ({ id, tone: STYLE_TONES[id], technique })

/**
 * The styles of the catalogue that are made of her own hair: a colour, and at most an edit that the name announces.
 * The others are cuts, curls or updos nobody can make out of other hair: they are grown, or a look shows them.
 */
export const OWN_HAIR_STYLES: readonly StyleRecipe[] = [
  recipe('balayage_doux', 'balayage'),
  recipe('ondulations_soleil', 'waves'),
  recipe('long_lisse', 'gloss'),
  recipe('degrade_volume', 'volume'),
  recipe('carre_long_flou', 'lob'),
]

/** The styles whose hair is grown on her head, strand by strand: those of `GROOMS` that convince in their own tone. */
export const GROWN_STYLE_IDS: readonly string[] = [
  'ondulations_soleil',
  'carre_frange',
  'carre_long_flou',
  'carre_plongeant',
  'pixie',
  'garconne',
  'long_lisse',
  'degrade_volume',
  'boucles_libres',
  'shag_boucle',
  'afro_naturel',
  'tresses_fines',
  'chignon_haut',
]

/** What can be done for each style without a reference picture, her own hair first. */
export const STYLE_RECIPES: readonly StyleRecipe[] = [
  ...OWN_HAIR_STYLES,
  ...GROWN_STYLE_IDS.map((id) => recipe(id, 'strands')),
]

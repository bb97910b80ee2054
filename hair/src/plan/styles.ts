import type { StyleRecipe, Technique } from '../contract.ts'

/**
 * The ways to make each style of the catalogue, her own hair first: an edit of it where that shows what the name says,
 * new hair where a groom of `GROOMS` convinces. Cuts, curls and updos nobody can make out of other hair are grown, or a
 * look shows them: of those without a way too few pictures convince.
 */
const WAYS: Readonly<Record<string, readonly Technique[]>> = {
  ondulations_soleil: ['waves', 'strands'],
  carre_frange: ['strands'],
  carre_long_flou: ['lob', 'strands'],
  carre_plongeant: ['strands'],
  pixie: ['strands'],
  garconne: ['strands'],
  long_lisse: ['gloss', 'strands'],
  degrade_volume: ['volume', 'strands'],
  balayage_doux: ['balayage'],
  boucles_libres: ['strands'],
  shag_boucle: ['strands'],
  afro_naturel: ['strands'],
  tresses_fines: ['strands'],
  chignon_haut: ['strands'],
  queue_couture: [],
  chignon_mariee: [],
}

export const STYLE_IDS: readonly string[] = Object.keys(WAYS)

const recipesOf = (technique: Technique): StyleRecipe[] =>
  STYLE_IDS.filter((id) => WAYS[id].includes(technique)).map((id) => ({ id, technique }))

/**
 * The styles made of her own hair: a colour, and at most an edit that the name announces. In this order: a preview
 * begins with the first that a photo carries.
 */
export const OWN_HAIR_STYLES: readonly StyleRecipe[] = (
  ['balayage', 'waves', 'gloss', 'volume', 'lob'] as const
).flatMap(recipesOf)

/** What can be done for each style without a reference picture, her own hair first. */
export const STYLE_RECIPES: readonly StyleRecipe[] = [...OWN_HAIR_STYLES, ...recipesOf('strands')]

/** The styles whose hair is grown on her head, strand by strand. */
export const GROWN_STYLE_IDS: readonly string[] = recipesOf('strands').map(({ id }) => id)

import type { StyleRecipe } from '../contract.ts'
import { isGraded, isOwnCut } from '../fitness/fitness.ts'
import { GROOMS } from '../strands/grooms/groom-of-style.ts'

/**
 * The styles made of her own hair: a colour, and at most an edit that the name announces. In this order: a preview
 * begins with the first that a photo carries.
 */
export const OWN_HAIR_STYLES: readonly StyleRecipe[] = [
  { id: 'balayage_doux', technique: 'balayage' },
  { id: 'ondulations_soleil', technique: 'waves' },
  { id: 'long_lisse', technique: 'gloss' },
  { id: 'degrade_volume', technique: 'volume' },
  { id: 'carre_long_flou', technique: 'lob' },
  { id: 'carre_plongeant', technique: 'bob' },
]

/**
 * The styles whose hair is grown on her head, strand by strand. A groom is sold once pictures of it were graded and
 * enough of them convinced; until then a look alone shows its style.
 */
export const GROWN_STYLE_IDS: readonly string[] = Object.keys(GROOMS).filter((id) => isGraded(id, 'strands'))

/** The styles that a photo is asked about one by one: each costs a part of a second. */
export const STYLES_JUDGED_APART: readonly string[] = [
  ...new Set([
    ...OWN_HAIR_STYLES.filter(({ technique }) => isOwnCut(technique)).map(({ id }) => id),
    ...GROWN_STYLE_IDS,
  ]),
]

/** What can be done for each style without a reference picture, her own hair first. */
export const STYLE_RECIPES: readonly StyleRecipe[] = [
  ...OWN_HAIR_STYLES,
  ...GROWN_STYLE_IDS.map((id): StyleRecipe => ({ id, technique: 'strands' })),
]

/** Every style this engine has a way for, be it with a look alone. */
export const STYLE_IDS: readonly string[] = [
  ...new Set([...OWN_HAIR_STYLES.map(({ id }) => id), ...Object.keys(GROOMS)]),
]

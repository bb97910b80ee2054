import type { Analysis } from '../analyse.ts'
import type { StyleRecipe } from '../contract.ts'
import { canOffer } from '../cut/reshape.ts'
import { fitGrownStyles } from '../fit-grown-styles.ts'
import { fitnessTraits } from '../fitness-traits.ts'
import { isFitToShow } from '../plan/fitness.ts'
import { GROWN_STYLE_IDS, STYLE_RECIPES } from '../plan/styles.ts'
import { photoTakesStrands } from '../strands/strand-gate.ts'

/**
 * How each style a photo carries without another woman's hair is made: of her own hair where that can show it.
 * @param small the same at the size of a preview
 */
export function carriedStyles(analysis: Analysis, small: Analysis): StyleRecipe[] {
  const grown = photoTakesStrands(analysis) ? fitGrownStyles(analysis, small, GROWN_STYLE_IDS) : []
  const traits = fitnessTraits(analysis)
  const carried = STYLE_RECIPES.filter(({ id, technique }) =>
    technique === 'strands'
      ? grown.some(({ style }) => style === id)
      : isFitToShow(id, technique, traits) && canOffer(analysis, small, technique),
  )
  return carried.filter(({ id }, place) => carried.findIndex((other) => other.id === id) === place)
}

import type { Analysis } from '../analysis/analyse.ts'
import type { StyleRecipe } from '../contract.ts'
import { canOffer } from '../cut/reshape/reshape.ts'
import { fitnessOf, fittest, isFitToShow } from '../fitness/fitness.ts'
import { fitnessTraits } from '../fitness/fitness-traits.ts'
import { GROWN_STYLE_IDS, STYLE_RECIPES } from '../plan/styles.ts'
import { fitGrownStyles } from '../strands/fit-grown-styles.ts'
import { photoTakesStrands } from '../strands/strand-gate.ts'

/**
 * How each style a photo carries without another woman's hair is made: in the way that is fittest on it.
 * @param small the same at the size of a preview
 */
export function carriedStyles(analysis: Analysis, small: Analysis): StyleRecipe[] {
  const grown = photoTakesStrands(analysis) ? fitGrownStyles(analysis, small, GROWN_STYLE_IDS) : []
  const traits = fitnessTraits(analysis)
  const carried = STYLE_RECIPES.flatMap((recipe) => {
    const { id, technique } = recipe
    if (technique === 'strands')
      return grown.flatMap(({ style, fitness }) => (style === id ? [{ recipe, fitness }] : []))
    const isCarried = isFitToShow(id, technique, traits) && canOffer({ analysis, small }, technique)
    return isCarried ? [{ recipe, fitness: fitnessOf(id, technique, traits) }] : []
  })
  return [...Map.groupBy(carried, ({ recipe }) => recipe.id).values()].flatMap(
    (ways) => fittest(ways)?.recipe ?? [],
  )
}

import type { Analysis } from '../analysis/analyse.ts'
import type { StyleRecipe } from '../contract.ts'
import { canOffer } from '../cut/reshape/reshape.ts'
import { fitnessOf, fittest, isFitToShow } from '../fitness/fitness.ts'
import { fitnessTraits } from '../fitness/fitness-traits.ts'
import { GROWN_STYLE_IDS, STYLE_RECIPES } from '../plan/styles.ts'
import { NEEDS_PLATE } from '../plate/plate-of.ts'
import { fitGrownStyles } from '../strands/fit-grown-styles.ts'
import { photoTakesStrands } from '../strands/strand-gate.ts'

/**
 * Of `carriedStyles` those that are known before anything is known of what lies behind her hair, which takes as long
 * as all the rest: no way to make them bares any of it.
 */
export function stylesKnownEarly(analysis: Analysis, small: Analysis): StyleRecipe[] {
  const traits = fitnessTraits(analysis)
  return STYLE_RECIPES.filter(
    ({ id, technique }) =>
      !BARING.has(id) && isFitToShow(id, technique, traits) && canOffer({ analysis, small }, technique),
  )
}

const BARING = new Set(STYLE_RECIPES.flatMap(({ id, technique }) => (NEEDS_PLATE.has(technique) ? id : [])))

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
    (ways) => fittest(ways.map((way) => ({ ...way, technique: way.recipe.technique })))?.recipe ?? [],
  )
}

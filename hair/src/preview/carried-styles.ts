import type { Analysis } from '../analysis/analyse.ts'
import type { StyleRecipe } from '../contract.ts'
import { canOffer, canReshape } from '../cut/reshape/reshape.ts'
import { fitnessOf, fittest, isFitToShow, isOwnCut } from '../fitness/fitness.ts'
import { fitnessTraits } from '../fitness/fitness-traits.ts'
import { STYLE_RECIPES } from '../plan/styles.ts'
import { NEEDS_PLATE } from '../plate/plate-of.ts'
import type { SketchedStyle } from '../preview-contract.ts'
import { type GrownFit, grownFits } from '../strands/fit-grown-styles.ts'
import { photoTakesStrands } from '../strands/strand-gate.ts'

/** A photo, and the same at the size of a preview. */
interface Read {
  analysis: Analysis
  small: Analysis
}

/**
 * Of `carriedStyles` those that are known before anything is known of what lies behind her hair, which takes as long
 * as all the rest: no way to make them bares any of it.
 */
export function stylesKnownEarly({ analysis, small }: Read): SketchedStyle[] {
  const traits = fitnessTraits(analysis)
  return STYLE_RECIPES.filter(
    ({ id, technique }) =>
      !BARING.has(id) && isFitToShow(id, technique, traits) && canOffer({ analysis, small }, technique),
  ).map((recipe) => sketched(recipe))
}

/** Whether there may be one among the others: what lies behind her hair is then worth finding out. */
export function mayCarryMore({ analysis }: Read): boolean {
  const traits = fitnessTraits(analysis)
  const takesStrands = photoTakesStrands(analysis)
  return STYLE_RECIPES.some(
    ({ id, technique }) =>
      BARING.has(id) &&
      isFitToShow(id, technique, traits) &&
      (technique === 'strands' ? takesStrands : canReshape(analysis, technique)),
  )
}

const isBaring = ({ technique }: StyleRecipe): boolean => NEEDS_PLATE.has(technique)
const BARING = new Set(STYLE_RECIPES.filter(isBaring).map(({ id }) => id))
const sketched = (recipe: StyleRecipe, softBackdrop = false): SketchedStyle => ({
  ...recipe,
  needsPlate: isBaring(recipe),
  softBackdrop,
})

/**
 * How each style that is not known early, and that a photo carries without another woman's hair, is made: in the way that
 * is fittest on it. One after the other, since each takes a part of a second.
 * @param order ids of styles: those first, in this order
 */
export function* carriedStyles(photo: Read, order: readonly string[]): Generator<SketchedStyle> {
  const { analysis, small } = photo
  const traits = fitnessTraits(analysis)
  const grown = photoTakesStrands(analysis) ? grownFits(analysis, small) : () => null
  const fitnessIn = ({ id, technique }: StyleRecipe): Pick<GrownFit, 'fitness' | 'isSoft'> | null => {
    if (technique === 'strands') return grown(id)
    const isCarried = isFitToShow(id, technique, traits) && canOffer(photo, technique)
    return isCarried ? { fitness: fitnessOf(id, technique, traits), isSoft: false } : null
  }
  for (const id of new Set([...order, ...BARING])) {
    if (!BARING.has(id)) continue
    const ways: Way[] = []
    for (const recipe of STYLE_RECIPES.filter((each) => each.id === id)) {
      const found = fitnessIn(recipe)
      if (found) ways.push({ recipe, technique: recipe.technique, ...found })
      // Before her own hair cut no other way is chosen: none is looked for.
      if (found && isOwnCut(recipe.technique)) break
    }
    const best = fittest(ways)
    if (best) yield sketched(best.recipe, best.isSoft)
  }
}

interface Way extends Pick<GrownFit, 'fitness' | 'isSoft'> {
  recipe: StyleRecipe
  technique: StyleRecipe['technique']
}

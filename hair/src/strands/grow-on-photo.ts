import type { Analysis } from '../analysis/analyse.ts'
import { lightTint } from '../colour/light-tint.ts'
import type { Recipe, RefusalReason, TransformOptions } from '../contract.ts'
import { isFitToDeliver } from '../fitness/fitness.ts'
import { fitnessTraits } from '../fitness/fitness-traits.ts'
import { HairError } from '../hair-error.ts'
import type { Plate } from '../plate/make-plate.ts'
import { groomOfStyle } from './grooms/groom-of-style.ts'
import { strandsFit } from './strand-gate.ts'
import { grownDye } from './tint/grown-dye.ts'
import { ownPalette } from './tint/hair-palette.ts'
import { type WearOptions, type Worn, wearStrands } from './wear-strands.ts'

export type GrownRecipe = Pick<Recipe, 'style' | 'tone' | 'variation' | 'seed' | 'colour'>

/**
 * New hair in the cut of the recipe's style, grown on her head.
 * @throws HairError style_not_offered for a style that is not grown
 */
export function growOnPhoto(
  analysis: Analysis,
  plate: Plate,
  recipe: GrownRecipe & Pick<TransformOptions, 'evenUnfit'>,
): Worn | RefusalReason {
  const worn = drawGrown(analysis, plate, recipe)
  const { measures } = worn
  const isFit =
    recipe.evenUnfit || isFitToDeliver(recipe.style, 'strands', fitnessTraits(analysis, measures.bared))
  return strandsFit(measures) && isFit ? worn : 'cut_not_possible'
}

/**
 * The same, however it sits: for those who have asked before.
 * @throws HairError style_not_offered for a style that is not grown
 */
export function drawGrown(
  analysis: Analysis,
  plate: Plate,
  recipe: GrownRecipe & Pick<WearOptions, 'density' | 'isSoft'>,
): Worn {
  const { style, seed, density, isSoft } = recipe
  const groom = groomOfStyle(style, seed)
  if (!groom) throw new HairError('style_not_offered', `Expected a style that is grown, got ${style}`)
  const dye = grownDye(ownPalette(analysis), groom, { ...recipe, light: lightTint(analysis) })
  return wearStrands(analysis, plate, { groom, dye, seed, density, isSoft })
}

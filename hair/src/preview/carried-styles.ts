import type { Analysis } from '../analyse.ts'
import type { StyleRecipe } from '../contract.ts'
import { canReshape } from '../cut/reshape.ts'
import { fitGrownStyles } from '../fit-grown-styles.ts'
import { fitnessTraits } from '../fitness-traits.ts'
import { isFitToShow } from '../plan/fitness.ts'
import { GROWN_STYLE_IDS, STYLE_RECIPES } from '../plan/styles.ts'
import type { Plate } from '../plate/make-plate.ts'
import { photoTakesStrands } from '../strands/strand-gate.ts'
import { NEEDS_PLATE } from '../transform.ts'

/** Whether any style of a photo is made on its plate. */
export const needsPlate = (analysis: Analysis): boolean =>
  STYLE_RECIPES.some(({ technique }) => NEEDS_PLATE.has(technique) && canDo(analysis, technique))

/** How each style a photo carries without another woman's hair is made: of her own hair where that can show it. */
export function carriedStyles(analysis: Analysis, plate: Plate | null): StyleRecipe[] {
  const grown =
    plate && photoTakesStrands(analysis) ? fitGrownStyles(analysis, () => plate, GROWN_STYLE_IDS) : []
  const traits = fitnessTraits(analysis)
  const isFit = (id: string, technique: StyleRecipe['technique']) =>
    canReshape(analysis, technique) && isFitToShow(id, technique, traits)
  const carries = ({ id, technique }: StyleRecipe) =>
    technique === 'strands' ? grown.includes(id) : isFit(id, technique)
  const carried = STYLE_RECIPES.filter(carries)
  return carried.filter(({ id }, place) => carried.findIndex((other) => other.id === id) === place)
}

const canDo = (analysis: Analysis, technique: StyleRecipe['technique']): boolean =>
  technique === 'strands' ? photoTakesStrands(analysis) : canReshape(analysis, technique)

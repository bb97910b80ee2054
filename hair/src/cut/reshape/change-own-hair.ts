import type { Analysis } from '../../analysis/analyse.ts'
import { colourHair } from '../../colour/colour-hair.ts'
import type { Recipe, RefusalReason } from '../../contract.ts'
import type { Plate } from '../../plate/make-plate.ts'
import type { Timed } from '../../stopwatch.ts'
import type { Reshaped } from '../layer/own-hair.ts'
import { reshape } from './reshape.ts'

export type OwnHairRecipe = Pick<Recipe, 'tone' | 'technique' | 'variation' | 'seed' | 'colour'>

/**
 * Colours and reshapes her own hair, at whatever size it was analysed.
 * @param plate needed by the techniques of `NEEDS_PLATE`
 */
export async function changeOwnHair(
  analysis: Analysis,
  recipe: OwnHairRecipe,
  { plate, timed }: { plate: Plate | null; timed: Timed },
): Promise<Reshaped | RefusalReason> {
  const coloured = await timed('colour', () => colourHair(analysis, recipe))
  const cut = await timed('cut', () => reshape(analysis, { ...recipe, coloured }, plate))
  return cut ?? 'cut_not_possible'
}

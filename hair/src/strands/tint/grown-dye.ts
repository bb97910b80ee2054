import { type Dye, dyeOf } from '../../colour/dye.ts'
import { lightDepth } from '../../colour/tone.ts'
import type { Recipe } from '../../contract.ts'
import type { Groom } from '../grow/groom.ts'
import type { HairPalette } from './hair-palette.ts'

/** The dye of new hair: like that of her own, its roots stay deeper where it is much lighter than hers. */
export function grownDye(
  { lightness }: HairPalette,
  { short }: Groom,
  { tone, variation, colour }: Pick<Recipe, 'tone' | 'variation' | 'colour'>,
): Dye {
  const roots = short ? {} : { own: lightDepth(lightness[50]) }
  return dyeOf({ tone, technique: 'strands', variation }, { ...colour, ...roots })
}

import type { Groom } from '../grow/groom.ts'
import { BOBS } from './bob-grooms.ts'
import { BRAIDS } from './braided-grooms.ts'
import { CURLS } from './curly-grooms.ts'
import { LONG_HAIR } from './long-grooms.ts'
import { SHORT_CUTS } from './short-grooms.ts'
import { TIED_HAIR } from './tied-grooms.ts'
import { type Grooms, whimOf } from './whim.ts'

/** How each style of the catalogue that is grown is cut and combed. */
export const GROOMS: Grooms = {
  ...LONG_HAIR,
  ...BOBS,
  ...SHORT_CUTS,
  ...CURLS,
  ...BRAIDS,
  ...TIED_HAIR,
}

/** A groom of a style, another one for another seed; null where the style is not grown. */
export function groomOfStyle(style: string, seed: number): Groom | null {
  return Object.hasOwn(GROOMS, style) ? GROOMS[style](whimOf(seed)) : null
}

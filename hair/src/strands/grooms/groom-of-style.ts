import type { Groom } from '../grow/groom.ts'
import { bobWithFringe, longBob, plungingBob } from './bob-grooms.ts'
import { fineBraids } from './braided-grooms.ts'
import { afro, curlyShag, looseCurls } from './curly-grooms.ts'
import { bouncyLayers, longStraight, longWaves } from './long-grooms.ts'
import { crop, pixie } from './short-grooms.ts'
import { bridalChignon, highBun, highPonytail } from './tied-grooms.ts'
import { type Whim, whimOf } from './whim.ts'

/** How each style of the catalogue that is grown is cut and combed. */
export const GROOMS: Readonly<Record<string, (whim: Whim) => Groom>> = {
  ondulations_soleil: longWaves,
  carre_frange: bobWithFringe,
  carre_long_flou: longBob,
  carre_plongeant: plungingBob,
  pixie,
  garconne: crop,
  long_lisse: longStraight,
  degrade_volume: bouncyLayers,
  boucles_libres: looseCurls,
  shag_boucle: curlyShag,
  afro_naturel: afro,
  tresses_fines: fineBraids,
  chignon_haut: highBun,
  queue_couture: highPonytail,
  chignon_mariee: bridalChignon,
}

/** A groom of a style, another one for another seed; null where the style is not grown. */
export function groomOfStyle(style: string, seed: number): Groom | null {
  return Object.hasOwn(GROOMS, style) ? GROOMS[style](whimOf(seed)) : null
}

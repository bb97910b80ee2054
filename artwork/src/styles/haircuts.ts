import {
  BASE_STYLES,
  type BaseStyleAttributes,
  type BaseStyleId,
  type HairLength,
} from '@app/domain/catalogue/base-styles.ts'
import { afro } from '../hair/afro.ts'
import { braids } from '../hair/braids.ts'
import { crop } from '../hair/crop.ts'
import type { Haircut } from '../hair/haircut.ts'
import { type LooseHair, looseHair } from '../hair/loose.ts'
import { pixie } from '../hair/short-cuts.ts'
import { bridalChignon, highBun, ponytail } from '../hair/updos.ts'
import { WAVES } from './waves.ts'

/** Where each length of the catalogue ends on the drawing. */
const ENDS: Record<HairLength, number> = { court: 340, mi_long: 424, long: 522 }

/** Length, texture and fringe come from the catalogue; `finish` adds what the attributes do not say. */
function loose(id: BaseStyleId, finish: Partial<LooseHair>): Haircut {
  const { length, texture, fringe }: BaseStyleAttributes = BASE_STYLES[id]
  const worn = fringe === 'aucune' ? undefined : fringe
  return looseHair({ length: ENDS[length], volume: 0, wave: WAVES[texture], fringe: worn, ...finish })
}

const gentle = { ...WAVES.ondule, amplitude: 6, frequency: 0.8 }

export const HAIRCUTS: Record<BaseStyleId, () => Haircut> = {
  ondulations_soleil: () =>
    loose('ondulations_soleil', {
      volume: 26,
      wave: { ...WAVES.ondule, amplitude: 10 },
      tips: { count: 4, depth: 0.07 },
      parting: 232,
      strands: 40,
    }),
  carre_frange: () => loose('carre_frange', { volume: 2, inward: 18 }),
  carre_long_flou: () => loose('carre_long_flou', { volume: 6, wave: gentle, parting: 222, length: 410 }),
  carre_plongeant: () =>
    loose('carre_plongeant', {
      volume: 2,
      inward: 2,
      length: 376,
      plunge: 70,
      parting: 226,
      strands: 38,
      ragged: 0.04,
    }),
  pixie,
  garconne: crop,
  long_lisse: () => loose('long_lisse', { volume: -8, strands: 40, ragged: 0.04 }),
  degrade_volume: () =>
    loose('degrade_volume', {
      volume: 30,
      length: 492,
      inward: -4,
      wave: { amplitude: 12, frequency: 0.5, from: 240 },
      strands: 40,
      tips: { count: 3, depth: 0.05 },
    }),
  balayage_doux: () =>
    loose('balayage_doux', {
      volume: 14,
      parting: 250,
      tips: { count: 3, depth: 0.07 },
      wave: { ...WAVES.ondule, frequency: 0.6 },
      strands: 40,
    }),
  boucles_libres: () =>
    loose('boucles_libres', {
      tips: { count: 3, depth: 0.06 },
      volume: 30,
      length: 440,
      parting: 246,
      strands: 40,
    }),
  shag_boucle: () =>
    loose('shag_boucle', {
      volume: 22,
      tips: { count: 3, depth: 0.08 },
      length: 400,
      strands: 38,
      ragged: 0.2,
      wave: { ...WAVES.boucle, amplitude: 10, frequency: 1.6 },
    }),
  afro_naturel: () => afro(),
  tresses_fines: () => braids(),
  chignon_haut: highBun,
  queue_couture: ponytail,
  chignon_mariee: bridalChignon,
}

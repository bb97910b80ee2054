import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'

/** The ground behind each drawn head, chosen so that hair and skin stand out. The same in both themes. */
const TINTS: Record<BaseStyleId, string> = {
  ondulations_soleil: 'bg-tint-blond',
  carre_frange: 'bg-tint-iris',
  carre_long_flou: 'bg-tint-veil',
  carre_plongeant: 'bg-tint-sky',
  pixie: 'bg-tint-sky',
  garconne: 'bg-tint-blond',
  long_lisse: 'bg-tint-veil',
  degrade_volume: 'bg-tint-iris',
  balayage_doux: 'bg-tint-sky',
  boucles_libres: 'bg-tint-veil',
  shag_boucle: 'bg-tint-blond',
  afro_naturel: 'bg-blond',
  tresses_fines: 'bg-tint-blond',
  chignon_haut: 'bg-tint-sky',
  queue_couture: 'bg-tint-iris',
  chignon_mariee: 'bg-tint-veil',
}

export const tintOf = (id: BaseStyleId): string => TINTS[id]

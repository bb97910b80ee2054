import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Sitter } from '../head/sitter.ts'

const calm = { gaze: 'closed', smile: 0.6 } as const
const bustier = (colour: string) => ({ cut: 'bustier', colour }) as const

/** Who wears each style in the catalogue: every skin is seen, and on several lengths. */
export const MODELS: Record<BaseStyleId, Sitter> = {
  ondulations_soleil: { ...calm, smile: 1, skin: 'rose', garment: bustier('#741F2D') },
  carre_frange: { ...calm, skin: 'porcelaine', garment: bustier('#B9AFD0') },
  carre_long_flou: { ...calm, skin: 'rose', garment: bustier('#C9BCAF') },
  carre_plongeant: { ...calm, skin: 'cacao', garment: bustier('#276143'), earrings: undefined },
  pixie: { ...calm, skin: 'porcelaine', garment: bustier('#33262C'), earrings: 'hoops' },
  garconne: { ...calm, skin: 'miel', garment: { cut: 'crew', colour: '#574B85' }, earrings: 'studs' },
  long_lisse: { ...calm, skin: 'miel', garment: bustier('#A8481F') },
  degrade_volume: { ...calm, skin: 'rose', garment: bustier('#5D527A'), smile: 1 },
  balayage_doux: { ...calm, skin: 'ambre', garment: bustier('#F4EBEF') },
  boucles_libres: { ...calm, skin: 'ambre', garment: bustier('#E4DEF0') },
  shag_boucle: { ...calm, skin: 'ebene', garment: { cut: 'crew', colour: '#D4773A' } },
  afro_naturel: { ...calm, skin: 'ebene', garment: bustier('#C08046'), earrings: 'hoops' },
  tresses_fines: { ...calm, skin: 'cacao', garment: bustier('#A8481F') },
  chignon_haut: { ...calm, skin: 'miel', garment: bustier('#2E1219'), earrings: 'drops' },
  queue_couture: { ...calm, skin: 'rose', garment: bustier('#5D527A'), earrings: 'drops' },
  chignon_mariee: { ...calm, skin: 'porcelaine', garment: bustier('#FFF6F2'), earrings: 'studs', smile: 1 },
}

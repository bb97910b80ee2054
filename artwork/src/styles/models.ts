import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Sitter } from '../head/sitter.ts'

const calm = { gaze: 'closed', smile: 0.6 } as const
const bustier = (colour: string) => ({ cut: 'bustier', colour }) as const

/** Who wears each style in the catalogue: every skin is seen, and on several lengths. */
export const MODELS: Record<BaseStyleId, Sitter> = {
  ondulations_soleil: { ...calm, smile: 1, skin: 'rose', garment: bustier('#741F2D') },
  carre_frange: { ...calm, skin: 'porcelaine', garment: bustier('#B9AFD0') },
  carre_long_flou: { ...calm, skin: 'rose', garment: bustier('#C9BCAF') },
  carre_plongeant: {
    ...calm,
    skin: 'cacao',
    garment: bustier('#276143'),
    features: { jaw: 0.97, lips: { width: 1, fullness: 1.18, colour: 1 }, nose: 1.08 },
  },
  pixie: { ...calm, skin: 'porcelaine', garment: bustier('#33262C'), earrings: 'hoops' },
  garconne: {
    ...calm,
    skin: 'miel',
    features: { jaw: 1.06, chin: 1.25, brow: { weight: 1.3, arch: 0 } },
    garment: { cut: 'crew', colour: '#574B85' },
    earrings: 'studs',
  },
  long_lisse: {
    ...calm,
    skin: 'miel',
    features: { jaw: 0.96, brow: { weight: 1.1, arch: 1 }, lips: { width: 0.95, fullness: 1.08, colour: 1 } },
    garment: bustier('#A8481F'),
  },
  degrade_volume: {
    ...calm,
    skin: 'rose',
    features: { jaw: 1.05, chin: 1.15, freckles: true },
    garment: bustier('#5D527A'),
    smile: 1,
  },
  balayage_doux: { ...calm, skin: 'ambre', garment: bustier('#F4EBEF') },
  boucles_libres: { ...calm, skin: 'ambre', garment: bustier('#E4DEF0') },
  shag_boucle: {
    ...calm,
    skin: 'ebene',
    features: { jaw: 1.04, chin: 1.15, lips: { width: 1.04, fullness: 1.2, colour: 1 }, nose: 1.14 },
    garment: { cut: 'crew', colour: '#D4773A' },
  },
  afro_naturel: {
    ...calm,
    skin: 'ebene',
    features: {
      lips: { width: 1.05, fullness: 1.22, colour: 1 },
      nose: 1.16,
      brow: { weight: 1.1, arch: 1.5 },
    },
    garment: bustier('#C08046'),
    earrings: 'hoops',
  },
  tresses_fines: {
    ...calm,
    skin: 'cacao',
    features: { lips: { width: 1, fullness: 1.2, colour: 1 }, nose: 1.1 },
    garment: bustier('#A8481F'),
  },
  chignon_haut: { ...calm, skin: 'miel', garment: bustier('#2E1219'), earrings: 'drops' },
  queue_couture: { ...calm, skin: 'rose', garment: bustier('#5D527A'), earrings: 'drops' },
  chignon_mariee: { ...calm, skin: 'porcelaine', garment: bustier('#FFF6F2'), earrings: 'studs', smile: 1 },
}

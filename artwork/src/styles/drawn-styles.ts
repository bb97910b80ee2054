import {
  BASE_STYLES,
  type BaseStyleAttributes,
  type BaseStyleId,
  type HairLength,
} from '@app/domain/catalogue/base-styles.ts'
import type { HairColour } from '../colour/hair-light.ts'
import { PALETTES } from '../colour/hair-palettes.ts'
import { TONES } from '../colour/tones.ts'
import { afro } from '../hair/afro.ts'
import { braids } from '../hair/braids.ts'
import { crop } from '../hair/crop.ts'
import type { Haircut } from '../hair/haircut.ts'
import { type LooseHair, looseHair } from '../hair/loose.ts'
import { pixie } from '../hair/short-cuts.ts'
import { bridalChignon, highBun, ponytail } from '../hair/updos.ts'
import type { Sitter } from '../head/sitter.ts'
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

const calm = { gaze: 'closed', smile: 0.6 } as const
const bustier = (colour: string) => ({ cut: 'bustier', colour }) as const

export interface DrawnStyle {
  /** Who wears it in the catalogue: every skin is seen, and on several lengths. */
  sitter: Sitter
  haircut: () => Haircut
  /** Another one, other strands. */
  seed: number
  /** Where it is not its suggested tone from root to tip. */
  colour?: HairColour
}

export const DRAWN_STYLES: Record<BaseStyleId, DrawnStyle> = {
  ondulations_soleil: {
    sitter: { ...calm, smile: 1, skin: 'rose', garment: bustier('#741F2D') },
    haircut: () =>
      loose('ondulations_soleil', {
        volume: 26,
        wave: { ...WAVES.ondule, amplitude: 10 },
        tips: { count: 4, depth: 0.07 },
        parting: 232,
        strands: 40,
      }),
    seed: 3,
  },
  carre_frange: {
    sitter: { ...calm, skin: 'porcelaine', garment: bustier('#B9AFD0') },
    haircut: () => loose('carre_frange', { volume: 2, inward: 18 }),
    seed: 4,
  },
  carre_long_flou: {
    sitter: { ...calm, skin: 'rose', garment: bustier('#C9BCAF') },
    haircut: () => loose('carre_long_flou', { volume: 6, wave: gentle, parting: 222, length: 410 }),
    seed: 5,
  },
  carre_plongeant: {
    sitter: {
      ...calm,
      skin: 'cacao',
      garment: bustier('#276143'),
      features: { jaw: 0.97, lips: { width: 1, fullness: 1.18, colour: 1 }, nose: 1.08 },
    },
    haircut: () =>
      loose('carre_plongeant', {
        volume: 2,
        inward: 2,
        length: 376,
        plunge: 70,
        parting: 226,
        strands: 38,
        ragged: 0.04,
      }),
    seed: 6,
  },
  pixie: {
    sitter: { ...calm, skin: 'porcelaine', garment: bustier('#33262C'), earrings: 'hoops' },
    haircut: pixie,
    seed: 7,
  },
  garconne: {
    sitter: {
      ...calm,
      skin: 'miel',
      features: { jaw: 1.06, chin: 1.25, brow: { weight: 1.3, arch: 0 } },
      garment: { cut: 'crew', colour: '#574B85' },
      earrings: 'studs',
    },
    haircut: crop,
    seed: 8,
  },
  long_lisse: {
    sitter: {
      ...calm,
      skin: 'miel',
      features: {
        jaw: 0.96,
        brow: { weight: 1.1, arch: 1 },
        lips: { width: 0.95, fullness: 1.08, colour: 1 },
      },
      garment: bustier('#A8481F'),
    },
    haircut: () => loose('long_lisse', { volume: -8, strands: 40, ragged: 0.04 }),
    seed: 9,
  },
  degrade_volume: {
    sitter: {
      ...calm,
      skin: 'rose',
      features: { jaw: 1.05, chin: 1.15, freckles: true },
      garment: bustier('#5D527A'),
      smile: 1,
    },
    haircut: () =>
      loose('degrade_volume', {
        volume: 30,
        length: 492,
        inward: -4,
        wave: { amplitude: 12, frequency: 0.5, from: 240 },
        strands: 40,
        tips: { count: 3, depth: 0.05 },
      }),
    seed: 10,
  },
  balayage_doux: {
    sitter: { ...calm, skin: 'ambre', garment: bustier('#F4EBEF') },
    haircut: () =>
      loose('balayage_doux', {
        volume: 14,
        parting: 250,
        tips: { count: 3, depth: 0.07 },
        wave: { ...WAVES.ondule, frequency: 0.6 },
        strands: 40,
      }),
    seed: 11,
    // It keeps its natural roots and melts into the tone.
    colour: {
      roots: PALETTES.chatain,
      ends: PALETTES[TONES[BASE_STYLES.balayage_doux.tone]],
      melt: [0.18, 0.62],
    },
  },
  boucles_libres: {
    sitter: { ...calm, skin: 'ambre', garment: bustier('#E4DEF0') },
    haircut: () =>
      loose('boucles_libres', {
        tips: { count: 3, depth: 0.06 },
        volume: 30,
        length: 440,
        parting: 246,
        strands: 40,
      }),
    seed: 12,
  },
  shag_boucle: {
    sitter: {
      ...calm,
      skin: 'ebene',
      features: { jaw: 1.04, chin: 1.15, lips: { width: 1.04, fullness: 1.2, colour: 1 }, nose: 1.14 },
      garment: { cut: 'crew', colour: '#D4773A' },
    },
    haircut: () =>
      loose('shag_boucle', {
        volume: 22,
        tips: { count: 3, depth: 0.08 },
        length: 400,
        strands: 38,
        ragged: 0.2,
        wave: { ...WAVES.boucle, amplitude: 10, frequency: 1.6 },
      }),
    seed: 13,
  },
  afro_naturel: {
    sitter: {
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
    haircut: () => afro(),
    seed: 14,
  },
  tresses_fines: {
    sitter: {
      ...calm,
      skin: 'cacao',
      features: { lips: { width: 1, fullness: 1.2, colour: 1 }, nose: 1.1 },
      garment: bustier('#A8481F'),
    },
    haircut: () => braids(),
    seed: 15,
  },
  chignon_haut: {
    sitter: { ...calm, skin: 'miel', garment: bustier('#2E1219'), earrings: 'drops' },
    haircut: highBun,
    seed: 16,
  },
  queue_couture: {
    sitter: { ...calm, skin: 'rose', garment: bustier('#5D527A'), earrings: 'drops' },
    haircut: ponytail,
    seed: 17,
  },
  chignon_mariee: {
    sitter: { ...calm, skin: 'porcelaine', garment: bustier('#FFF6F2'), earrings: 'studs', smile: 1 },
    haircut: bridalChignon,
    seed: 18,
  },
}

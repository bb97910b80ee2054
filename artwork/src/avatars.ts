import { oneColour } from './colour/hair-light.ts'
import { PALETTES, type PaletteName } from './colour/hair-palettes.ts'
import { drawPortrait } from './draw-portrait.ts'
import { svgOf } from './drawing.ts'
import { afro } from './hair/afro.ts'
import { braids } from './hair/braids.ts'
import { quiff } from './hair/crop.ts'
import type { Haircut } from './hair/haircut.ts'
import { looseHair } from './hair/loose.ts'
import { pixie } from './hair/short-cuts.ts'
import { highBun } from './hair/updos.ts'
import type { Sitter } from './head/sitter.ts'
import { WAVES } from './styles/waves.ts'

interface Avatar {
  sitter: Sitter
  haircut: Haircut
  palette: PaletteName
  /** Two tints: the ground and the disc behind the head. */
  tints: readonly [ground: string, disc: string]
  /** Hair worn up needs more room above. */
  tall?: boolean
}

const open = { gaze: 'open', smile: 1.5 } as const
const crew = (colour: string) => ({ cut: 'crew', colour }) as const

/** Eight people, each with a bone structure, an age and a temper of their own. */
export const AVATARS = {
  picture1: {
    sitter: {
      ...open,
      skin: 'rose',
      garment: crew('#574B85'),
      features: { freckles: true, chin: 1.1, eyes: { size: 1.06, tilt: 0.5 } },
    },
    haircut: looseHair({ length: 522, volume: 26, wave: WAVES.ondule, parting: 226, strands: 36 }),
    palette: 'cuivre',
    tints: ['#E9E3F5', '#FBEBD6'],
  },
  picture2: {
    sitter: {
      ...open,
      skin: 'ebene',
      garment: crew('#D4773A'),
      earrings: 'hoops',
      features: {
        jaw: 1.06,
        lips: { width: 1.06, fullness: 1.22, colour: 1 },
        nose: 1.18,
        brow: { weight: 1.1, arch: 1.5 },
      },
    },
    haircut: afro(),
    palette: 'noir',
    tints: ['#FBEBD6', '#F0C48E'],
  },
  picture3: {
    sitter: {
      ...open,
      smile: 1,
      skin: 'porcelaine',
      garment: crew('#741F2D'),
      features: {
        jaw: 0.95,
        chin: 0.9,
        eyes: { size: 1, tilt: 1.8 },
        lips: { width: 0.92, fullness: 1, colour: 1 },
        nose: 0.92,
      },
    },
    haircut: looseHair({ length: 340, volume: 2, inward: 18, fringe: 'droite' }),
    palette: 'noir',
    tints: ['#EADDE3', '#E9E3F5'],
  },
  picture4: {
    sitter: {
      ...open,
      skin: 'ambre',
      garment: crew('#574B85'),
      features: {
        jaw: 1.08,
        chin: 1.25,
        brow: { weight: 1.25, arch: 0.5 },
        lips: { width: 1.08, fullness: 1.08, colour: 0.85 },
      },
    },
    haircut: looseHair({ length: 440, volume: 30, wave: WAVES.boucle, parting: 246, strands: 36 }),
    palette: 'chatain',
    tints: ['#DDEFE3', '#FBEBD6'],
  },
  picture5: {
    sitter: {
      ...open,
      skin: 'cacao',
      garment: crew('#A8481F'),
      features: {
        jaw: 0.98,
        lips: { width: 1, fullness: 1.2, colour: 1 },
        eyes: { size: 1.08, tilt: 1 },
        nose: 1.1,
      },
    },
    haircut: braids(),
    palette: 'noir',
    tints: ['#FBEBD6', '#F4EBEF'],
  },
  picture6: {
    sitter: {
      ...open,
      skin: 'miel',
      garment: crew('#276143'),
      earrings: 'drops',
      features: {
        jaw: 1.03,
        brow: { weight: 0.85, arch: 2 },
        lips: { width: 1, fullness: 0.92, colour: 1 },
        lines: 0.35,
      },
    },
    haircut: highBun(),
    palette: 'chatain',
    tints: ['#E9E3F5', '#EADDE3'],
    tall: true,
  },
  picture7: {
    sitter: {
      ...open,
      skin: 'rose',
      garment: crew('#574B85'),
      earrings: 'hoops',
      features: {
        jaw: 1.06,
        chin: 1.2,
        lines: 1,
        brow: { weight: 0.8, arch: 0.5 },
        lips: { width: 1.02, fullness: 0.82, colour: 0.8 },
        eyes: { size: 0.96, tilt: -0.6 },
      },
    },
    haircut: pixie(),
    palette: 'poivre',
    tints: ['#F4EBEF', '#FBEBD6'],
  },
  picture8: {
    sitter: {
      ...open,
      smile: 0.8,
      skin: 'miel',
      garment: { cut: 'shirt', colour: '#D9E4EE' },
      features: {
        jaw: 1.22,
        chin: 1.9,
        brow: { weight: 1.75, arch: -1.6 },
        lips: { width: 1.04, fullness: 0.72, colour: 0.3 },
        eyes: { size: 0.94, tilt: -0.3 },
        nose: 1.16,
        shoulders: 1.06,
        stubble: true,
        lines: 0.25,
      },
    },
    haircut: quiff(),
    palette: 'chatain',
    tints: ['#FCEBC8', '#EADDE3'],
  },
} as const satisfies Record<string, Avatar>

export type AvatarName = keyof typeof AVATARS
export const AVATAR_NAMES = Object.keys(AVATARS) as AvatarName[]

/** A square that a circle can be cut from. */
export function drawAvatar(name: AvatarName): string {
  const avatar: Avatar = AVATARS[name]
  const [ground, disc] = avatar.tints
  const backdrop = `<rect width="480" height="560" fill="${ground}"/><circle cx="318" cy="120" r="150" fill="${disc}"/>`
  const portrait = drawPortrait({
    id: name,
    sitter: avatar.sitter,
    haircut: avatar.haircut,
    colour: oneColour(PALETTES[avatar.palette]),
    seed: 10 + AVATAR_NAMES.indexOf(name),
  })
  return svgOf(avatar.tall ? '46 4 388 388' : '62 46 356 356', backdrop + portrait.markup())
}

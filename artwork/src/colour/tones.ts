import type { PaletteName } from './hair-palettes.ts'

/** A colourist's code (depth 1–10, a dot, reflects) and the palette it is drawn with. */
export const TONES = {
  '0.1': 'poivre',
  '1.0': 'noir',
  '2.0': 'brun',
  '4.0': 'chatain',
  '4.3': 'chatain_dore',
  '5.0': 'chatain_clair',
  '5.35': 'chatain_acajou',
  '5.6': 'acajou',
  '6.1': 'cendre',
  '7.3': 'dore',
  '7.44': 'cuivre',
  '8.3': 'miel',
  '8.34': 'venitien',
  '9.2': 'iris',
  '10.1': 'polaire',
} as const satisfies Record<string, PaletteName>

export type Tone = keyof typeof TONES
export const TONE_CODES = Object.keys(TONES) as Tone[]

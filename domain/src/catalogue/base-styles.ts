/**
 * The base hair styles of the catalogue. The same attributes sell the style, draw its head
 * (artwork) and are seeded into the database by migration; a test keeps the three equal.
 */
export type HairLength = 'court' | 'mi_long' | 'long'
export type HairTexture = 'lisse' | 'ondule' | 'boucle' | 'crepu' | 'tresse'
export type Fringe = 'aucune' | 'droite' | 'rideau' | 'biais'

export interface BaseStyleAttributes {
  length: HairLength
  texture: HairTexture
  fringe: Fringe
  /** Worn up. */
  up: boolean
  /** The suggested colour, as a colourist says it: depth 1–10, a dot, reflect digits. */
  tone: string
}

export const BASE_STYLES = {
  ondulations_soleil: { length: 'long', texture: 'ondule', fringe: 'rideau', up: false, tone: '7.44' },
  carre_frange: { length: 'court', texture: 'lisse', fringe: 'droite', up: false, tone: '1.0' },
  carre_long_flou: { length: 'mi_long', texture: 'ondule', fringe: 'aucune', up: false, tone: '8.3' },
  carre_plongeant: { length: 'court', texture: 'lisse', fringe: 'aucune', up: false, tone: '4.0' },
  pixie: { length: 'court', texture: 'lisse', fringe: 'biais', up: false, tone: '10.1' },
  garconne: { length: 'court', texture: 'ondule', fringe: 'biais', up: false, tone: '5.0' },
  long_lisse: { length: 'long', texture: 'lisse', fringe: 'aucune', up: false, tone: '2.0' },
  degrade_volume: { length: 'long', texture: 'ondule', fringe: 'rideau', up: false, tone: '7.3' },
  balayage_doux: { length: 'long', texture: 'ondule', fringe: 'aucune', up: false, tone: '8.34' },
  boucles_libres: { length: 'mi_long', texture: 'boucle', fringe: 'aucune', up: false, tone: '5.35' },
  shag_boucle: { length: 'mi_long', texture: 'boucle', fringe: 'rideau', up: false, tone: '4.3' },
  afro_naturel: { length: 'mi_long', texture: 'crepu', fringe: 'aucune', up: false, tone: '1.0' },
  tresses_fines: { length: 'long', texture: 'tresse', fringe: 'aucune', up: false, tone: '2.0' },
  chignon_haut: { length: 'long', texture: 'lisse', fringe: 'aucune', up: true, tone: '4.0' },
  queue_couture: { length: 'long', texture: 'lisse', fringe: 'aucune', up: true, tone: '5.6' },
  chignon_mariee: { length: 'long', texture: 'ondule', fringe: 'aucune', up: true, tone: '7.3' },
} as const satisfies Record<string, BaseStyleAttributes>

export type BaseStyleId = keyof typeof BASE_STYLES
export const BASE_STYLE_IDS = Object.keys(BASE_STYLES) as [BaseStyleId, ...BaseStyleId[]]

export const isBaseStyleId = (id: string): id is BaseStyleId => Object.hasOwn(BASE_STYLES, id)

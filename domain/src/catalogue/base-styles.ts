export type HairLength = 'court' | 'mi_long' | 'long'
export type HairTexture = 'lisse' | 'ondule' | 'boucle' | 'crepu' | 'tresse'
export type Fringe = 'aucune' | 'droite' | 'rideau' | 'biais'

/** The ground behind the drawn head, chosen so that hair and skin stand out. The same in both themes. */
export type Tint = 'blond' | 'deep_blond' | 'iris' | 'veil' | 'sky'

export interface BaseStyleAttributes {
  length: HairLength
  texture: HairTexture
  fringe: Fringe
  /** Worn up. */
  up: boolean
  /** The suggested colour, as a colourist says it: depth 1–10, a dot, reflect digits. */
  tone: string
  /**
   * The deepest depth another tone may have; absent: all do. A balayage lightens the lengths over roots that are two
   * depths deeper.
   */
  deepest?: number
  tint: Tint
}

/**
 * The base hair styles of the catalogue, in its order. A new one is a record here, its words (texts), its drawing
 * (artwork), what image services are told of it (server) and, where our own engine is to grow it, its groom (hair). One that was ever sold is never taken out.
 */
export const BASE_STYLES = {
  ondulations_soleil: {
    length: 'long',
    texture: 'ondule',
    fringe: 'rideau',
    up: false,
    tone: '7.44',
    tint: 'blond',
  },
  carre_frange: { length: 'court', texture: 'lisse', fringe: 'droite', up: false, tone: '1.0', tint: 'iris' },
  carre_long_flou: {
    length: 'mi_long',
    texture: 'ondule',
    fringe: 'aucune',
    up: false,
    tone: '8.3',
    tint: 'veil',
  },
  carre_plongeant: {
    length: 'court',
    texture: 'lisse',
    fringe: 'aucune',
    up: false,
    tone: '4.0',
    tint: 'sky',
  },
  pixie: { length: 'court', texture: 'lisse', fringe: 'biais', up: false, tone: '10.1', tint: 'sky' },
  garconne: { length: 'court', texture: 'ondule', fringe: 'biais', up: false, tone: '5.0', tint: 'blond' },
  long_lisse: { length: 'long', texture: 'lisse', fringe: 'aucune', up: false, tone: '2.0', tint: 'veil' },
  degrade_volume: {
    length: 'long',
    texture: 'ondule',
    fringe: 'rideau',
    up: false,
    tone: '7.3',
    tint: 'iris',
  },
  balayage_doux: {
    length: 'long',
    texture: 'ondule',
    fringe: 'aucune',
    up: false,
    tone: '8.34',
    deepest: 3,
    tint: 'sky',
  },
  boucles_libres: {
    length: 'mi_long',
    texture: 'boucle',
    fringe: 'aucune',
    up: false,
    tone: '5.35',
    tint: 'veil',
  },
  shag_boucle: {
    length: 'mi_long',
    texture: 'boucle',
    fringe: 'rideau',
    up: false,
    tone: '4.3',
    tint: 'blond',
  },
  afro_naturel: {
    length: 'mi_long',
    texture: 'crepu',
    fringe: 'aucune',
    up: false,
    tone: '1.0',
    tint: 'deep_blond',
  },
  tresses_fines: {
    length: 'long',
    texture: 'tresse',
    fringe: 'aucune',
    up: false,
    tone: '2.0',
    tint: 'blond',
  },
  chignon_haut: { length: 'long', texture: 'lisse', fringe: 'aucune', up: true, tone: '4.0', tint: 'sky' },
  queue_couture: { length: 'long', texture: 'lisse', fringe: 'aucune', up: true, tone: '5.6', tint: 'iris' },
  chignon_mariee: {
    length: 'long',
    texture: 'ondule',
    fringe: 'aucune',
    up: true,
    tone: '7.3',
    tint: 'veil',
  },
} as const satisfies Record<string, BaseStyleAttributes>

export type BaseStyleId = keyof typeof BASE_STYLES
export const BASE_STYLE_IDS = Object.keys(BASE_STYLES) as [BaseStyleId, ...BaseStyleId[]]

export const isBaseStyleId = (id: string): id is BaseStyleId => Object.hasOwn(BASE_STYLES, id)

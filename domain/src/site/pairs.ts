import type { BaseStyleId } from '../catalogue/base-styles.ts'

/**
 * A before/after pair of the landing page: a portrait of somebody who does not exist, and what `hair` made of it in the
 * style's own tone. The pictures lie in web/public/pairs, with where they come from; `node scripts/make-pairs.ts` makes them.
 */
export interface Pair {
  /** The number of the portrait in the public set. */
  portrait: number
  style: BaseStyleId
}

export type PairSide = 'before' | 'after'
export const PAIR_SIDES: readonly PairSide[] = ['before', 'after']

/** Width divided by height of every picture of a pair. */
export const PAIR_RATIO = 4 / 5

/** The first is the hero's; the others stand in the row of proofs. Seven women of different hair and skin, chosen by eye. */
export const PAIRS = [
  { portrait: 68, style: 'ondulations_soleil' },
  { portrait: 90, style: 'carre_frange' },
  { portrait: 32, style: 'boucles_libres' },
  { portrait: 38, style: 'ondulations_soleil' },
  { portrait: 18, style: 'carre_plongeant' },
  { portrait: 72, style: 'balayage_doux' },
  { portrait: 40, style: 'degrade_volume' },
] as const satisfies readonly Pair[]

/** Widths in pixels, narrowest first: what a telephone shows, twice that, and between them what most telephones take. */
export const PAIR_WIDTHS = { hero: [400, 672, 800], row: [280, 432, 560] } as const

export const pairName = ({ portrait, style }: Pair): string => `${portrait}-${style}`

export interface PairFile {
  pair: Pair
  side: PairSide
  width: number
  format: 'avif' | 'webp'
}

export const pairFile = ({ pair, side, width, format }: PairFile): string =>
  `${pairName(pair)}-${side}-${width}.${format}`

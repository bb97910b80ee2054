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

/**
 * What one picture shows: one side, or half of each. `split` is what stands under a divider in the middle (before on the
 * left), `swapped` is the rest: the hero is whole with the first alone, half as heavy as two sides.
 */
export type PairView = 'before' | 'after' | 'split' | 'swapped'

/** The two pictures of a slider: what lies below and what the divider uncovers. */
export const PAIR_VIEWS = {
  hero: ['split', 'swapped'],
  row: ['before', 'after'],
} as const satisfies Record<string, readonly [PairView, PairView]>

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

/**
 * Widths in pixels, narrowest first: what a telephone shows, twice that, and between them what most telephones take. Half
 * of a hero's is a multiple of 32, where blocks of AVIF meet: neither side bleeds into the other.
 */
export const PAIR_WIDTHS = { hero: [384, 704, 896], row: [280, 432, 560] } as const

export const pairName = ({ portrait, style }: Pair): string => `${portrait}-${style}`

export interface PairFile {
  pair: Pair
  view: PairView
  width: number
  format: 'avif' | 'webp'
}

export const pairFile = ({ pair, view, width, format }: PairFile): string =>
  `${pairName(pair)}-${view}-${width}.${format}`

import type { BaseStyleAttributes } from '@app/domain/catalogue/base-styles.ts'
import { explainTone } from '@app/domain/catalogue/explain-tone.ts'

type Filterable = Pick<BaseStyleAttributes, 'length' | 'texture' | 'fringe' | 'up'> & { toneCode: string }

/** Depths 1 to 3 are black and dark brown, 4 to 6 brown, 7 to 10 blond: a red or copper reflect comes before. */
function familyOf(tone: string): 'dark' | 'brown' | 'blond' | 'copper' {
  const { depth, reading } = explainTone(tone)
  const reflects = [reading?.reflect, reading?.key === 'two' ? reading.second : null]
  if (depth > 3 && reflects.some((reflect) => reflect === 4 || reflect === 6)) return 'copper'
  return depth <= 3 ? 'dark' : depth <= 6 ? 'brown' : 'blond'
}

/** The filters, each a question to a style. Worn-up hair is long, but nobody looks for a bun among long hair. */
const FILTERS = {
  short: ({ length }: Filterable) => length === 'court',
  medium: ({ length }: Filterable) => length === 'mi_long',
  long: ({ length, up }: Filterable) => length === 'long' && !up,
  curly: ({ texture }: Filterable) => texture === 'boucle',
  coily: ({ texture }: Filterable) => texture === 'crepu' || texture === 'tresse',
  up: ({ up }: Filterable) => up,
  fringe: ({ fringe }: Filterable) => fringe !== 'aucune',
  blond: ({ toneCode }: Filterable) => familyOf(toneCode) === 'blond',
  copper: ({ toneCode }: Filterable) => familyOf(toneCode) === 'copper',
  brown: ({ toneCode }: Filterable) => familyOf(toneCode) === 'brown',
  dark: ({ toneCode }: Filterable) => familyOf(toneCode) === 'dark',
} satisfies Record<string, (style: Filterable) => boolean>

export type StyleFilter = keyof typeof FILTERS
export const STYLE_FILTERS = Object.keys(FILTERS) as StyleFilter[]

/** Ids that belong to her rather than to the catalogue: those she keeps, and those her photos carry. */
export interface HerStyles {
  favourites: readonly string[]
  possible: readonly string[]
}

/** One filter, one of her own, or all. */
export type ShownStyles = StyleFilter | keyof HerStyles | null

export function filterStyles<Style extends Filterable & { id: string }>(
  styles: readonly Style[],
  shown: ShownStyles,
  hers: HerStyles,
): Style[] {
  if (shown === 'favourites' || shown === 'possible')
    return styles.filter(({ id }) => hers[shown].includes(id))
  return shown ? styles.filter(FILTERS[shown]) : [...styles]
}

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word she looks for begins a word of these, whatever their accents and capitals. */
export function matches(words: string, query: string): boolean {
  const known = plain(words).split(/[^\p{L}\d.]+/u)
  const asked = plain(query).split(/\s+/).filter(Boolean)
  return asked.every((word) => known.some((each) => each.startsWith(word)))
}

/** A filter that would show nothing is not offered (an engine may know few styles). */
export const usefulFilters = (styles: readonly Filterable[]): StyleFilter[] =>
  STYLE_FILTERS.filter((filter) => styles.some(FILTERS[filter]))

import type { BaseStyleAttributes } from '@app/domain/catalogue/base-styles.ts'

type Filterable = Pick<BaseStyleAttributes, 'length' | 'texture' | 'up'>

/** The filters, each a question to a style. Worn-up hair is long, but nobody looks for a bun among long hair. */
const FILTERS = {
  short: ({ length }: Filterable) => length === 'court',
  medium: ({ length }: Filterable) => length === 'mi_long',
  long: ({ length, up }: Filterable) => length === 'long' && !up,
  curly: ({ texture }: Filterable) => texture === 'boucle',
  coily: ({ texture }: Filterable) => texture === 'crepu' || texture === 'tresse',
  up: ({ up }: Filterable) => up,
} satisfies Record<string, (style: Filterable) => boolean>

export type StyleFilter = keyof typeof FILTERS
export const STYLE_FILTERS = Object.keys(FILTERS) as StyleFilter[]

export const filterStyles = <Style extends Filterable>(
  styles: readonly Style[],
  filter: StyleFilter | null,
): Style[] => (filter ? styles.filter(FILTERS[filter]) : [...styles])

/** A filter that would show nothing is not offered (an engine may know few styles). */
export const usefulFilters = (styles: readonly Filterable[]): StyleFilter[] =>
  STYLE_FILTERS.filter((filter) => styles.some(FILTERS[filter]))

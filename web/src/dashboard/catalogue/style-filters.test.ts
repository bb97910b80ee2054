import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { describe, expect, it } from 'vitest'
import { filterStyles, matches, type ShownStyles, STYLE_FILTERS, usefulFilters } from './style-filters.ts'

const styles = Object.entries(BASE_STYLES).map(([id, attributes]) => ({
  id,
  ...attributes,
  toneCode: attributes.tone,
}))
const hers = { favourites: ['pixie', 'carre_frange'], possible: ['long_lisse', 'pixie'] }
const idsOf = (filter: ShownStyles) => filterStyles(styles, filter, hers).map(({ id }) => id)

describe('the styles can be filtered by length, texture, fringe and colour', () => {
  it('no filter shows all', () => expect(idsOf(null)).toHaveLength(styles.length))
  it('curly hair', () => expect(idsOf('curly')).toEqual(['boucles_libres', 'shag_boucle']))
  it('coily and braided hair', () => expect(idsOf('coily')).toEqual(['afro_naturel', 'tresses_fines']))
  it('hair worn up', () => expect(idsOf('up')).toEqual(['chignon_haut', 'queue_couture', 'chignon_mariee']))
  it('with a fringe', () => expect(idsOf('fringe')).toContain('carre_frange'))
  it('each colour has its own styles, and every style one colour', () => {
    const colours = (['blond', 'copper', 'brown', 'dark'] as const).map(idsOf)
    expect(colours.flat().sort()).toEqual(styles.map(({ id }) => id).sort())
    expect(idsOf('copper')).toContain('ondulations_soleil')
    expect(idsOf('dark')).toContain('carre_frange')
  })
  it('a bun is not among long hair', () => expect(idsOf('long')).not.toContain('chignon_haut'))
  it('every style is found by at least one filter', () =>
    expect(new Set(STYLE_FILTERS.flatMap(idsOf)).size).toBe(styles.length))
})

describe('a filter that would show nothing is not offered', () => {
  it('all for the whole catalogue', () => expect(usefulFilters(styles)).toEqual(STYLE_FILTERS))
  it('only those of one short straight blond style with a fringe', () =>
    expect(usefulFilters([{ ...BASE_STYLES.pixie, toneCode: BASE_STYLES.pixie.tone }])).toEqual([
      'short',
      'fringe',
      'blond',
    ]))
})

describe('of her own filters, in the order of the catalogue', () => {
  it('one shows those she keeps', () => expect(idsOf('favourites')).toEqual(['carre_frange', 'pixie']))
  it('one shows those her photos carry', () => expect(idsOf('possible')).toEqual(['pixie', 'long_lisse']))
})

describe('a style is found by its words', () => {
  const words = 'Carré à frange. Net à la mâchoire, court, lisse, 7.44 cuivré intense'
  it.each(['carre', 'CARRÉ', 'frange mach', '7.44', 'cuiv', ''])('« %s » finds it', (query) =>
    expect(matches(words, query)).toBe(true),
  )
  it.each(['long', 'range', 'carre long'])('« %s » does not', (query) =>
    expect(matches(words, query)).toBe(false),
  )
})

import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { describe, expect, it } from 'vitest'
import { filterStyles, STYLE_FILTERS, usefulFilters } from './style-filters.ts'

const styles = Object.entries(BASE_STYLES).map(([id, attributes]) => ({ id, ...attributes }))
const idsOf = (filter: (typeof STYLE_FILTERS)[number]) => filterStyles(styles, filter).map(({ id }) => id)

describe('the styles can be filtered by length and texture', () => {
  it('no filter shows all', () => expect(filterStyles(styles, null)).toHaveLength(styles.length))
  it('curly hair', () => expect(idsOf('curly')).toEqual(['boucles_libres', 'shag_boucle']))
  it('coily and braided hair', () => expect(idsOf('coily')).toEqual(['afro_naturel', 'tresses_fines']))
  it('hair worn up', () => expect(idsOf('up')).toEqual(['chignon_haut', 'queue_couture', 'chignon_mariee']))
  it('a bun is not among long hair', () => expect(idsOf('long')).not.toContain('chignon_haut'))
  it('every style is found by at least one filter', () =>
    expect(new Set(STYLE_FILTERS.flatMap(idsOf)).size).toBe(styles.length))
})

describe('a filter that would show nothing is not offered', () => {
  it('all six for the whole catalogue', () => expect(usefulFilters(styles)).toEqual(STYLE_FILTERS))
  it('only « Courts » for one short straight style', () =>
    expect(usefulFilters([BASE_STYLES.pixie])).toEqual(['short']))
})

import { describe, expect, it } from 'vitest'
import { galleryLayout } from './gallery-layout.ts'

describe('the gallery of styles', () => {
  it('five styles stand in one row on a desk', () =>
    expect(galleryLayout(5).desk).toEqual({ columns: 5, lead: 1 }))
  it('six still do, seven make two rows', () => {
    expect(galleryLayout(6).desk.columns).toBe(6)
    expect(galleryLayout(7).desk).toEqual({ columns: 4, lead: 2 })
  })
  it('all sixteen stand in two rows of eight', () =>
    expect(galleryLayout(16).desk).toEqual({ columns: 8, lead: 1 }))
  it('on a telephone the first of five opens the gallery over the whole width', () =>
    expect(galleryLayout(5).phone).toEqual({ columns: 2, lead: 2 }))
  it('nine styles are three abreast on a telephone, eight are two', () => {
    expect(galleryLayout(8).phone.columns).toBe(2)
    expect(galleryLayout(9).phone.columns).toBe(3)
  })
  it.each(Array.from({ length: 16 }, (_, more) => more + 1))(
    '%i styles leave no hole in any row',
    (count) => {
      const rows = Object.values(galleryLayout(count))
      expect(rows.map(({ columns, lead }) => (count - 1 + lead) % columns)).toEqual([0, 0, 0])
    },
  )
})

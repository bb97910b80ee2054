import { describe, expect, it } from 'vitest'
import { columnsOf, imageRows, spanAt } from './image-rows.ts'

const WIDTHS = ['phone', 'tablet', 'desk'] as const

describe('the gallery of images', () => {
  it.each(Array.from({ length: 120 }, (_, more) => more + 1))('with %i of them leaves no hole', (count) => {
    for (const { abreast, wider } of Object.values(imageRows(count))) {
      if (count <= abreast) expect(wider === 0 || wider === count).toBe(true)
      else expect([wider % (abreast - 1), (count - wider) % abreast]).toEqual([0, 0])
    }
  })
  it.each([
    { count: 1, phone: 3, desk: 5 },
    { count: 5, phone: 3, desk: 5 },
    { count: 20, phone: 3, desk: 5 },
    { count: 50, phone: 3, desk: 5 },
    { count: 120, phone: 3, desk: 5 },
  ])('stands $desk abreast on a desk and $phone on a telephone with $count', ({ count, phone, desk }) =>
    expect([imageRows(count).phone.abreast, imageRows(count).desk.abreast]).toEqual([phone, desk]),
  )
  it('of five begins with two on a telephone, and three below them', () =>
    expect(imageRows(5).phone).toEqual({ abreast: 3, wider: 2 }))
  it('fills each row exactly, whichever images are the wider ones', () => {
    const rows = imageRows(5)
    for (const width of WIDTHS) {
      const columns = Number(columnsOf(rows)[`--${width}-columns` as never])
      const spans = Array.from({ length: 5 }, (_, index) =>
        Number(spanAt(rows, index)[`--${width}-span` as never]),
      )
      expect(spans.reduce((sum, span) => sum + span, 0) % columns).toBe(0)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { imageRows } from './image-rows.ts'

describe('the gallery of images', () => {
  it.each(Array.from({ length: 120 }, (_, more) => more + 1))('with %i of them leaves no hole', (count) => {
    for (const { columns, lead } of Object.values(imageRows(count)))
      if (count > columns) expect((count - 1 + lead) % columns).toBe(0)
      else expect(lead).toBe(1)
  })
  it.each([
    { count: 5, phone: 3, desk: 5 },
    { count: 20, phone: 4, desk: 5 },
    { count: 50, phone: 3, desk: 5 },
    { count: 120, phone: 3, desk: 5 },
  ])('stands $desk abreast on a desk and $phone on a telephone with $count', ({ count, phone, desk }) =>
    expect([imageRows(count).phone.columns, imageRows(count).desk.columns]).toEqual([phone, desk]),
  )
})

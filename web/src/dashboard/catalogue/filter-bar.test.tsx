import { expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { FilterBar } from './filter-bar.tsx'

const draw = (possible: number | null, favourites: number) =>
  drawForTest(
    <FilterBar
      {...{ filters: ['short'], chosen: null, total: 24, possible, favourites }}
      onChoose={() => undefined}
    />,
  )
const namesIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside
      .replaceAll(/<span aria-hidden="true"[^>]*>.*?<\/span>/gs, '')
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  )

it('her own filters stand among the others before anything is known of them, as wide as they can become', () => {
  expect(namesIn(draw(null, 0))).toEqual(['Tous (24)', 'Pour mes photos', 'Mes favoris', 'Courts'])
  expect(draw(null, 0).match(/aria-hidden="true"[^>]*>\(24\)</g)).toHaveLength(2)
})

it('once they are known they say how many there are', () =>
  expect(namesIn(draw(14, 2))).toEqual(['Tous (24)', 'Pour mes photos (14)', 'Mes favoris (2)', 'Courts']))

import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { TransformationList } from './transformation-list.tsx'

const named = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleTransformation({
      id: `0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a1${index}`,
      name: `Envie ${index + 1}`,
    }),
  )
const draw = (count: number, isBegun = false) =>
  drawForTest(<TransformationList transformations={named(count)} isBegun={isBegun} />)
const cards = (html: string) => html.match(/Envie \d/g)

describe('« Mes Transformations »', () => {
  // spec: 2.41
  it('counts them all', () => expect(draw(6)).toMatch(/Mes Transformations.*\(6\)/s))
  it.each([
    { count: 1, shown: 1, more: false },
    { count: 4, shown: 4, more: false },
    { count: 5, shown: 4, more: true },
    // spec: 2.42, 9.18
  ])('of $count shows $shown; a button for the others: $more', ({ count, shown, more }) => {
    expect(cards(draw(count))).toHaveLength(shown)
    expect(draw(count).includes('Tout voir')).toBe(more)
  })
  // spec: 2.43
  it('begins with the newest, as the server sends them', () => expect(cards(draw(5))?.[0]).toBe('Envie 1'))
  // spec: 2.46
  it('invites her to a first one when there is none', () => {
    expect(draw(0)).toContain('Votre première transformation vous attend')
    expect(draw(0)).toMatch(/href="\/dashboard\/nouvelle".*Créer nouvelle transformation/s)
  })
  it('leads her back into the first one where she has begun it', () => {
    const html = draw(0, true)
    expect(html).toMatch(/est commencée.*href="\/dashboard\/nouvelle".*Reprendre/s)
    expect(html).not.toMatch(/vous attend|Créer nouvelle/)
  })
})

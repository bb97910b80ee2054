import { describe, expect, it } from 'vitest'
import { type ClaimKind, claimsOf, mayBeShown, partsOf } from './claim-parts.ts'
import { ANSWERS_SHOWN_FROM, DELIVERED_SHOWN_FROM } from './claims.ts'

const proof = { evidence: 'Comptage des commandes', date: '2026-11-01' }
const part = (kind: ClaimKind, says: object) => ({ kind, says, ...proof })
const satisfaction = (answers: number) =>
  part('satisfaction', { percent: 94, answers, from: '2026-01-01', to: '2026-10-31' })

describe('the claims of the house, one by one', () => {
  it('are the same together as in the file', () => {
    const lina = part('review', { firstName: 'Lina', month: '2026-10-01', text: 'Fidèle.' })
    const parts = [part('women', { count: 10_000 }), satisfaction(50), lina]
    expect(claimsOf(parts)).toMatchObject({
      women: { count: 10_000, ...proof },
      reviews: [{ firstName: 'Lina' }],
    })
    expect(partsOf(claimsOf(parts))).toEqual(parts)
  })

  it.each([
    { what: 'a figure with its evidence and its day', one: part('women', { count: 1 }), shown: true },
    { what: 'one without evidence', one: { ...part('women', { count: 1 }), evidence: '' }, shown: false },
    { what: 'one without a day', one: { ...part('women', { count: 1 }), date: '' }, shown: false },
    {
      what: 'too few deliveries',
      one: part('delivered', { count: DELIVERED_SHOWN_FROM - 1 }),
      shown: false,
    },
    { what: 'enough deliveries', one: part('delivered', { count: DELIVERED_SHOWN_FROM }), shown: true },
    { what: 'too few answers', one: satisfaction(ANSWERS_SHOWN_FROM - 1), shown: false },
    { what: 'enough answers', one: satisfaction(ANSWERS_SHOWN_FROM), shown: true },
  ])('are shown by the rules of pages: $what', ({ one, shown }) => expect(mayBeShown(one)).toBe(shown))
})

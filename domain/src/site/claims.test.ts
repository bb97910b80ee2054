import { describe, expect, it } from 'vitest'
import { type Claims, claimsSchema, conformityOf, NO_CLAIMS, provenClaims } from './claims.ts'

const proof = { evidence: 'Comptage des commandes', date: '2026-11-01' }
const claiming = (claims: Omit<Claims, 'reviews'>): Claims => provenClaims({ ...claims, reviews: [] })
const satisfaction = { percent: 98, answers: 50, from: '2026-01-01', to: '2026-10-31', ...proof }
const review = { firstName: 'Lina', month: '2026-10-01', text: 'Fidèle à mon visage.', ...proof }

describe('a claim is shown with its evidence and the day of it', () => {
  it('with both', () => {
    expect(claiming({ women: { count: 10_000, ...proof } }).women?.count).toBe(10_000)
  })
  it.each([
    ['no evidence', { evidence: '' }],
    ['no date', { date: '' }],
  ])('and not with %s', (_, gap) => {
    expect(claiming({ women: { count: 10_000, ...proof, ...gap } })).toEqual(NO_CLAIMS)
    expect(claiming({ delivered: { count: 500, ...proof, ...gap } })).toEqual(NO_CLAIMS)
    expect(claiming({ satisfaction: { ...satisfaction, ...gap } })).toEqual(NO_CLAIMS)
    expect(provenClaims({ reviews: [{ ...review, ...gap }] })).toEqual(NO_CLAIMS)
  })
  it('and a review only with both', () => {
    expect(provenClaims({ reviews: [review] }).reviews).toEqual([review])
  })
})

describe('deliveries are counted aloud from one hundred', () => {
  it.each([
    [99, undefined],
    [100, 100],
    [101, 101],
  ])('%i', (count, shown) => {
    expect(claiming({ delivered: { count, ...proof } }).delivered?.count).toBe(shown)
  })
})

describe('satisfaction is told from fifty answers', () => {
  it.each([
    [49, undefined],
    [50, 98],
    [51, 98],
  ])('%i answers', (answers, shown) => {
    expect(claiming({ satisfaction: { ...satisfaction, answers } }).satisfaction?.percent).toBe(shown)
  })
})

describe('accessibility is declared as the audit found it', () => {
  it.each([
    [49, 'none'],
    [50, 'partial'],
    [99.9, 'partial'],
    [100, 'full'],
  ])('%d %% of the criteria', (percent, state) => {
    expect(conformityOf({ accessibility: { percent, ...proof }, reviews: [] })).toBe(state)
  })
  it('as not conforming without an audit, and without proof of one', () => {
    expect(conformityOf(NO_CLAIMS)).toBe('none')
    expect(conformityOf({ accessibility: { percent: 100, ...proof, evidence: '' }, reviews: [] })).toBe(
      'none',
    )
  })
})

describe('the file of claims', () => {
  it('may leave evidence out: the claim waits', () => {
    expect(claimsSchema.parse({ women: { count: 3 } }).women?.evidence).toBe('')
  })
  it.each([
    ['an unknown claim', { stars: { count: 5 } }],
    ['a day that is none', { women: { count: 3, date: '31/02/2026' } }],
    ['more than 100 %', { satisfaction: { ...satisfaction, percent: 101 } }],
    ['half a woman', { women: { count: 0.5 } }],
  ])('is refused for %s', (_, file) => {
    expect(claimsSchema.safeParse(file).success).toBe(false)
  })
})

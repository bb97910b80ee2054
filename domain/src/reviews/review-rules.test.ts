import { describe, expect, it } from 'vitest'
import { pleasedPercent, publicationOf } from './review-rules.ts'

describe('a review is published only as she wrote it, and as somebody read it', () => {
  const publish = true
  it.each([
    { wish: { text: 'Fidèle.', publish: false }, before: null, publication: 'private' },
    { wish: { text: 'Fidèle.', publish }, before: null, publication: 'waiting' },
    { wish: { text: 'Fidèle.', publish }, before: 'published', publication: 'published' },
    { wish: { text: 'Fidèle.', publish }, before: 'refused', publication: 'refused' },
    { wish: { text: 'Fidèle.', publish }, before: 'private', publication: 'waiting' },
    { wish: { text: 'Décevant.', publish }, before: 'published', publication: 'waiting' },
    { wish: { text: 'Décevant.', publish }, before: 'refused', publication: 'waiting' },
    { wish: { text: 'Fidèle.', publish: false }, before: 'published', publication: 'private' },
  ] as const)('$wish over one that is $before is $publication', ({ wish, before, publication }) => {
    expect(publicationOf(wish, before && { text: 'Fidèle.', publication: before })).toBe(publication)
  })
})

describe('the share of those who were pleased', () => {
  it.each([
    { answers: 0, pleased: 0, percent: 0 },
    { answers: 50, pleased: 49, percent: 98 },
    { answers: 1000, pleased: 999, percent: 99 },
    { answers: 1000, pleased: 1000, percent: 100 },
    { answers: 3, pleased: 2, percent: 66 },
  ])('$pleased of $answers are $percent %', ({ percent, ...counted }) => {
    expect(pleasedPercent(counted)).toBe(percent)
  })
})

import { describe, expect, it } from 'vitest'
import { ARTICLE_SLUGS, isArticleSlug } from './article-slugs.ts'
import { readingMinutes } from './reading-time.ts'

it('the blog has six articles, each with an address of its own', () => {
  expect(new Set(ARTICLE_SLUGS).size).toBe(6)
})

// spec: 2.9
it.each([...ARTICLE_SLUGS])('%s can stand in an address as it is', (slug) => {
  expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(isArticleSlug(slug)).toBe(true)
})

it.each(['', 'nulle-part', 'toString', 'lire-un-nuancier/'])('%j is no article', (slug) => {
  expect(isArticleSlug(slug)).toBe(false)
})

describe('the time an article takes', () => {
  it.each([
    { words: 0, minutes: 1 },
    { words: 299, minutes: 1 },
    { words: 300, minutes: 2 },
    { words: 301, minutes: 2 },
    { words: 900, minutes: 5 },
  ])('$words words: $minutes min', ({ words, minutes }) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})

import { ARTICLE_SLUGS } from '@app/domain/articles/article-slugs.ts'
import { pages } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { everyInline as inlinesIn } from '../markdown/every-inline.ts'
import type { Article } from './article.ts'
import { ARTICLE_FILES, findArticle, listArticles } from './articles.ts'

const everyInline = (article: Article) =>
  inlinesIn([...article.intro, ...article.sections.flatMap(({ blocks }) => blocks)])
const printed = (article: Article): string =>
  [
    article.title,
    article.summary,
    article.cover,
    ...article.sections.map(({ title }) => title),
    ...everyInline(article).filter((inline) => typeof inline === 'string'),
  ].join('\n')
const countWords = (article: Article) => printed(article).split(/\s+/).length
const shapeOf = (article: Article) => ({
  published: article.published,
  intro: article.intro.map(({ kind }) => kind),
  sections: article.sections.map(({ blocks }) => blocks.map(({ kind }) => kind)),
})
const linksOf = (article: Article) =>
  everyInline(article).flatMap((inline) =>
    typeof inline !== 'string' && inline.kind === 'link' ? [inline.href] : [],
  )

const named = (language: 'fr' | 'en', slug: string): Article => {
  const article = findArticle(language, slug)
  if (!article) throw new Error(`${slug} is missing in ${language}`)
  return article
}

// spec: 1.16
it('the files are exactly the articles of the domain, in both languages', () => {
  const wanted = ARTICLE_SLUGS.flatMap((slug) => LANGUAGES.map((language) => `./${slug}/${language}.md`))
  expect(Object.keys(ARTICLE_FILES).sort()).toEqual(wanted.sort())
})

it.each(LANGUAGES)('the list in %s begins with the newest', (language) => {
  const dates = listArticles(language).map(({ published }) => published)
  expect(dates).toHaveLength(6)
  expect(dates).toEqual([...dates].sort().reverse())
})

it.each(['', 'nulle-part', '__proto__', 'constructor'])('there is no article %j', (slug) => {
  expect(findArticle('fr', slug)).toBeUndefined()
})

describe.each([...ARTICLE_SLUGS])('%s', (slug) => {
  const french = named('fr', slug)
  const english = named('en', slug)

  it('says the same in both languages: same day, same parts, same lists and drawings', () => {
    expect(shapeOf(english)).toEqual(shapeOf(french))
    expect(english.tags).toHaveLength(french.tags.length)
  })

  it('is dated', () => expect(french.published).toMatch(/^2026-\d\d-\d\d$/))

  it('has 700 to 1100 words, so that it takes four to six minutes', () => {
    for (const article of [french, english]) {
      expect(countWords(article)).toBeGreaterThanOrEqual(700)
      expect(countWords(article)).toBeLessThanOrEqual(1100)
      expect(article.minutes).toBeGreaterThanOrEqual(4)
      expect(article.minutes).toBeLessThanOrEqual(6)
    }
  })

  it('has a summary that fits in a search result', () => {
    expect(french.summary.length).toBeLessThanOrEqual(170)
    expect(english.summary.length).toBeLessThanOrEqual(170)
  })

  it('gives each part an address of its own', () => {
    for (const { sections } of [french, english])
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(french.sections.filter(({ id }) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('links only to articles that exist, and to the same ones in both languages', () => {
    const known = ARTICLE_SLUGS.map(pages.article)
    expect(linksOf(french).filter((href) => !known.includes(href))).toEqual([])
    expect(linksOf(english)).toEqual(linksOf(french))
    expect(linksOf(french)).not.toContain(pages.article(slug))
  })

  it.each([
    { never: 'a plain space before ; ! ? % €', what: / [;!?%€]/ },
    { never: 'a plain space before a colon', what: / :/ },
    { never: 'a plain space inside guillemets', what: /« | »/ },
    { never: 'a straight quote or apostrophe', what: /['"]/ },
    { never: 'an exclamation mark', what: /!/ },
    { never: '« Oups »', what: /oups/i },
    { never: 'a promise too large', what: /magique|révolutionnaire|garanti|miracle/i },
    { never: 'a sign the reader was not meant to see', what: /[*_`[\]<>]|&[a-z#]/ },
  ])('in French has never $never', ({ what }) => expect(printed(french)).not.toMatch(what))

  it.each([
    { never: 'a straight quote or apostrophe', what: /['"]/ },
    { never: 'French quotation marks', what: /[«»]/ },
    { never: 'a space before a sign', what: /[ \u00a0\u202f][;!?:%]/ },
    { never: 'an exclamation mark', what: /!/ },
    { never: '"Oops"', what: /oops/i },
    { never: 'a promise too large', what: /magic|revolutionary|guarantee|miracle/i },
    { never: 'a sign the reader was not meant to see', what: /[*_`[\]<>]|&[a-z#]/ },
  ])('in English has never $never', ({ what }) => expect(printed(english)).not.toMatch(what))
})

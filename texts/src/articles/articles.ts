import { ARTICLE_SLUGS, type ArticleSlug, isArticleSlug } from '@app/domain/articles/article-slugs.ts'
import type { Language } from '../languages.ts'
import type { Article } from './article.ts'
import { readArticle } from './read-article.ts'

/** Every Markdown file here, taken in at build: only the page renderer imports this, never a browser. */
export const ARTICLE_FILES = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function readAll(language: Language): Map<ArticleSlug, Article> {
  const read = ARTICLE_SLUGS.map((slug) => {
    const markdown = ARTICLE_FILES[`./${slug}/${language}.md`]
    if (markdown === undefined) throw new Error(`${slug} is not written in ${language}`)
    return readArticle({ slug, language, markdown })
  })
  const newestFirst = read.toSorted((a, b) => b.published.localeCompare(a.published))
  return new Map(newestFirst.map((article) => [article.slug, article]))
}

/** Read when the first of a language is asked for: a process begins, and answers most, without any. */
const read = new Map<Language, Map<ArticleSlug, Article>>()

function articlesIn(language: Language): Map<ArticleSlug, Article> {
  const articles = read.get(language) ?? readAll(language)
  read.set(language, articles)
  return articles
}

/** Newest first. */
export const listArticles = (language: Language): Article[] => [...articlesIn(language).values()]

export const findArticle = (language: Language, slug: string): Article | undefined =>
  isArticleSlug(slug) ? articlesIn(language).get(slug) : undefined

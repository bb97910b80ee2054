import { art, pages } from '@app/domain/routes.ts'
import type { Article } from '@app/texts/articles/article.ts'
import { findArticle } from '@app/texts/articles/articles.ts'
import type { Language } from '@app/texts/languages.ts'
import type { ArticleFacts } from '../page-metadata.ts'

/** The article whose address this is. */
export function articleAt(path: string, language: Language): Article | undefined {
  const start = `${pages.blog()}/`
  return path.startsWith(start) ? findArticle(language, path.slice(start.length)) : undefined
}

export const factsOf = ({ slug, title, summary, published }: Article): ArticleFacts => ({
  title,
  description: summary,
  publishedAt: published,
  image: art.coverToShare(slug),
})

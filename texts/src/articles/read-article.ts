import type { ArticleSlug } from '@app/domain/articles/article-slugs.ts'
import { readingMinutes } from '@app/domain/articles/reading-time.ts'
import type { Language } from '../languages.ts'
import { splitFrontMatter } from '../markdown/front-matter.ts'
import { countWords, readSections } from '../markdown/read-sections.ts'
import { typoEn, typoFr } from '../typo.ts'
import { type Article, type ArticleFigure, FIGURES } from './article.ts'

interface Source {
  slug: ArticleSlug
  language: Language
  markdown: string
}

const FIELDS = ['title', 'summary', 'published', 'tags', 'cover'] as const

/** An article from its Markdown, in the typography of its language. */
export function readArticle({ slug, language, markdown }: Source): Article {
  const typo = language === 'fr' ? typoFr : typoEn
  const { facts, body } = splitFrontMatter(markdown, FIELDS)
  return {
    slug,
    title: typo(facts.title),
    summary: typo(facts.summary),
    published: facts.published,
    tags: facts.tags.split(', ').map(typo),
    cover: typo(facts.cover),
    minutes: readingMinutes(countWords(body)),
    ...readSections(body, { typo, figure }),
  }
}

function figure(asked: string): ArticleFigure {
  const name = FIGURES.find((drawn) => drawn === asked)
  if (!name) throw new Error(`no drawing is called ${asked}`)
  return { name }
}

import type { ArticleSlug } from '@app/domain/articles/article-slugs.ts'
import type { Block, Section } from '../markdown/blocks.ts'

/** Drawings an article calls for by name, on a line of its own: `[[nuancier]]`. */
export const FIGURES = ['nuancier', 'photos-reussies', 'photos-a-eviter'] as const
export type FigureName = (typeof FIGURES)[number]

export interface ArticleFigure {
  name: FigureName
}

export interface Article {
  slug: ArticleSlug
  title: string
  summary: string
  /** `2026-11-20`. */
  published: string
  tags: string[]
  /** What the drawing at its head shows. */
  cover: string
  minutes: number
  intro: Block<ArticleFigure>[]
  sections: Section<ArticleFigure>[]
}

import type { ArticleSlug } from '@app/domain/articles/article-slugs.ts'

/** Words as they stand in a line. */
export type Inline =
  | string
  | { kind: 'strong'; words: Inline[] }
  | { kind: 'em'; words: Inline[] }
  | { kind: 'link'; href: string; words: Inline[] }

/** Drawings an article calls for by name, on a line of its own: `[[nuancier]]`. */
export const FIGURES = ['nuancier', 'photos-reussies', 'photos-a-eviter'] as const
export type FigureName = (typeof FIGURES)[number]

export type Block =
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'checklist'; items: Inline[][] }
  | { kind: 'quote'; words: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; name: FigureName }

export interface Section {
  id: string
  title: string
  blocks: Block[]
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
  intro: Block[]
  sections: Section[]
}

import { pages } from '@app/domain/routes.ts'
import type { Texts } from '@app/texts/texts.ts'
import type { TFunction } from 'i18next'
import type { PageRequest } from '../page-contract.ts'

/** The pages with a title and a description of their own; `default` speaks for any other. */
export type MetadataKey = Exclude<keyof Texts['metadata'], 'shareAlt' | 'keywords'>

/** What an article says of itself to whoever lists or shares it. */
export interface ArticleFacts {
  title: string
  description: string
  /** `2026-11-20`. */
  publishedAt: string
  updatedAt?: string
  /** Path of a picture of 1200 × 630, instead of the one of the house. */
  image?: string
}

/** What a course says of itself to whoever lists or shares it. */
export interface CourseFacts {
  title: string
  description: string
  minutes: number
}

/** What the head of a page says of it. */
export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  /** Path of the picture shown where the page is shared, 1200 × 630. */
  ogImage: string
  ogType: 'website' | 'article'
}

const SHARE_IMAGE = '/art/share.png'

interface Named {
  brand: string
  usualWait: string
  article?: ArticleFacts | undefined
  course?: CourseFacts | undefined
}

/** A page whose key has no sentences gets those of `default`. */
export function metadataOf(
  key: string,
  t: TFunction<'texts'>,
  { brand, usualWait, article, course }: Named,
): PageMetadata {
  const words = t('metadata', { returnObjects: true })
  const known = (key in words && !NOT_PAGES.has(key) ? key : 'default') as MetadataKey
  const { title = '', description = '' } = article ?? course ?? {}
  const values = { brand, usualWait, title, description }
  return {
    title: t(`metadata.${known}.title`, values),
    description: t(`metadata.${known}.description`, values),
    keywords: keywordsOf(known, words.keywords),
    ogImage: article?.image ?? SHARE_IMAGE,
    ogType: article ? 'article' : 'website',
  }
}

const NOT_PAGES = new Set(['shareAlt', 'keywords'])

const keywordsOf = (key: MetadataKey, lists: Texts['metadata']['keywords']): string[] =>
  (key in lists ? lists[key as keyof typeof lists] : lists.default).split(', ')

/** One address per page: a slash at the end is the same page. */
export const canonicalPath = (path: string): string => path.replace(/\/+$/, '') || pages.home()

/** The one address of a page in a language: French is the site's own language, so it needs no parameter. */
export const addressOf = ({ site, path }: PageRequest, language: PageRequest['language']): string =>
  site.publicUrl + canonicalPath(path) + (language === 'fr' ? '' : `?lng=${language}`)

import type { Article } from '@app/texts/articles/article.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { longDate } from '../figures.ts'

interface ArticleLineProps {
  article: Article
  author?: string
  className?: string
}

/** Who wrote it, when, and how long it takes. */
export function ArticleLine({ article, author, className }: ArticleLineProps) {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  return (
    <p className={`flex flex-wrap gap-x-2 text-small text-ink2 ${className ?? ''}`}>
      {author && (
        <>
          <span>{t('articles.by', { author })}</span>
          <Dot />
        </>
      )}
      <time dateTime={article.published}>{longDate(article.published, language)}</time>
      <Dot />
      <span>{t('articles.minutes', { count: article.minutes })}</span>
    </p>
  )
}

const Dot = () => <span aria-hidden="true">·</span>

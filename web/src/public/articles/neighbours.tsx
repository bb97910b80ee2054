import { pages } from '@app/domain/routes.ts'
import type { Article } from '@app/texts/articles/article.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** The articles before and after this one, in the order of the list. */
export function Neighbours({ article, articles }: { article: Article; articles: Article[] }) {
  const { t } = useTranslation()
  const place = articles.findIndex(({ slug }) => slug === article.slug)
  const previous = articles[place - 1]
  const next = articles[place + 1]
  return (
    <nav
      aria-label={t('articles.around')}
      className="article-way wrap mt-10 mb-20 grid gap-6 tab:grid-cols-2 desk:mt-14 desk:mb-28"
    >
      {previous && <Way article={previous} label={t('articles.previous')} icon="arrow-left" />}
      {next && (
        <Way
          article={next}
          label={t('articles.next')}
          icon="arrow-right"
          className="tab:col-start-2 tab:text-right tab:[&>span]:justify-end"
        />
      )}
    </nav>
  )
}

interface WayProps {
  article: Article
  label: string
  icon: 'arrow-left' | 'arrow-right'
  className?: string
}

const Way = ({ article, label, icon, className }: WayProps) => (
  <a
    href={pages.article(article.slug)}
    className={`group block border-line border-t pt-4 ${className ?? ''}`}
  >
    <span className="flex items-center gap-2 text-ink2 text-small">
      <Icon name={icon} />
      {label}
    </span>
    <span className="mt-1.5 block font-display text-h4 leading-[1.14] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
      {article.title}
    </span>
  </a>
)

import type { Section } from '@app/texts/articles/article.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** The way to each part: always in sight on a desk, folded on a telephone, where the text comes first. */
export function ArticleContents({ sections }: { sections: Section[] }) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('articles.contents')}
      className="article-way desk:sticky desk:top-24 desk:max-h-[calc(100dvh-7rem)] desk:self-start desk:overflow-y-auto"
    >
      <details className="group rounded-button bg-veil desk:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4.5 font-[650] [&::-webkit-details-marker]:hidden">
          {t('articles.contents')}
          <Icon
            name="chevron-down"
            className="size-5.5 text-ink2 transition-transform duration-[180ms] group-open:rotate-180"
          />
        </summary>
        <Ways sections={sections} className="px-4.5 pb-3" />
      </details>
      <div className="max-desk:hidden">
        <p className="mb-2 font-[650]">{t('articles.contents')}</p>
        <Ways sections={sections} className="border-line border-l-2 pl-4" />
      </div>
    </nav>
  )
}

const Ways = ({ sections, className }: { sections: Section[]; className: string }) => (
  <ul className={className}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center py-1 text-ink2 leading-tight hover:text-ink hover:underline hover:underline-offset-4"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)

import type { Article } from '@app/texts/articles/article.ts'
import { useTranslation } from 'react-i18next'
import { Emphasised } from '../emphasised.tsx'
import { ArticleCard } from './article-card.tsx'

/** /blog: every article, the newest first. */
export function BlogPage({ articles }: { articles: Article[] }) {
  const { t } = useTranslation()
  return (
    <div className="wrap pt-8 pb-20 desk:pt-16 desk:pb-28">
      <h1 className="text-title">
        <Emphasised text={t('articles.title')} />
      </h1>
      <p className="mt-4.5 max-w-[34em] text-lead text-ink2">{t('articles.lead')}</p>
      {articles.length === 0 ? <NoArticle /> : <Cards articles={articles} />}
    </div>
  )
}

function NoArticle() {
  const { t } = useTranslation()
  return (
    <div className="mt-10 grid justify-items-center gap-4 rounded-sheet bg-veil px-6 py-12 text-center">
      <div aria-hidden="true" className="line-art" />
      <p className="text-lead text-ink2">{t('articles.empty')}</p>
    </div>
  )
}

const Cards = ({ articles }: { articles: Article[] }) => (
  <ul className="mt-10 grid gap-x-8 gap-y-12 tab:grid-cols-2 desk:mt-14 desk:grid-cols-3 desk:gap-y-16">
    {articles.map((article, rank) => (
      <ArticleCard key={article.slug} article={article} isFirst={rank === 0} />
    ))}
  </ul>
)

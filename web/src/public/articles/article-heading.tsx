import { pages } from '@app/domain/routes.ts'
import type { Article } from '@app/texts/articles/article.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { ArticleLine } from './article-line.tsx'

interface ArticleHeadingProps {
  article: Article
  author: string
  picture: string
}

export function ArticleHeading({ article, author, picture }: ArticleHeadingProps) {
  const { t } = useTranslation()
  return (
    <header className="wrap grid gap-7 desk:grid-cols-[1.1fr_1fr] desk:items-center desk:gap-14">
      <div>
        <a
          href={pages.blog()}
          className="article-way mb-3 inline-flex min-h-11 items-center gap-2 font-[650] text-primary text-small hover:underline hover:underline-offset-4"
        >
          <Icon name="arrow-left" />
          {t('articles.all')}
        </a>
        <h1 className="text-title">{article.title}</h1>
        <p className="mt-4.5 max-w-[30em] text-lead text-ink2">{article.summary}</p>
        <ArticleLine article={article} author={author} className="mt-5" />
      </div>
      <img
        src={picture}
        alt={article.cover}
        width={960}
        height={720}
        fetchPriority="high"
        className="aspect-4/3 h-auto w-full rounded-sheet object-cover"
      />
    </header>
  )
}

import { art, pages } from '@app/domain/routes.ts'
import type { Article } from '@app/texts/articles/article.ts'
import { ArticleLine } from './article-line.tsx'

interface ArticleCardProps {
  article: Article
  /** The first is in sight at once, on any screen. */
  isFirst: boolean
}

/** The whole card is one link, named by its heading; the drawing says nothing the heading does not. */
export function ArticleCard({ article, isFirst }: ArticleCardProps) {
  return (
    <li className="group relative">
      <div className="overflow-hidden rounded-card">
        <img
          src={art.cover(article.slug)}
          alt=""
          width={960}
          height={720}
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-4/3 h-auto w-full object-cover transition-transform duration-300 group-hover:scale-[1.025]"
        />
      </div>
      <h2 className="mt-4.5 text-h4 leading-[1.14]">
        <a
          href={pages.article(article.slug)}
          className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {article.title}
        </a>
      </h2>
      <p className="mt-2.5 text-ink2 leading-snug">{article.summary}</p>
      <ArticleLine article={article} className="mt-3" />
    </li>
  )
}

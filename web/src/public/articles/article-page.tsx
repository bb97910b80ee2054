import { art } from '@app/domain/routes.ts'
import type { Article } from '@app/texts/articles/article.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { PageContents } from '../page-contents.tsx'
import { ArticleBlocks } from './article-blocks.tsx'
import { ArticleHeading } from './article-heading.tsx'
import { CallToTry } from './call-to-try.tsx'
import { Neighbours } from './neighbours.tsx'

interface ArticlePageProps {
  article: Article
  /** All of them, in the order of the list. */
  articles: Article[]
  request: PageRequest
}

/** /blog/:slug */
export function ArticlePage({ article, articles, request }: ArticlePageProps) {
  const { t } = useTranslation()
  const { site, signedIn } = request
  return (
    <>
      <article className="pt-6 desk:pt-10">
        <ArticleHeading
          article={article}
          author={site.legal.legal_name || site.brand}
          picture={art.cover(article.slug)}
        />
        <div className="wrap mt-8 grid gap-8 desk:mt-16 desk:grid-cols-[1fr_2.5fr] desk:gap-17">
          <PageContents label={t('articles.contents')} sections={article.sections} className="article-way" />
          <div className="min-w-0 max-w-[39rem] text-[1.125rem] leading-[1.62] [&>p:first-child]:mt-0">
            <ArticleBlocks blocks={article.intro} />
            {article.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id}>
                <h2 className="mt-12 text-h2 leading-[1.1]">{title}</h2>
                <ArticleBlocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </article>
      <CallToTry signedIn={signedIn} />
      <Neighbours article={article} articles={articles} />
    </>
  )
}

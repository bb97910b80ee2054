import { pages } from '@app/domain/routes.ts'
import { isBehindSignIn, isDashboardPage } from '@app/domain/site/dashboard-pages.ts'
import { listArticles } from '@app/texts/articles/articles.ts'
import type { ReactNode } from 'react'
import type { PageRequest } from '../page-contract.ts'
import { articleAt, factsOf } from './articles/article-at.ts'
import { ArticlePage } from './articles/article-page.tsx'
import { BlogPage } from './articles/blog-page.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { Home } from './home/home.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { NewPasswordPage } from './new-password/new-password-page.tsx'
import { NotFound } from './not-found.tsx'
import { type ArticleFacts, canonicalPath, type MetadataKey } from './page-metadata.ts'
import { PublicPage } from './public-page.tsx'

export const PUBLIC_ENTRY = 'src/public/public.ts'
export const DASHBOARD_ENTRY = 'src/dashboard/dashboard.tsx'

export interface FoundPage {
  status: 200 | 404
  /** Its title and description, in texts `metadata`. */
  metadata: MetadataKey
  entry: typeof PUBLIC_ENTRY | typeof DASHBOARD_ENTRY
  /** Pages of one person, and pages that are nothing, stay out of search engines. */
  isListed: boolean
  /** An article's own title, description, date and picture: `metadata: 'blogPost'`. */
  article?: ArticleFacts
  body: ReactNode
}

const CONFIRM_EMAIL = pages.emailConfirmation()
const UNLISTED = { isListed: false } as const

/** Which page stands at this path; any other path is the page not found, with its status (spec §2). */
export function findPage(request: PageRequest): FoundPage {
  const path = canonicalPath(request.path)
  if (isBehindSignIn(path)) return dashboardPage(path)
  const found = (
    metadata: MetadataKey,
    body: ReactNode,
    facts: Pick<Partial<FoundPage>, 'isListed' | 'article' | 'status'> = {},
  ): FoundPage => ({
    status: 200,
    metadata,
    entry: PUBLIC_ENTRY,
    isListed: true,
    body: <PublicPage request={request}>{body}</PublicPage>,
    ...facts,
  })
  const { site } = request
  if (path === pages.home()) return found('home', <Home request={request} />)
  const articles = listArticles(request.language)
  if (path === pages.blog()) return found('blog', <BlogPage articles={articles} />)
  const article = articleAt(path, request.language)
  if (article)
    return found('blogPost', <ArticlePage article={article} articles={articles} request={request} />, {
      article: factsOf(article),
    })
  if (path === pages.legalNotice()) return found('legalNotice', <LegalPage document="notice" site={site} />)
  if (path === pages.privacy()) return found('privacy', <LegalPage document="privacy" site={site} />)
  if (path === pages.terms()) return found('terms', <LegalPage document="terms" site={site} />)
  if (path === pages.accessibility())
    return found('accessibility', <LegalPage document="accessibility" site={site} />)
  if (path === CONFIRM_EMAIL) return found('confirmEmail', <EmailConfirmation request={request} />, UNLISTED)
  if (path === pages.newPassword())
    return found('newPassword', <NewPasswordPage request={request} />, UNLISTED)
  return found('notFound', <NotFound />, { ...UNLISTED, status: 404 })
}

/** The dashboard draws its own page not found; the status is for whoever reads no pictures. */
const dashboardPage = (path: string): FoundPage => ({
  status: isDashboardPage(path) ? 200 : 404,
  metadata: 'dashboard',
  entry: DASHBOARD_ENTRY,
  isListed: false,
  body: <DashboardShell />,
})

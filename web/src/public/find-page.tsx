import { pages } from '@app/domain/routes.ts'
import { isCertificatePage } from '@app/domain/site/course-pages.ts'
import { isBehindSignIn, isDashboardPage } from '@app/domain/site/dashboard-pages.ts'
import { isSharedPage } from '@app/domain/site/shared-pages.ts'
import { listArticles } from '@app/texts/articles/articles.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Loader } from '../ui/loader.tsx'
import { articleAt, factsOf } from './articles/article-at.ts'
import { ArticlePage } from './articles/article-page.tsx'
import { BlogPage } from './articles/blog-page.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import { CataloguePage } from './courses/catalogue-page.tsx'
import { CertificatePage } from './courses/certificate-page.tsx'
import { CoursePage } from './courses/course-page.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { Home } from './home/home.tsx'
import { LackingScript } from './lacking-script.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { NewPasswordPage } from './new-password/new-password-page.tsx'
import { NoticePage } from './notice-page.tsx'
import { type ArticleFacts, type CourseFacts, canonicalPath, type MetadataKey } from './page-metadata.ts'
import { TryOnPage } from './preview/try-on-page.tsx'
import { PublicPage } from './public-page.tsx'
import { SharedGone, SharedPage } from './share-page/shared-page.tsx'
import { SignInCodePage, SignInPage } from './sign-in/sign-in-page.tsx'
import type { SignInView } from './sign-in/sign-in-view.ts'
import { VerifyPage } from './verify/verify-page.tsx'
import { WithdrawalPage } from './withdrawal/withdrawal-page.tsx'

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
  /** A course's own title and description: `metadata: 'course'`. */
  course?: CourseFacts
  /** Whether the sign-in can be opened over it. */
  hasDialog?: boolean
  body: ReactNode
}

/** A public page: what stands between the header and the footer, and what is not as on most pages. */
type PublicPart = Pick<FoundPage, 'metadata' | 'body'> & Partial<FoundPage>

const UNLISTED = { isListed: false } as const

/** Which page stands at this path; any other path is the page not found, with its status. */
export function findPage(request: PageRequest): FoundPage {
  const path = canonicalPath(request.path)
  if (isBehindSignIn(path)) return dashboardPage(path)
  const { body, ...facts } =
    PUBLIC_PAGES[path]?.(request) ??
    articlePage(path, request) ??
    coursePage(path, request) ??
    certificatePage(path, request) ??
    sharedPage(path, request) ??
    NOT_FOUND
  return {
    status: 200,
    entry: PUBLIC_ENTRY,
    isListed: true,
    ...facts,
    body: (
      <PublicPage request={request} hasDialog={facts.hasDialog}>
        {body}
      </PublicPage>
    ),
  }
}

const PUBLIC_PAGES: Partial<Record<string, (request: PageRequest) => PublicPart>> = {
  [pages.home()]: (request) => ({ metadata: 'home', body: <Home request={request} /> }),
  [pages.tryOn()]: (request) => ({ metadata: 'tryOn', body: <TryOnPage request={request} /> }),
  [pages.verifyImage()]: (request) => ({ metadata: 'verifyImage', body: <VerifyPage request={request} /> }),
  [pages.courseCatalogue()]: (request) => ({
    metadata: 'courses',
    body: <CataloguePage request={request} />,
  }),
  [pages.certificates()]: (request) => ({
    metadata: 'certificates',
    body: <CertificatePage request={request} />,
  }),
  [pages.blog()]: ({ language }) => ({
    metadata: 'blog',
    body: <BlogPage articles={listArticles(language)} />,
  }),
  [pages.legalNotice()]: ({ site }) => ({
    metadata: 'legalNotice',
    body: <LegalPage document="notice" site={site} />,
  }),
  [pages.privacy()]: ({ site }) => ({
    metadata: 'privacy',
    body: <LegalPage document="privacy" site={site} />,
  }),
  [pages.terms()]: ({ site }) => ({ metadata: 'terms', body: <LegalPage document="terms" site={site} /> }),
  [pages.accessibility()]: ({ site }) => ({
    metadata: 'accessibility',
    body: <LegalPage document="accessibility" site={site} />,
  }),
  [pages.withdrawal()]: (request) => ({ metadata: 'withdrawal', body: <WithdrawalPage request={request} /> }),
  [pages.contact()]: (request) => ({ metadata: 'contact', body: <ContactPage request={request} /> }),
  [pages.signIn()]: signInPage('login'),
  [pages.signInCode()]: ({ sent }) => ({
    ...UNLISTED,
    metadata: 'signInCode',
    hasDialog: false,
    body: <SignInCodePage sent={sent} />,
  }),
  [pages.register()]: signInPage('register'),
  [pages.forgottenPassword()]: signInPage('oubli'),
  [pages.emailConfirmation()]: (request) => ({
    ...UNLISTED,
    metadata: 'confirmEmail',
    body: <EmailConfirmation request={request} />,
  }),
  [pages.newPassword()]: (request) => ({
    ...UNLISTED,
    metadata: 'newPassword',
    // She may ask for a new link wherever she is signed in.
    hasDialog: true,
    body: <NewPasswordPage request={request} />,
  }),
}

function signInPage(view: SignInView): (request: PageRequest) => PublicPart {
  const metadata = ({ login: 'signIn', register: 'register', oubli: 'forgottenPassword' } as const)[view]
  return (request) => ({
    ...UNLISTED,
    metadata,
    hasDialog: false,
    body: <SignInPage view={view} request={request} />,
  })
}

function articlePage(path: string, request: PageRequest): PublicPart | null {
  const article = articleAt(path, request.language)
  if (!article) return null
  const articles = listArticles(request.language)
  return {
    metadata: 'blogPost',
    article: factsOf(article),
    body: <ArticlePage article={article} articles={articles} request={request} />,
  }
}

function coursePage(path: string, request: PageRequest): PublicPart | null {
  const { courses = [], language } = request
  const course = courses.find(({ texts }) => pages.publicCourse(texts.fr.slug) === path)
  if (!course) return null
  const { title, summary: description, minutes } = course.texts[language]
  return {
    metadata: 'course',
    course: { title, description, minutes },
    body: <CoursePage course={course} request={request} />,
  }
}

/** What is said of one number is nobody else's business. */
const certificatePage = (path: string, request: PageRequest): PublicPart | null =>
  isCertificatePage(path)
    ? {
        ...UNLISTED,
        status: request.certificate ? 200 : 404,
        metadata: 'certificates',
        body: <CertificatePage request={request} />,
      }
    : null

function sharedPage(path: string, request: PageRequest): PublicPart | null {
  if (!isSharedPage(path)) return null
  const { shared } = request
  return shared
    ? { ...UNLISTED, metadata: 'shared', body: <SharedPage request={request} shared={shared} /> }
    : { ...UNLISTED, status: 404, metadata: 'sharedGone', body: <SharedGone /> }
}

const NOT_FOUND: PublicPart = { ...UNLISTED, status: 404, metadata: 'notFound', body: <NotFound /> }

/** The dashboard draws its own page not found; the status is for whoever reads no pictures. */
const dashboardPage = (path: string): FoundPage => ({
  status: isDashboardPage(path) ? 200 : 404,
  metadata: 'dashboard',
  entry: DASHBOARD_ENTRY,
  isListed: false,
  body: <DashboardShell path={path} />,
})

/** What a signed-in person sees until the dashboard has loaded; dashboard.tsx renders into #dashboard. */
function DashboardShell({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <div id="dashboard">
      <Loader message={t('dashboard.preparing')} />
      <LackingScript path={path} text={t('dashboard.lacking')} />
      <noscript>
        <p className="fixed inset-x-4 bottom-[12vh] z-50 mx-auto max-w-[44ch] rounded-card bg-surface p-5 text-center shadow-1">
          {t('dashboard.needsScript')}
        </p>
      </noscript>
    </div>
  )
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <NoticePage
      title={t('landing.notFoundTitle')}
      text={t('landing.notFoundText')}
      action={
        <ButtonLink kind="primary" href={pages.home()}>
          {t('landing.notFoundLink')}
        </ButtonLink>
      }
    />
  )
}

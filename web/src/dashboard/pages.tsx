import { type DashboardPageName, dashboardPages, pages } from '@app/domain/routes.ts'
import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import { Gate } from './accounts/gate.tsx'
import { LogoutButton } from './accounts/logout/logout-button.tsx'
import { SignInAgain } from './accounts/sign-in-again.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { fetchAhead } from './parts.ts'
import { FetchedAhead } from './shell/nav-button.tsx'
import { BrokenPage } from './shell/page/broken-page.tsx'
import { NotFoundPage } from './shell/page/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import { FinishToasts } from './transformations/finished/finish-toasts.tsx'
import { RefreshTrouble } from './transformations/refresh-trouble.tsx'
import { WizardPage } from './wizard-page.tsx'

type FetchPage = () => Promise<ComponentType>

/** Each stands in a file of its own, and its path under the same name in `dashboardPages`. */
const FETCHED_PAGES: Record<Exclude<DashboardPageName, 'dashboard' | 'wizard'>, FetchPage> = {
  transformation: async () =>
    (await import('./transformations/page/transformation-page.tsx')).TransformationPage,
  credits: async () => (await import('./credits/credits-page.tsx')).CreditsPage,
  purchase: async () => (await import('./purchases/purchase-page.tsx')).PurchasePage,
  courses: async () => (await import('./courses/courses-page.tsx')).CoursesPage,
  course: async () => (await import('./courses/course-page.tsx')).CoursePage,
  courseOrder: async () => (await import('./courses/order/course-order-page.tsx')).CourseOrderPage,
  lesson: async () => (await import('./courses/lesson-page.tsx')).LessonPage,
  quiz: async () => (await import('./courses/quiz-page.tsx')).QuizPage,
  // An operator's: nobody else fetches them.
  desk: async () => (await import('./operator/desk-page.tsx')).DeskPage,
  deskTable: async () => (await import('./operator/desk-table-page.tsx')).DeskTablePage,
  dossier: async () => (await import('./operator/dossier/dossier-page.tsx')).DossierPage,
  deskFigures: async () => (await import('./operator/figures/figures-page.tsx')).FiguresPage,
  deskBudgets: async () => (await import('./operator/budgets/budgets-page.tsx')).BudgetsPage,
  deskImages: async () => (await import('./operator/images/images-page.tsx')).ImagesPage,
  // A developer's panel: nobody else fetches it.
  notificationTester: async () =>
    (await import('./notifications/notification-tester.tsx')).NotificationTester,
}

/** Fetched when it is shown, or as soon as she is about to press a link to it. */
function drawFetched<Name extends DashboardPageName>(fetched: Record<Name, FetchPage>) {
  const routes: RouteObject[] = []
  const ahead: Partial<Record<string, () => void>> = {}
  for (const name in fetched) {
    const fetchPage = fetched[name]
    const path = dashboardPages[name](':id')
    const Page = lazy(async () => ({ default: await fetchPage() }))
    routes.push({ path, element: <Page /> })
    // If that fails, it is fetched again when it is shown.
    ahead[path] = () => void fetchPage().catch(() => null)
  }
  return { routes, ahead }
}

const { routes: fetchedRoutes, ahead } = drawFetched(FETCHED_PAGES)

export const pageRoutes: RouteObject[] = [
  {
    path: pages.dashboard(),
    element: <DashboardPage />,
    children: [{ path: pages.wizard(), element: <WizardPage /> }],
  },
  ...fetchedRoutes,
]

const FETCHED_AHEAD = { ...ahead, [pages.wizard()]: () => fetchAhead('wizard') }

/** What comes over whichever page she is on. */
const News = () => (
  <>
    <FinishToasts />
    <SignInAgain />
  </>
)

/** The frame of every page, once she is known. */
function Frame() {
  return (
    <Gate>
      <FetchedAhead value={FETCHED_AHEAD}>
        <Shell menu={<LogoutButton />} notice={<RefreshTrouble />} news={<News />} />
      </FetchedAhead>
    </Gate>
  )
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <BrokenPage />,
    children: [...pageRoutes, { path: '*', element: <NotFoundPage /> }],
  },
]

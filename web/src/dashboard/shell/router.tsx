import { pages } from '@app/domain/routes.ts'
import { lazy } from 'react'
import { createBrowserRouter, type RouteObject, type RouterNavigateOptions, type To } from 'react-router'
import { BrokenPage } from './broken-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { leadsToAnotherPage } from './page-of.ts'
import { Shell } from './shell.tsx'
import { WizardPage } from './wizard-page.tsx'

const TransformationPage = lazy(async () => ({
  default: (await import('../transformations/transformation-page.tsx')).TransformationPage,
}))

const CreditsPage = lazy(async () => ({
  default: (await import('../credits/credits-page.tsx')).CreditsPage,
}))

const PurchasePage = lazy(async () => ({
  default: (await import('../purchases/purchase-page.tsx')).PurchasePage,
}))

/** A developer's panel: nobody else fetches it. */
const NotificationTester = lazy(async () => ({
  default: (await import('../notifications/notification-tester.tsx')).NotificationTester,
}))

const CoursesPage = lazy(async () => ({
  default: (await import('../courses/courses-page.tsx')).CoursesPage,
}))

/** Every page of the dashboard; the server knows their paths from `DASHBOARD_PAGES`, and answers 404 to others. */
export const dashboardPages: RouteObject[] = [
  {
    path: pages.dashboard(),
    element: <DashboardPage />,
    children: [{ path: pages.wizard(), element: <WizardPage /> }],
  },
  { path: pages.transformation(':id'), element: <TransformationPage /> },
  { path: pages.credits(), element: <CreditsPage /> },
  { path: pages.purchase(':id'), element: <PurchasePage /> },
  { path: pages.courses(), element: <CoursesPage /> },
  { path: pages.notificationTester(), element: <NotificationTester /> },
]

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <BrokenPage />,
    children: [...dashboardPages, { path: '*', element: <NotFoundPage /> }],
  },
]

/** Every change of page moves as spec §2 says, whoever asked for it: a link, a button, a toast. */
export function createRouter() {
  const router = createBrowserRouter(routes)
  const { navigate } = router
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    const viewTransition = !calm.matches && leadsToAnotherPage(to, new URL(location.href))
    return navigate(to, { ...options, viewTransition })
  }
  return router
}

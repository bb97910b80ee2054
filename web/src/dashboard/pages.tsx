import { pages } from '@app/domain/routes.ts'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { Gate } from './accounts/gate.tsx'
import { LogoutButton } from './accounts/logout/logout-button.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { fetchAhead } from './parts.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { FetchedAhead } from './shell/nav-button.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import { FinishToasts } from './transformations/finished/finish-toasts.tsx'
import { RefreshTrouble } from './transformations/refresh-trouble.tsx'
import { WizardPage } from './wizard-page.tsx'

const TransformationPage = lazy(async () => ({
  default: (await import('./transformations/page/transformation-page.tsx')).TransformationPage,
}))

const CreditsPage = lazy(async () => ({
  default: (await import('./credits/credits-page.tsx')).CreditsPage,
}))

const PurchasePage = lazy(async () => ({
  default: (await import('./purchases/purchase-page.tsx')).PurchasePage,
}))

/** A developer's panel: nobody else fetches it. */
const NotificationTester = lazy(async () => ({
  default: (await import('./notifications/notification-tester.tsx')).NotificationTester,
}))

const CoursesPage = lazy(async () => ({
  default: (await import('./courses/courses-page.tsx')).CoursesPage,
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

/** A link to the wizard fetches it as soon as she is about to press it. */
const FETCHED_AHEAD = { [pages.wizard()]: () => fetchAhead('wizard') }

/** The frame of every page, once she is known. */
function Frame() {
  return (
    <Gate>
      <FetchedAhead value={FETCHED_AHEAD}>
        <Shell menu={<LogoutButton />} notice={<RefreshTrouble />} news={<FinishToasts />} />
      </FetchedAhead>
    </Gate>
  )
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <BrokenPage />,
    children: [...dashboardPages, { path: '*', element: <NotFoundPage /> }],
  },
]

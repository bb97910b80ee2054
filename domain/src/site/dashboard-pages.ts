import { pages } from '../routes.ts'

/** The pages behind the sign-in; `:id` stands for one part of a path. Any other path below /dashboard is no page. */
export const DASHBOARD_PAGES: string[] = [
  pages.dashboard(),
  pages.wizard(),
  pages.transformation(':id'),
  pages.credits(),
  pages.purchase(':id'),
  pages.courses(),
  pages.notificationTester(),
]

const FORMS = DASHBOARD_PAGES.map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`))

export const isDashboardPage = (path: string): boolean => FORMS.some((form) => form.test(path))

/** Whether the dashboard answers for this path at all, with a page or with the page not found. */
export const isBehindSignIn = (path: string): boolean =>
  path === pages.dashboard() || path.startsWith(`${pages.dashboard()}/`)

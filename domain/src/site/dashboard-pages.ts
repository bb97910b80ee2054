import { dashboardPages, pages } from '../routes.ts'

/** Their paths; `:id` stands for one part of a path. Any other path below /dashboard is no page. */
export const DASHBOARD_PAGES = Object.values<(id: string) => string>(dashboardPages).map((path) =>
  path(':id'),
)

const FORMS = DASHBOARD_PAGES.map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`))

export const isDashboardPage = (path: string): boolean => FORMS.some((form) => form.test(path))

/** Whether the dashboard answers for this path at all, with a page or with the page not found. */
export const isBehindSignIn = (path: string): boolean =>
  [pages.dashboard(), pages.desk()].some((root) => path === root || path.startsWith(`${root}/`))

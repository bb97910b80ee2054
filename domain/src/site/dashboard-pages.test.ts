import { expect, it } from 'vitest'
import { pages } from '../routes.ts'
import { DASHBOARD_PAGES, isBehindSignIn, isDashboardPage } from './dashboard-pages.ts'

it.each([
  { path: '/dashboard', behind: true, page: true },
  { path: '/dashboard/nouvelle', behind: true, page: true },
  { path: '/dashboard/transformations/6c0c3a52', behind: true, page: true },
  { path: '/dashboard/formations', behind: true, page: true },
  { path: '/dashboard/transformations', behind: true, page: false },
  { path: '/dashboard/transformations/a/b', behind: true, page: false },
  { path: '/dashboard/nulle-part', behind: true, page: false },
  { path: '/dashboards', behind: false, page: false },
  { path: '/', behind: false, page: false },
])('$path: behind the sign-in $behind, a page $page', ({ path, behind, page }) => {
  expect(isBehindSignIn(path)).toBe(behind)
  expect(isDashboardPage(path)).toBe(page)
})

it('every address of ours behind the sign-in is a page of the dashboard', () => {
  const paths = Object.values<(part: string) => string>(pages).map((path) => path(':id'))
  expect(paths.filter(isBehindSignIn)).toEqual(DASHBOARD_PAGES)
})

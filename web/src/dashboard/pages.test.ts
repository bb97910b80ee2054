import { DASHBOARD_PAGES } from '@app/domain/site/dashboard-pages.ts'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { pageRoutes } from './pages.tsx'

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])])

it('the server knows every page of the dashboard, and no other', () => {
  expect(pathsOf(pageRoutes).sort()).toEqual([...DASHBOARD_PAGES].sort())
})

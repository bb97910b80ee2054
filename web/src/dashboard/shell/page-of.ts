import { pages } from '@app/domain/routes.ts'
import type { To } from 'react-router'

/** The wizard and the windows lie over a page: opening them is not a change of page. */
export const pageOf = (path: string): string => (path === pages.wizard() ? pages.dashboard() : path)

/** Whether going there shows another page, from where she is. */
export function leadsToAnotherPage(to: To | null, here: URL): boolean {
  const path = typeof to === 'string' ? new URL(to, here).pathname : to?.pathname
  return path !== undefined && pageOf(path) !== pageOf(here.pathname)
}

import { createBrowserRouter, type RouteObject, type RouterNavigateOptions, type To } from 'react-router'
import { leadsToAnotherPage } from './page-of.ts'

/** Every change of page moves in the same way, whoever asked for it: a link, a button, a toast. */
export function createRouter(routes: RouteObject[]) {
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

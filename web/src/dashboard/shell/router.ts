import { createBrowserRouter, type RouteObject, type RouterNavigateOptions, type To } from 'react-router'
import { leadsToAnotherPage } from './page-of.ts'

/** What browsers say of a move they broke off: the window was resized or hidden, or another move began. */
const BROKEN_OFF = ['InvalidStateError', 'AbortError', 'TimeoutError']

/** The page has changed all the same, and nobody else holds the promise of the move: it is no error. */
function hushBrokenMoves(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (
      reason instanceof DOMException &&
      BROKEN_OFF.includes(reason.name) &&
      /transition/i.test(reason.message)
    )
      event.preventDefault()
  })
}

/** Every change of page moves in the same way, whoever asked for it: a link, a button, a toast. */
export function createRouter(routes: RouteObject[]) {
  hushBrokenMoves()
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

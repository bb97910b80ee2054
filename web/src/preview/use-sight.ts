import { type RefCallback, useCallback, useRef } from 'react'
import type { SightOf } from './picture-book.ts'

/**
 * Whether she sees an element at this moment, asked whenever the next preview is chosen; nothing is drawn anew for it.
 * @param at the how manieth it is of those on the page
 */
export function useSight(at: number): { ref: RefCallback<Element>; sightOf: SightOf } {
  const sight = useRef({ isInSight: false, at })
  sight.current.at = at
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watch = new IntersectionObserver((entries) => {
      sight.current.isInSight = entries.at(-1)?.isIntersecting ?? false
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const sightOf = useCallback(() => sight.current, [])
  return { ref, sightOf }
}

import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** The width at which screens have room beside (tokens: desk). */
export const DESK = '(min-width: 900px)'
export const PHONE = '(pointer: coarse)'

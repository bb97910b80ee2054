import { useMemo, useSyncExternalStore } from 'react'
import { stripeAppearance } from './stripe-appearance.ts'

const DARK = '(prefers-color-scheme: dark)'

function follow(change: () => void): () => void {
  const dark = matchMedia(DARK)
  dark.addEventListener('change', change)
  return () => dark.removeEventListener('change', change)
}

/** Our tokens as they are now; night may fall while she types. */
export function useStripeAppearance() {
  const isDark = useSyncExternalStore(
    follow,
    () => matchMedia(DARK).matches,
    () => false,
  )
  return useMemo(() => {
    const tokens = getComputedStyle(document.documentElement)
    return stripeAppearance((name) => tokens.getPropertyValue(name).trim(), isDark)
  }, [isDark])
}

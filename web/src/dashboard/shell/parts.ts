import { useEffect } from 'react'

/** The parts of the dashboard that are not needed to show it, each by what opens it. */
export const PARTS = {
  profil: () => import('../accounts/profile-dialog.tsx'),
  parcours: () => import('../transformations/journey-dialog.tsx'),
  photo: () => import('../accounts/avatar-dialog.tsx'),
  wizard: () => import('../drafts/wizard.tsx'),
} as const

/** A part that cannot be fetched ahead is fetched again when it is opened; then its failure is said. */
export const fetchAhead = (part: keyof typeof PARTS): void => void PARTS[part]().catch(() => null)

/** How long a browser that cannot tell when it is idle is left alone (Safari). */
const CALM_MS = 1500

/** Fetches the parts once the page is drawn and the browser has nothing better to do: opening one shows no wait. */
export function useFetchingAhead(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) fetchAhead(part)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, CALM_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAll)
    return () => cancelIdleCallback(idle)
  }, [])
}

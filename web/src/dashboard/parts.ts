import { useEffect } from 'react'
import { fetchLogoutDialog } from './accounts/logout/logout-button.tsx'
import { whenIdle } from './shell/when-idle.ts'

/** The parts of the dashboard that are not needed to show it, each by what opens it. */
export const PARTS = {
  profil: () => import('./profile-window.tsx'),
  parcours: () => import('./transformations/journey/journey-dialog.tsx'),
  photo: () => import('./accounts/avatar/avatar-dialog.tsx'),
  logout: fetchLogoutDialog,
  wizard: () => import('./wizard/wizard.tsx'),
} as const

/** A part that cannot be fetched ahead is fetched again when it is opened; then its failure is said. */
export const fetchAhead = (part: keyof typeof PARTS): void => void PARTS[part]().catch(() => null)

/** Opening a part shows no wait: it has been fetched while she was looking at the page. */
export function useFetchingAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) fetchAhead(part)
      }),
    [],
  )
}

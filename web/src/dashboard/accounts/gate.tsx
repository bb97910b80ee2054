import { api, pages } from '@app/domain/routes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loader } from '../../ui/loader.tsx'
import { Unreachable } from '../shell/failures/unreachable.tsx'
import { useRetry } from '../shell/failures/use-retry.ts'
import { isSignedOut } from '../shell/sign-in-ended.ts'
import { currentUserQuery } from './account-queries.ts'

/** Nothing of the dashboard is drawn before the server has said who she is; a stranger is on her way to `/`. */
export function Gate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const query = useQuery(currentUserQuery)
  const { data } = query
  const { error, retry } = useRetry(query)
  useFreshAfterReturn()
  const isStranger = !data && isSignedOut(error)
  useEffect(() => {
    if (isStranger) location.replace(pages.home())
  }, [isStranger])
  if (error && !data && !isStranger)
    return (
      <main className="grid min-h-dvh content-center">
        <h1 className="sr-only">{t('dashboard.title')}</h1>
        <Unreachable failure="accounts.failure" error={error} onRetry={retry} />
      </main>
    )
  if (!data) return <Loader message={t('dashboard.loading')} />
  return children
}

/** A browser may bring a page back as she left it: meanwhile, on another one, she may have bought credits. */
function useFreshAfterReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: [api.currentUser()] })
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [client])
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loader } from '../../ui/loader.tsx'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { isSignedOut } from './query-client.ts'
import { Unreachable } from './unreachable.tsx'

/** Nothing of the dashboard is drawn before the server has said who she is; a stranger is on her way to `/`. */
export function Gate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(currentUserQuery)
  if (error && !data && !isSignedOut(error))
    return (
      <main className="grid min-h-dvh content-center">
        <h1 className="sr-only">{t('dashboard.title')}</h1>
        <Unreachable failure="user" error={error} onRetry={refetch} />
      </main>
    )
  if (!data) return <Loader message={t('dashboard.loading')} />
  return children
}

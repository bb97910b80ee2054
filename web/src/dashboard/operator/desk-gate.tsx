import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { NotFoundPage } from '../shell/page/not-found-page.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'

/** For everybody but operators there is no such page; an operator is told what else it takes to sign in. */
export function DeskGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { operator } = useCurrentUser()
  if (operator === 'no') return <NotFoundPage />
  if (operator === 'open') return children
  return (
    <PageFrame title={t('operator.title')}>
      <p className="mt-4 max-w-[38rem] text-ink2">{t('operator.locked')}</p>
    </PageFrame>
  )
}

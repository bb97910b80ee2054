import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NavButton } from './nav-button.tsx'
import { usePageTitle } from './page-title.ts'

/** Any other address under /dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.notFound.title'))
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <EmptyState
        title={t('dashboard.notFound.title')}
        text={t('dashboard.notFound.text')}
        action={
          <NavButton kind="primary" to={pages.dashboard()}>
            {t('dashboard.notFound.action')}
          </NavButton>
        }
      />
    </div>
  )
}

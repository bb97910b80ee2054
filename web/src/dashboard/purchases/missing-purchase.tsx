import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { PURCHASES } from './places.ts'

export function MissingPurchase() {
  const { t } = useTranslation()
  usePageTitle(t('purchases.missingTitle'))
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <EmptyState
        title={t('purchases.missingTitle')}
        text={t('purchases.missingText')}
        action={
          <NavButton kind="primary" to={PURCHASES}>
            {t('purchases.back')}
          </NavButton>
        }
      />
    </div>
  )
}

import { art, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'

export function MissingTransformation() {
  const { t } = useTranslation()
  usePageTitle(t('transformations.page.missingTitle'))
  return (
    <div className="wrap py-10">
      <EmptyState
        art={art.wire()}
        title={t('transformations.page.missingTitle')}
        description={t('transformations.page.missingText')}
      >
        <NavButton kind="primary" to={pages.dashboard()}>
          {t('transformations.page.missingAction')}
        </NavButton>
      </EmptyState>
    </div>
  )
}

import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NavButton } from '../../shell/nav-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { LineArtPortrait } from '../line-art/line-art-portrait.tsx'

export function MissingTransformation() {
  const { t } = useTranslation()
  usePageTitle(t('transformations.page.missingTitle'))
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <EmptyState
        illustration={<LineArtPortrait />}
        title={t('transformations.page.missingTitle')}
        text={t('transformations.page.missingText')}
        action={
          <NavButton kind="primary" to={pages.dashboard()}>
            {t('transformations.page.missingAction')}
          </NavButton>
        }
      />
    </div>
  )
}

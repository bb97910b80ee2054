import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { MissingPage } from './missing-page.tsx'

/** Any other address under /dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <MissingPage
      title={t('dashboard.notFound.title')}
      text={t('dashboard.notFound.text')}
      way={{ to: pages.dashboard(), words: t('dashboard.notFound.action') }}
    />
  )
}

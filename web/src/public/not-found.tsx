import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <NoticePage
      title={t('landing.notFoundTitle')}
      text={t('landing.notFoundText')}
      action={
        <ButtonLink kind="primary" href={pages.home()}>
          {t('landing.notFoundLink')}
        </ButtonLink>
      }
    />
  )
}

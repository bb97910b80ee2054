import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NavButton } from '../../shell/nav-button.tsx'

export function FailedTransformation() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('transformations.page.failedTitle')}
      text={t('transformations.page.failedText')}
      action={
        <NavButton kind="primary" to={pages.wizard()} icon="plus">
          {t('transformations.list.create')}
        </NavButton>
      }
    />
  )
}

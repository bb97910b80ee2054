import { useTranslation } from 'react-i18next'
import { DeletionForm } from './deletion-form.tsx'
import { Unfolding } from './unfolding.tsx'

/** Opens into what deleting means, whose words have the focus before the field, and the password it needs. */
export function DeletionSection() {
  const { t } = useTranslation()
  return (
    <Unfolding icon="trash" label={t('leaving.delete')} first="h4">
      {(close) => <DeletionForm onCancel={close} />}
    </Unfolding>
  )
}

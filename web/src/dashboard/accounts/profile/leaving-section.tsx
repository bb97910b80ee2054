import { api } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { Unfolding } from './unfolding.tsx'

/** Under her profile: everything we keep of her to take along, and the way out. */
export function LeavingSection() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="leaving-title" className="mt-8 grid gap-5 border-line border-t pt-6">
      <h3 id="leaving-title" className="text-h4">
        {t('leaving.title')}
      </h3>
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink2">{t('leaving.exportText')}</p>
        <ButtonLink kind="secondary" size="small" href={api.accountExport()} download>
          <Icon name="download" />
          {t('leaving.export')}
        </ButtonLink>
      </div>
      <DeletionSection />
    </section>
  )
}

/** Opens into what deleting means, whose words have the focus before the field, and the password it needs. */
function DeletionSection() {
  const { t } = useTranslation()
  return (
    <Unfolding icon="trash" label={t('leaving.delete')} first="h4">
      {(close) => <DeletionForm onCancel={close} />}
    </Unfolding>
  )
}

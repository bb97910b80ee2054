import { api } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DeletionSection } from './deletion-section.tsx'

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

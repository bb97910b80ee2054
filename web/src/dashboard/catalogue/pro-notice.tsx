import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

export function ProNotice({ hasTest }: { hasTest: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 flex items-start gap-3 rounded-field bg-iris-soft px-4 py-3 text-iris">
      <Icon name="scissors" className="mt-0.5 size-5" />
      <p>
        <b className="block font-[650]">{t('catalogue.packages.proNotice')}</b>
        {t(hasTest ? 'catalogue.packages.proTest' : 'catalogue.packages.proTestTaken')}
      </p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/spinner.tsx'

/** While the payment is prepared, or its form fetched. */
export function CardWait() {
  const { t } = useTranslation()
  return (
    <p role="status" className="flex items-center gap-3 py-10 text-ink2">
      <Spinner className="size-6" />
      {t('payment.preparing')}
    </p>
  )
}
